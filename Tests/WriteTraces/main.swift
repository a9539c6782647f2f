// Writes the traces of the current system to standard output. `Scripts/traces` runs this program.
import Traces

print(await Move.text(), terminator: "")
