"""Input of a person as Discord's JSON: options of a command, fields of a form."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sandbox.messages import keep_file
from sandbox.models import Channel, File, Json, Role, User
from sandbox.payloads import channel_json, file_json, member_json, role_json, user_json
from sandbox.world import World


class CannotDo(Exception):  # noqa: N818 - the name says it all
    """The person can't do that, for example because they have no such command or button."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that a person picks."""

    name: str
    data: bytes


STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(3, 12)


@dataclass(slots=True)
class Resolver:
    """Converts values to JSON and collects their `resolved` part."""

    world: World
    channel: Channel
    resolved: Json = field(default_factory=dict)

    def user(self, value: object) -> str:
        """A person: themselves, their id or their name."""
        user = value if isinstance(value, User) else self.world.user(_ref(value))
        self._put("users", user.id, user_json(user))
        if self.channel.server is not None:
            member = self.world.servers[self.channel.server].members.get(user.id)
            if member is not None:
                rights = int(self.world.rights_in(self.channel, user.id))
                data = member_json(self.world, member, with_user=False)
                self._put("members", user.id, {**data, "permissions": str(rights)})
        return str(user.id)

    def channel_(self, value: object) -> str:
        """A channel: itself, its id or its name."""
        channel = value if isinstance(value, Channel) else self.world.channel(_ref(value))
        data = {**channel_json(self.world, channel), "permissions": "0"}
        self._put("channels", channel.id, data)
        return str(channel.id)

    def role(self, value: object) -> str:
        """A role: itself or its id."""
        roles = self.world.servers[self.channel.server].roles if self.channel.server else {}
        role = value if isinstance(value, Role) else roles.get(int(str(value)))
        if role is None:
            raise CannotDo(f"there is no role {value!r}")
        self._put("roles", role.id, role_json(role))
        return str(role.id)

    def mentionable(self, value: object) -> str:
        """A person or a role."""
        try:
            return self.user(value)
        except LookupError:
            return self.role(value)

    def file(self, value: object) -> str:
        """An upload."""
        if not isinstance(value, Upload):
            raise CannotDo("only an Upload can be picked as a file")
        kept: File = keep_file(self.world, self.channel.id, value.name, value.data)
        self._put("attachments", kept.id, file_json(self.world, kept))
        return str(kept.id)

    def _put(self, kind: str, snowflake: int, data: Json) -> None:
        self.resolved.setdefault(kind, {})[str(snowflake)] = data


def _ref(value: object) -> int | str:
    if isinstance(value, int):
        return value
    text = str(value)
    return int(text) if text.isdigit() else text


def fill_options(
    resolver: Resolver,
    spec: list[Json],
    values: Mapping[str, object],
    *,
    focused: str | None = None,
    typed: str = "",
) -> list[Json]:
    """The options of a command as the bot gets them."""
    unknown = set(values) - {option["name"] for option in spec}
    if unknown:
        raise CannotDo(f"the command has no option {', '.join(sorted(unknown))}")
    filled = []
    for option in spec:
        name = option["name"]
        if name == focused:
            filled.append({"name": name, "type": option["type"], "value": typed, "focused": True})
        elif values.get(name) is not None:
            try:
                value = _option_value(resolver, option, values[name], strict=focused is None)
            except (LookupError, CannotDo):  # while typing elsewhere, not yet a person or channel
                if focused is None:
                    raise
                continue
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise CannotDo(f"{name} is required")
    return filled


def _option_value(resolver: Resolver, option: Json, value: object, *, strict: bool) -> object:
    kind = option["type"]
    if not strict and kind in (STRING, INTEGER, NUMBER, BOOLEAN):  # they go out as they are typed
        return value
    if kind == STRING:
        return _checked_string(option, str(value))
    if kind in (INTEGER, NUMBER):
        return _checked_number(option, value)
    if kind == BOOLEAN:
        return value in (True, "true", "True")
    if kind == FILE:
        _check_ending(option, value)
    return _pick(resolver, kind, value)


def _check_ending(option: Json, value: object) -> None:
    """Refuse a file that is none of the option's types, by its ending alone, as the app does."""
    endings = tuple(option.get("file_types") or ("",))
    if isinstance(value, Upload) and not value.name.lower().endswith(endings):
        raise CannotDo(f"{option['name']} takes only {', '.join(endings)}")


def _pick(resolver: Resolver, kind: int, value: object) -> str:
    if kind == USER:
        return resolver.user(value)
    if kind == CHANNEL:
        return resolver.channel_(value)
    if kind == ROLE:
        return resolver.role(value)
    return resolver.mentionable(value) if kind == MENTIONABLE else resolver.file(value)


def _checked_string(option: Json, value: str) -> str:
    _check_choice(option, value)
    low, high = option.get("min_length") or 0, option.get("max_length") or 6000
    if not low <= len(value) <= high:
        raise CannotDo(f"{option['name']} must have {low} to {high} characters")
    return value


def _checked_number(option: Json, value: object) -> int | float:
    try:
        number = int(str(value)) if option["type"] == INTEGER else float(str(value))
    except ValueError:
        raise CannotDo(f"{option['name']} must be a number") from None
    _check_choice(option, number)
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        raise CannotDo(f"{option['name']} must be {least} to {most}")
    return number


def _check_choice(option: Json, value: object) -> None:
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise CannotDo(f"{value!r} is none of the choices of {option['name']}")


def choose_values(resolver: Resolver, select: Json, values: Iterable[object]) -> list[str]:
    """The chosen values of a select of any kind, checked as Discord's app does."""
    chosen = list(values)
    least = select.get("min_values", 1)
    most = select.get("max_values", 1)
    least, most = (1 if least is None else least), (1 if most is None else most)
    if select.get("required") is False and not chosen:
        least = 0
    if not least <= len(chosen) <= most:
        raise CannotDo(f"between {least} and {most} must be chosen, not {len(chosen)}")
    return [_chosen(resolver, select, value) for value in chosen]


def _chosen(resolver: Resolver, select: Json, value: object) -> str:
    kind = select["type"]
    if kind in (5, 6, 7, 8):
        pick = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}[kind]
        return _pick(resolver, pick, value)
    if kind == 19:
        return resolver.file(value)
    if str(value) not in [option["value"] for option in select["options"]]:
        raise CannotDo(f"{value!r} is no option of {select['custom_id']}")
    return str(value)


def fill_form(resolver: Resolver, modal: Json, values: Mapping[str, object]) -> list[Json]:
    """The fields of a form as the bot gets them back."""
    known = {str(_field_of(top)["custom_id"]) for top in modal["components"] if top["type"] != 10}
    if set(values) - known:
        raise CannotDo(f"the form has no field {', '.join(sorted(set(values) - known))}")
    filled: list[Json] = []
    for number, top in enumerate(modal["components"], 1):
        if top["type"] == 10:
            filled.append({"type": 10, "id": number})
            continue
        inner = _field_of(top)
        answer = _filled_field(resolver, inner, values.get(inner["custom_id"]))
        answer["id"] = number + 100
        inside = {"component": answer} if top["type"] == 18 else {"components": [answer]}
        filled.append({"type": top["type"], "id": number, **inside})
    return filled


def _field_of(top: Json) -> Json:
    found: Json = top["component"] if top["type"] == 18 else top["components"][0]
    return found


def _filled_field(resolver: Resolver, inner: Json, value: object) -> Json:
    answer: Json = {"type": inner["type"], "custom_id": inner["custom_id"]}
    if inner["type"] == 4:
        text = inner.get("value") or "" if value is None else str(value)
        return {**answer, "value": _checked_text(inner, text)}
    if inner["type"] == 23:
        return {**answer, "value": bool(inner.get("default") if value is None else value)}
    if inner["type"] == 21:
        chosen = _defaults(inner) if value is None else [value]
        picked = choose_values(resolver, {**inner, "max_values": 1}, chosen)
        return {**answer, "value": picked[0] if picked else None}
    many = _defaults(inner) if value is None else _listed(value)
    return {**answer, "values": choose_values(resolver, inner, many)}


def _defaults(inner: Json) -> list[object]:
    return [o["value"] for o in inner.get("options") or () if o.get("default")]


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _checked_text(inner: Json, text: str) -> str:
    low, high = inner.get("min_length") or 0, inner.get("max_length") or 4000
    if not text and not inner.get("required", True):
        return text
    if not max(low, 1) <= len(text) <= high:
        raise CannotDo(f"{inner['custom_id']} must have {max(low, 1)} to {high} characters")
    return text
