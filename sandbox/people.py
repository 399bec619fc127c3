"""Actions of people: type a command, press, choose, fill in a form, write a message."""

from collections.abc import Iterable, Mapping, Sequence

from sandbox.commands import CHAT, SUB_COMMAND, SUB_GROUP, USER
from sandbox.components import SELECTS, Type
from sandbox.interactions import Interactions
from sandbox.messages import Draft, post, post_in_forum
from sandbox.models import FORUMS, Channel, ChannelKind, Json, Message, User, walk
from sandbox.options import CannotDo, Resolver, Upload, choose_values, fill_form, fill_options
from sandbox.permissions import Right, rights_in_server
from sandbox.records import AUTOCOMPLETE, COMMAND, COMPONENT, FORM, Record
from sandbox.world import World

__all__ = ["CannotDo", "People", "Upload"]

Who = User | int | str
Where = Channel | int | str


class People:
    """Acts for people; people and channels are given by object, id or name."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    def slash(
        self, who: Who, where: Where, command: str, options: Mapping[str, object] | None = None
    ) -> Record:
        """Send a command: `slash("Ann", "games", "game new", {"lords": 3})`."""
        user, channel = self._in_chat(who, where)
        top, path, spec = self._command(user, channel, command)
        resolver = Resolver(self._world, channel)
        filled = fill_options(resolver, spec, options or {})
        data = _command_data(top, path, filled, resolver.resolved)
        return self._send(COMMAND, user, channel, data, label=command)

    def menu(self, who: Who, where: Where, entry: str, whom: Who) -> Record:
        """Choose an entry of the bot in the menu of a person."""
        user, channel = self._in_chat(who, where)
        found = (c for c in self._world.commands_in(channel) if c["name"] == entry)
        top = next((c for c in found if c.get("type") == USER), None)
        if top is None:
            raise CannotDo(f"there is no entry {entry}")
        self._check_may_use(user, channel, top)
        resolver = Resolver(self._world, channel)
        data = {"id": top["id"], "name": entry, "type": USER, "target_id": resolver.user(whom)}
        return self._send(
            COMMAND, user, channel, {**data, "resolved": resolver.resolved}, label=entry
        )

    def autocomplete(
        self,
        who: Who,
        where: Where,
        command: str,
        option: str,
        typed: str,
        *,
        options: Mapping[str, object] | None = None,
    ) -> Record:
        """Type into an option with autocomplete; `Record.choices` holds the choices on offer."""
        user, channel = self._in_chat(who, where)
        top, path, spec = self._command(user, channel, command)
        if not any(o["name"] == option and o.get("autocomplete") for o in spec):
            raise CannotDo(f"/{command} completes no option {option}")
        resolver = Resolver(self._world, channel)
        filled = fill_options(resolver, spec, options or {}, focused=option, typed=typed)
        data = _command_data(top, path, filled, resolver.resolved)
        return self._send(AUTOCOMPLETE, user, channel, data, label=command)

    def click(self, who: Who, message: Message | int, custom_id: str) -> Record:
        """Press a button."""
        user, source, button = self._component(who, message, custom_id)
        if button["type"] != Type.BUTTON:
            raise CannotDo(f"{custom_id} is no button")
        return self._press(user, source, button, {})

    def choose(
        self, who: Who, message: Message | int, custom_id: str, values: Sequence[object]
    ) -> Record:
        """Choose in a select."""
        user, source, select = self._component(who, message, custom_id)
        if select["type"] not in SELECTS:
            raise CannotDo(f"{custom_id} is no select")
        resolver = Resolver(self._world, self._world.channels[source.channel])
        chosen: Json = {"values": choose_values(resolver, select, values)}
        if select["type"] != Type.STRING_SELECT:  # clients read none there
            chosen["resolved"] = resolver.resolved
        return self._press(user, source, select, chosen)

    def submit(self, who: Who, form: Record, values: Mapping[str, object]) -> Record:
        """Submit the form that `form` was answered with; values by the fields' custom_id."""
        user, channel = self._at(who, form.channel)
        modal = form.modal
        if modal is None or form.user != user.id:
            raise CannotDo("no form is open")
        resolver = Resolver(self._world, channel)
        fields = fill_form(resolver, modal, values)
        data = {
            "custom_id": modal["custom_id"],
            "components": fields,
            "resolved": resolver.resolved,
        }
        return self._send(FORM, user, channel, data, label=form.label, source=form.source)

    def say(
        self,
        who: Who,
        where: Where,
        text: str,
        *,
        files: Iterable[Upload] = (),
        reply_to: Message | int | None = None,
    ) -> Message:
        """Write a message."""
        user, channel = self._in_chat(who, where)
        needed = Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES
        if needed not in self._world.rights_in(channel, user.id):
            raise CannotDo(f"{user.name} may not write in #{channel.name}")
        if channel.thread is not None and channel.thread.locked:
            raise CannotDo(f"#{channel.name} is locked")
        body: Json = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": str(self._world.message(reply_to).id)}
        uploads = {number: (file.name, file.data) for number, file in enumerate(files)}
        return post(self._world, channel, user.id, Draft(body, uploads))

    def start_post(self, who: Who, forum: Where, name: str, text: str) -> Channel:
        """Start a post in a forum."""
        user, channel = self._at(who, forum)
        if channel.kind not in FORUMS:
            raise CannotDo(f"#{channel.name} is no forum")
        first = post_in_forum(self._world, channel, user.id, Draft({"content": text}), name=name)
        return self._world.channels[first.channel]

    def dismiss(self, who: Who, message: Message | int) -> None:
        """Close a private message."""
        found = self._world.message(message)
        if found.only_for != self._world.user(who).id:
            raise CannotDo("only one's own private messages can be closed")
        self._world.delete_message(found)

    def _at(self, who: Who, where: Where) -> tuple[User, Channel]:
        user, channel = self._world.user(who), self._world.channel(where)
        if not self._world.can_see(user, channel):
            raise CannotDo(f"{user.name} does not see #{channel.name}")
        return user, channel

    def _in_chat(self, who: Who, where: Where) -> tuple[User, Channel]:
        """Find a person and a place to type in: a forum has none but in its posts."""
        user, channel = self._at(who, where)
        if channel.kind in (*FORUMS, ChannelKind.CATEGORY):
            raise CannotDo(f"nothing can be written in #{channel.name}")
        return user, channel

    def _command(
        self, user: User, channel: Channel, path: str
    ) -> tuple[Json, list[Json], list[Json]]:
        """Return a command, the sub-commands on its path and the options at its end."""
        first, *rest = path.split()
        found = (c for c in self._world.commands_in(channel) if c["name"] == first)
        top = next((c for c in found if c.get("type", CHAT) == CHAT), None)
        if top is None:
            raise CannotDo(f"there is no command /{first}")
        self._check_may_use(user, channel, top)
        way: list[Json] = []
        spec: list[Json] = top.get("options") or []
        for name in rest:
            step = next((o for o in spec if o["name"] == name and o["type"] <= SUB_GROUP), None)
            if step is None:
                raise CannotDo(f"there is no command /{path}")
            way.append(step)
            spec = step.get("options") or []
        if any(o["type"] in (SUB_COMMAND, SUB_GROUP) for o in spec):
            raise CannotDo(f"/{path} is not the whole command")
        return top, way, spec

    def _check_may_use(self, user: User, channel: Channel, command: Json) -> None:
        if channel.thread is not None and channel.thread.archived:
            raise CannotDo(f"#{channel.name} is archived")
        if channel.server is None:
            return
        rights = self._world.rights_in(channel, user.id)
        if Right.USE_APPLICATION_COMMANDS not in rights:
            raise CannotDo(f"{user.name} may not use commands in #{channel.name}")
        needed = int(command.get("default_member_permissions") or 0)
        if needed & ~int(rights_in_server(self._world.servers[channel.server], user.id)):
            raise CannotDo(f"{user.name} may not use /{command['name']}")

    def _component(
        self, who: Who, message: Message | int, custom_id: str
    ) -> tuple[User, Message, Json]:
        source = self._world.message(message)
        user, _ = self._at(who, source.channel)
        if source.only_for not in (None, user.id):
            raise CannotDo(f"{user.name} does not see that message")
        every = walk(source.components)
        found = next((c for c in every if c.get("custom_id") == custom_id), None)
        if found is None:
            raise CannotDo(f"the message has no {custom_id!r}")
        if found.get("disabled"):
            raise CannotDo(f"{custom_id!r} is greyed out")
        return user, source, found

    def _press(self, user: User, source: Message, component: Json, chosen: Json) -> Record:
        data = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
            **chosen,
        }
        channel = self._world.channels[source.channel]
        label = component["custom_id"]
        return self._send(COMPONENT, user, channel, data, label=label, source=source.id)

    def _send(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        label: str,
        source: int | None = None,
    ) -> Record:
        record = Record(self._world, kind, user.id, channel.id, source=source, label=label)
        return self._interactions.open(record, data)


def _command_data(top: Json, way: list[Json], filled: list[Json], resolved: Json) -> Json:
    options = filled
    for step in reversed(way):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: Json = {"id": top["id"], "name": top["name"], "type": CHAT, "options": options}
    if "guild_id" in top:
        data["guild_id"] = top["guild_id"]
    return {**data, "resolved": resolved} if resolved else data
