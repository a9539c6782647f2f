import AllocationCounter

// Does one operation many times, for a tool that counts instructions to watch; Scripts/count-instructions runs it.
// Counting                             lists the scenarios: name, title, the ways there are, and "grows" where it has a size
// Counting SCENARIO WAY NUMBER [SIZE]  does it that many times, and prints how many blocks of memory were asked for

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
