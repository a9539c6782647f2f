"""Compares the declarations of the headers with facts.tsv, the declarations of Apple's documentation pages.

A line of facts.tsv is one declaration: its identifier, its source, its text on the page, and the page. A fifth column lists the systems
among tvOS and visionOS that the page does not name, or is `all` if the page names both. It is missing if the page was not read for this.
The source is `page` if the page was read. Otherwise the source is `rule`, and the text follows from the import of Objective-C.
"""


def compare(graphs, others, path):
    """Returns the number of declarations with the source `page`, and a sentence for each problem.

    `others` has the available graphs of tvOS and visionOS. A graph does not contain the declarations that its system lacks.
    """
    texts = {}
    there = {system: {symbol["identifier"]["precise"] for graph in found for symbol in graph["symbols"]} for system, found in others.items()}
    for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
        text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
        identifier = symbol["identifier"]["precise"]
        texts.setdefault(identifier, []).append(plain(text))
    seen, problems, known = 0, [], set()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) not in (4, 5) or fields[1] not in ("page", "rule"):
            problems.append(f"facts.tsv:{number}: a line has an identifier, `page` or `rule`, a text, a page, and the systems that lack it")
            continue
        identifier, source, text, page = fields[:4]
        seen += source == "page"
        if identifier in known:
            problems.append(f"facts.tsv:{number}: another line has the same identifier")
        known.add(identifier)
        if plain(text) not in texts.get(identifier, []):
            ours = " / ".join(texts.get(identifier, ["no declaration"]))
            problems.append(f"facts.tsv:{number}: {page} prints `{text}`, and the headers have `{ours}`")
        elif len(fields) == 5:
            lacking = {system for system in fields[4].split(",") if system in there}
            ours = {system for system, identifiers in there.items() if identifier not in identifiers}
            if lacking != ours:
                problems.append(f"facts.tsv:{number}: {page} does not name {named(lacking)}, and the headers do not name {named(ours)}")
    return seen, problems


def named(systems):
    return " and ".join(sorted(systems)) or "no system"


def plain(text):
    return " ".join(text.split())
