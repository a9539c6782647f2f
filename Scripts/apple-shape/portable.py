"""Compares the headers with PortableUIKit's list of public declarations. Both follow the same pages.

not-portable.tsv has each difference with its reason. The comparison also finds Swift names that differ from Apple's import, because
PortableUIKit has the right names.
"""

import importlib.machinery
import importlib.util
import pathlib
import re

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent


def compare(graphs, listed_in, allowed_in):
    """Returns the number of equal declarations, and a sentence for each difference without a reason."""
    script = declarations_script()

    def meaning(declaration):
        # The headers do not mark initialisers as convenient or required.
        return re.sub(r"\b(convenience|required) ", "", script.meaning(declaration))

    ours = {}
    for line in listed_in.read_text().splitlines():
        if not line.startswith("#"):
            _, path, text, *_ = line.split("\t")
            ours.setdefault(path, set()).add(meaning(text))
    theirs = {}
    for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
        path = ".".join(symbol["pathComponents"])
        # Members that the compiler makes for every enumeration and option set are not compared.
        if path.split(".")[0] in ours and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
            text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
            theirs.setdefault(path, set()).add(meaning(text))
    allowed = dict(line.split("\t") for line in allowed_in.read_text().splitlines() if line and not line.startswith("#"))
    unequal = {path for path, texts in theirs.items() if not texts & ours.get(path, set())}
    problems = [
        f"{path}: the headers have `{' / '.join(sorted(theirs[path]))}`, "
        f"and PortableUIKit `{' / '.join(sorted(ours.get(path, {'no declaration'})))}`"
        for path in sorted(unequal - set(allowed))
    ]
    problems += [f"listed in not-portable.tsv, but equal in both: {path}" for path in sorted(set(allowed) - unequal)]
    return len(theirs) - len(unequal), problems


def declarations_script():
    loader = importlib.machinery.SourceFileLoader("check_declarations", str(SCRIPTS / "check-declarations"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module
