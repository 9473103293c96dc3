/// How a payload came to an app, by what the device has noted, and what to think of it.
struct Arrival {
  /// What was noted of the payload: one record for each callback that it came by.
  let records: [DeliveryRecord]

  /// The label of the scene that the system chose, or `nil` in an app without scenes.
  private var target: String? { records.last?.scene }
  private var taken: [DeliveryRecord] { records.filter { $0.fate == .taken } }

  /// What to think of it where nothing but the records is known.
  var finding: (MatrixVerdict, String?) {
    guard let first = taken.first else { return (.lost, sentenceOfLoss) }
    if taken.count > 1 { return (.twice, taken.map(\.description).joined(separator: " ")) }
    let hasRoot = first.cameWithConnection ? first.hadRootAfter : first.hadRootBefore
    if first.scene != nil, !hasRoot {
      return (.early, "\(first.description) The window had no root view controller that could show it.")
    }
    return (.ok, nil)
  }

  /// What to think of it where the user has said in which scenes it has landed, and how often.
  func finding(_ landings: [String: Int]) -> (MatrixVerdict, String?) {
    let places = landings.keys.sorted()
    guard let place = places.first, let count = landings[place] else { return nowhere }
    if let target, landings[target] == nil {
      return (
        .wrongWindow, "The system chose window \(target), and it has landed in \(places.joined(separator: " and "))."
      )
    }
    if places.count > 1 { return (.twice, "It has landed in the windows \(places.joined(separator: " and ")).") }
    if count > 1 { return (.twice, "It has landed in window \(place) \(count) times.") }
    return (.ok, nil)
  }

  private var nowhere: (MatrixVerdict, String?) {
    guard let last = taken.last else { return (.lost, sentenceOfLoss) }
    if last.scene != nil, !(last.hadRootWhenRead ?? last.hadRootBefore) {
      return (
        .early, "\(last.description) The window had no root view controller then, and it has landed in no window."
      )
    }
    return (.lost, "\(last.description) It has landed in no window.")
  }

  private var sentenceOfLoss: String {
    if let pending = records.first(where: { $0.fate == .pending }) {
      return "\(pending.owner).\(pending.callback) is async and has not answered; use runSettling()."
    }
    return records.isEmpty
      ? "The app was handed nothing." : records.map(\.description).joined(separator: " ")
  }
}
