/// The result of a search of ``Interleavings``, with its figures.
public struct InterleavingReport: Sendable, CustomStringConvertible {
  /// The number of distinct moments.
  public internal(set) var states = 0
  /// The number of devices used.
  public internal(set) var runs = 0
  /// The number of stimuli performed on them, including those that led back to a known moment.
  public internal(set) var stimuli = 0
  /// The number of times that a stimulus led to a known moment: all orders that continue from there were left out.
  public internal(set) var pruned = 0
  /// The number of orders of the full length: those that were run, and those that were left out. `nil` for a random search.
  public internal(set) var orders: Double?
  /// The maximum number of consecutive stimuli.
  public internal(set) var depth = 0
  /// The seed of a random search: with it as `PROSCENIUM_SEED` in the environment, the first run is the one that broke the rule.
  public internal(set) var seed: UInt64?
  /// The number of moments that could not be reached a second time. More than zero means that the app is not deterministic, and that orders
  /// after those moments were not run.
  public internal(set) var unrepeatable = 0
  /// The violation of the rule, or `nil` if it always holds.
  public internal(set) var failure: InterleavingFailure?

  /// Whether the rule always holds.
  public var passed: Bool { failure == nil }

  /// The figures, and the failure with its script.
  public var description: String {
    var lines: [String] = []
    if let orders {
      lines.append(
        "\(grouped(Double(states))) states; \(grouped(Double(stimuli))) stimuli in \(grouped(Double(runs))) runs cover "
          + "\(grouped(orders)) orders of \(depth); pruned \(grouped(Double(pruned))) times, where a state was reached again"
      )
    } else {
      lines.append(
        "\(grouped(Double(states))) states; \(grouped(Double(stimuli))) stimuli in \(grouped(Double(runs))) runs of at most "
          + "\(depth)\(seed.map { "; PROSCENIUM_SEED=\($0)" } ?? "")")
    }
    if unrepeatable > 0 {
      lines.append(
        "\(unrepeatable) states could not be reached a second time: the app is not deterministic, so a fingerprint should leave "
          + "out what is random, or pass savedContent: .ignored.")
    }
    if let failure { lines += ["", failure.description] }
    return lines.joined(separator: "\n")
  }

  /// A whole number with thousands separators; a very long one as a power of ten.
  private func grouped(_ number: Double) -> String {
    guard number < 1e15 else {
      var (mantissa, exponent) = (number, 0)
      while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
      return "\((mantissa * 10).rounded() / 10)e\(exponent)"
    }
    var digits = Array(String(Int(number)))
    var position = digits.count - 3
    while position > 0 {
      digits.insert(" ", at: position)
      position -= 3
    }
    return String(digits)
  }
}
