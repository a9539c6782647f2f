"""Holds the declarations against facts.tsv: what pages of Apple's documentation print.

A line is one declaration: its identifier, how it is known, its text as the page prints it, and the page; where somebody has
looked, also the systems among tvOS and visionOS that the page does not name, or `all` where it names both. Known is `page`
where somebody read the page, and `rule` where nobody did: then the text follows from how Objective-C is imported.
"""


def compare(graphs, others, path):
    """How many were read on a page, and a sentence for each that differs.

    What a system lacks is not in its graph: `others` has the graphs of tvOS and visionOS, as far as they are at hand.
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
            problems.append(f"facts.tsv:{number}: a line is identifier, page or rule, text, page, and systems that lack it")
            continue
        identifier, source, text, page = fields[:4]
        seen += source == "page"
        if identifier in known:
            problems.append(f"facts.tsv:{number}: it says this twice")
        known.add(identifier)
        if plain(text) not in texts.get(identifier, []):
            ours = " / ".join(texts.get(identifier, ["nothing"]))
            problems.append(f"facts.tsv:{number}: {page} prints `{text}`, the headers say `{ours}`")
        elif len(fields) == 5:
            lacking = {system for system in fields[4].split(",") if system in there}
            ours = {system for system, identifiers in there.items() if identifier not in identifiers}
            if lacking != ours:
                problems.append(f"facts.tsv:{number}: {page} lacks {named(lacking)}, the headers lack {named(ours)}")
    return seen, problems


def named(systems):
    return " and ".join(sorted(systems)) or "no system"


def plain(text):
    return " ".join(text.split())
