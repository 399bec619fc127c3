// Links inside the page: going to a channel without loading anything.

let go = () => {};

/** The page says once how a channel is opened. */
export function onLink(handler) {
  go = handler;
}

export function goToLink(event, channelId) {
  event.preventDefault();
  go(channelId);
}
