import AllocationCounter

// Does one operation many times, for a tool that counts instructions to watch; Scripts/count-instructions runs it.
// Counting                        lists the scenarios: name, title, and the ways there are, a line each
// Counting SCENARIO WAY NUMBER    does it that many times, and prints how many blocks of memory were asked for

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.isEmpty {
  for scenario in Scenario.all {
    let ways = Way.allCases.filter { scenario.operations[$0] != nil }.map(\.rawValue).joined(separator: ",")
    print(scenario.name, scenario.title, ways, separator: "\t")
  }
} else if arguments.count == 3, let scenario = Scenario.all.first(where: { $0.name == arguments[0] }),
  let way = Way(rawValue: arguments[1]), let setUp = scenario.operations[way], let count = Int(arguments[2])
{
  let operation = setUp()
  let before = allocation_count()
  for number in 0..<count { operation(number) }
  print(allocation_count() - before)
} else {
  preconditionFailure("usage: Counting SCENARIO WAY NUMBER; without arguments it lists the scenarios")
}
