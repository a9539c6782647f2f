// Writes the traces of the system it runs on to its output. `Scripts/traces` runs it.
import Traces

print(await Move.text(), terminator: "")
