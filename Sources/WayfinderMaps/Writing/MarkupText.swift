nonisolated extension String {
  /// The text as content or attribute of XML and HTML. What XML cannot hold has to be made visible before.
  var markup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "&#10;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

nonisolated extension Double {
  /// The number with one decimal at most.
  var short: String {
    let tenths = Int((self * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}

nonisolated extension MapPoint {
  var short: String { "\(x.short) \(y.short)" }
}
