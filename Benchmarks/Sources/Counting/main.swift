import AllocationCounter

// Repeats an operation for Scripts/count-instructions, which counts its instructions.
// Counting                             lists the scenarios: name, title, ways, and "grows" if the scenario has a size
// Counting SCENARIO WAY NUMBER [SIZE]  repeats the operation, and prints how many memory blocks it has allocated

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.isEmpty {
  for scenario in Scenario.all {
    let ways = Way.allCases.filter { scenario.operations[$0] != nil }.map(\.rawValue).joined(separator: ",")
    print(scenario.name, scenario.title, ways, scenario.grows ? "grows" : "", separator: "\t")
  }
} else if (3...4).contains(arguments.count), let scenario = Scenario.all.first(where: { $0.name == arguments[0] }),
  let way = Way(rawValue: arguments[1]), let setUp = scenario.operations[way], let count = Int(arguments[2]),
  let size = arguments.count == 4 ? Int(arguments[3]) : 1, scenario.grows == (arguments.count == 4)
{
  let operation = setUp(size)
  let before = allocation_count()
  for number in 0..<count { operation(number) }
  print(allocation_count() - before)
} else {
  preconditionFailure("usage: Counting SCENARIO WAY NUMBER [SIZE]; without arguments it lists the scenarios")
}
