"""Holds the declarations against facts.tsv: what pages of Apple's documentation print.

A line is one declaration: its identifier, how it is known, its text as the page prints it, and the page. Known is `page`
where somebody read the page, and `rule` where nobody did: then the text follows from how Objective-C is imported.
"""


def compare(graphs, path):
    """How many were read on a page, and a sentence for each that differs."""
    texts = {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
            texts.setdefault(symbol["identifier"]["precise"], []).append(plain(text))
    seen, problems, known = 0, [], set()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 4 or fields[1] not in ("page", "rule"):
            problems.append(f"facts.tsv:{number}: a line is identifier, page or rule, text, and page")
            continue
        identifier, source, text, page = fields
        seen += source == "page"
        if (identifier, text) in known:
            problems.append(f"facts.tsv:{number}: it says this twice")
        known.add((identifier, text))
        if plain(text) not in texts.get(identifier, []):
            ours = " / ".join(texts.get(identifier, ["nothing"]))
            problems.append(f"facts.tsv:{number}: {page} prints `{text}`, the headers say `{ours}`")
    return seen, problems


def plain(text):
    return " ".join(text.split())
