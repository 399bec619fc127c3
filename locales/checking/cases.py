"""Names that stand where their language asks for another case than the one they come in."""

import re
from collections.abc import Iterator

from locales.checking.catalog import Catalog
from locales.checking.fault import Fault

NAMES = ("building", "buildings", "token", "tokens", "things")
"""The variables that are names of buildings and tokens, as their cards have them."""
GOVERNING = {
    "de": "mit|von|vom|zu|zum|zur|bei|beim|aus|nach|für|ohne|gegen|ein|eine|einen|einem|einer",
    "ru": "с|со|у|из|от|до|для|без|под|над|за|по|о|об|к|ко|про|перед|через|при|вокруг",
}
"""The words after which a name would change."""
_NAME = "\ufffb"


def faults(catalog: Catalog, _source: Catalog) -> Iterator[Fault]:
    """Yield texts with a name after a word that governs it: "mit Leichter Bogenschütze"."""
    words = GOVERNING.get(catalog.language)
    if words is None:
        return
    found = re.compile(rf"\b({words})[ \u00a0]{_NAME}", re.IGNORECASE)
    for entry in catalog.entries:
        forms = catalog.forms(entry.key, dict.fromkeys(NAMES, _NAME), "")
        whys = {match[1]: None for form in forms for match in found.finditer(form)}
        for word in whys:
            yield Fault("cases", entry.key, f"a noun or a colon stands between “{word}” and a name")
