/// The delivery of a payload to an app as the device recorded it, and its verdict.
struct DeliveryAnalysis {
  /// The records of the payload: one for each callback that delivered it.
  let records: [DeliveryRecord]

  /// The label of the scene that the system chose, or `nil` in an app without scenes.
  private var target: String? { records.last?.scene }
  private var taken: [DeliveryRecord] { records.filter { $0.outcome == .handled } }

  /// The verdict if only the records are known.
  var finding: (MatrixVerdict, String?) {
    guard let first = taken.first else { return (.lost, lossDescription) }
    if taken.count > 1 { return (.twice, taken.map(\.description).joined(separator: " ")) }
    let hasRoot = first.arrivedWithConnection ? first.hadRootViewControllerAfter : first.hadRootViewControllerBefore
    if first.scene != nil, !hasRoot {
      return (.early, "\(first.description) The window had no root view controller that could show it.")
    }
    return (.ok, nil)
  }

  /// The verdict if the user has specified in which scenes it has landed, and how often.
  func finding(_ deliveryCounts: [String: Int]) -> (MatrixVerdict, String?) {
    let places = deliveryCounts.keys.sorted()
    guard let place = places.first, let count = deliveryCounts[place] else { return nowhere }
    if let target, deliveryCounts[target] == nil {
      return (
        .wrongWindow, "The system chose window \(target), and it has landed in \(places.joined(separator: " and "))."
      )
    }
    if places.count > 1 { return (.twice, "It has landed in the windows \(places.joined(separator: " and ")).") }
    if count > 1 { return (.twice, "It has landed in window \(place) \(count) times.") }
    return (.ok, nil)
  }

  private var nowhere: (MatrixVerdict, String?) {
    guard let last = taken.last else { return (.lost, lossDescription) }
    if last.scene != nil, !(last.hadRootViewControllerWhenRead ?? last.hadRootViewControllerBefore) {
      return (
        .early, "\(last.description) The window had no root view controller then, and it has landed in no window."
      )
    }
    return (.lost, "\(last.description) It has landed in no window.")
  }

  private var lossDescription: String {
    if let pending = records.first(where: { $0.outcome == .pending }) {
      return "\(pending.owner).\(pending.callback) is async and has not answered; use runSettling()."
    }
    return records.isEmpty
      ? "The app was handed nothing." : records.map(\.description).joined(separator: " ")
  }
}
