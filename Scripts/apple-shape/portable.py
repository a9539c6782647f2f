"""Holds the headers against PortableUIKit's list of public declarations: both follow the same pages.

What only the headers have, or spell otherwise, is in not-portable.tsv with a reason. A name that Swift imports otherwise than
Apple's shows here, because PortableUIKit has the right one.
"""

import importlib.machinery
import importlib.util
import pathlib
import re

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent


def compare(graphs, listed_in, allowed_in):
    """How many are equal, and a sentence for each that is not and has no reason."""
    script = declarations_script()

    def meaning(declaration):
        # Of initialisers the headers do not say which are convenient or required.
        return re.sub(r"\b(convenience|required) ", "", script.meaning(declaration))

    ours = {}
    for line in listed_in.read_text().splitlines():
        if not line.startswith("#"):
            _, path, text, *_ = line.split("\t")
            ours.setdefault(path, set()).add(meaning(text))
    theirs = {}
    for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
        path = ".".join(symbol["pathComponents"])
        # What the compiler makes of its own for every enumeration and option set says nothing.
        if path.split(".")[0] in ours and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
            text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
            theirs.setdefault(path, set()).add(meaning(text))
    allowed = dict(line.split("\t") for line in allowed_in.read_text().splitlines() if line and not line.startswith("#"))
    unequal = {path for path, texts in theirs.items() if not texts & ours.get(path, set())}
    problems = [
        f"{path}: the headers say `{' / '.join(sorted(theirs[path]))}`, PortableUIKit `{' / '.join(sorted(ours.get(path, {'nothing'})))}`"
        for path in sorted(unequal - set(allowed))
    ]
    problems += [f"not-portable.tsv names what is the same in both: {path}" for path in sorted(set(allowed) - unequal)]
    return len(theirs) - len(unequal), problems


def declarations_script():
    loader = importlib.machinery.SourceFileLoader("check_declarations", str(SCRIPTS / "check-declarations"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module
