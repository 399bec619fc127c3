// Talking to the sandbox: JSON over fetch, and a websocket that comes back by itself.

const SLOWEST = 3000;

export async function get(path, query = {}) {
  const answer = await fetch(`${path}?${new URLSearchParams(query)}`, {cache: "no-store"});
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** What a person does; the answer is {type, …} or {error, text}. */
export async function act(body) {
  const answer = await fetch("/page/act", {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`act: ${answer.status}`);
  return answer.json();
}

/** Hand files over; the answer is their keys, to be named in an act. */
export async function upload(files) {
  const keys = [];
  for (const file of files) {
    const form = new FormData();
    form.append("file", file, file.name);
    const answer = await fetch("/page/upload", {method: "POST", body: form});
    if (!answer.ok) throw new Error(`upload: ${answer.status}`);
    keys.push((await answer.json()).key);
  }
  return keys;
}

/** The live connection. onOpen runs at every (re)connection, onEvent(event) for each message. */
export class Live {
  constructor({onOpen, onEvent, onLost}) {
    Object.assign(this, {onOpen, onEvent, onLost, viewer: null, wait: 250, socket: null});
  }

  /** See the world as this person from now on. */
  as(viewer) {
    this.viewer = viewer;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({as: viewer}));
    else if (!this.socket) this.connect();
  }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/page/live?as=${this.viewer}`);
    this.socket.onopen = () => {
      this.wait = 250;
      this.onOpen();
    };
    this.socket.onmessage = (message) => this.onEvent(JSON.parse(message.data));
    this.socket.onclose = () => {
      this.onLost();
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, SLOWEST);
    };
  }
}
