#!/usr/bin/env python3
"""Holds the list of public declarations against the built module (UK-5).

Run from the package's root after `swift build`:

    python3 Tests/PortableUIKitTests/Resources/Declarations/check.py [--write] [MODULES_DIRECTORY]

MODULES_DIRECTORY is where PortableUIKit.swiftmodule lies, .build/debug/Modules unless given. Without --write every
declaration that is not listed, listed and gone, or listed differently is printed, and the exit status is 1 if there is
one. With --write the list is made anew; read what has changed before committing it.

declarations.tsv has one declaration a line: kind, path, the declaration itself, and the page in Apple's documentation.
The page of a member is made of its type's page and its own name; "not Apple's" stands for what only this module has.
"""
import json
import pathlib
import platform
import subprocess
import sys
import tempfile

LIST = pathlib.Path(__file__).with_name("declarations.tsv")
FRAMEWORKS = {"UN": "usernotifications", "NSUserActivity": "foundation", "CATransaction": "quartzcore"}
OURS = "not Apple's"
# What is ours in Apple's types and does not say so in its comment.
OURS_IN_THEIRS = {
    "UIWindow.isOnScreen", "UIWindow.transitionScheduler", "UIWindow.userMoves", "UIWindow.perform(_:)",
    "UIWindow.beginInteractive(_:)"}


def graphs(modules):
    """The symbols of the module, its extensions of other modules' types included."""
    target = f"{platform.machine()}-unknown-linux-gnu"
    if sys.platform == "darwin":
        target = f"{platform.machine()}-apple-macosx13.0"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", "PortableUIKit", "-target", target, "-I", modules,
             "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members"],
            check=True, capture_output=True)
        for file in sorted(pathlib.Path(folder).glob("*.json")):
            yield from json.loads(file.read_text())["symbols"]


def comment(symbol):
    return " ".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))


def page(symbol, types):
    path = symbol["pathComponents"]
    if any("Not Apple's" in comment(types[tuple(path[:n])]) for n in range(1, len(path)) if tuple(path[:n]) in types):
        return OURS
    if "Not Apple's" in comment(symbol) or ".".join(path) in OURS_IN_THEIRS:
        return OURS
    first = path[0]
    if first[:2] not in ("UI", "UN", "NS", "CA") and first not in ("Bundle",) or first.startswith("UIKitMisuse"):
        return OURS
    framework = next((f for prefix, f in FRAMEWORKS.items() if first.startswith(prefix)), "uikit")
    return "/".join([framework] + [part.lower() for part in path])


def rows(modules):
    symbols = list(graphs(modules))
    types = {tuple(s["pathComponents"]): s for s in symbols if s["kind"]["identifier"] not in ("swift.method",)}
    found = set()
    for symbol in symbols:
        declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
        found.add("\t".join([
            symbol["kind"]["identifier"].removeprefix("swift."), ".".join(symbol["pathComponents"]),
            " ".join(declaration.split()), page(symbol, types)]))
    return sorted(found, key=lambda row: row.split("\t")[1::-1])


def main():
    arguments = [a for a in sys.argv[1:] if a != "--write"]
    found = rows(arguments[0] if arguments else ".build/debug/Modules")
    if "--write" in sys.argv:
        LIST.write_text("\n".join(found) + "\n")
        print(f"{len(found)} declarations listed")
        return 0
    listed = LIST.read_text().splitlines()
    for row in sorted(set(found) - set(listed)):
        print("not listed:", row)
    for row in sorted(set(listed) - set(found)):
        print("listed, but not there:", row)
    return 0 if set(found) == set(listed) else 1


sys.exit(main())
