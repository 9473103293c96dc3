/// The delivery of a payload to an app as the device recorded it, and the verdict.
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

  /// The verdict if the closure decides in which scenes it has arrived, and how often.
  func finding(_ deliveryCounts: [String: Int]) -> (MatrixVerdict, String?) {
    let labels = deliveryCounts.keys.sorted()
    guard let label = labels.first, let count = deliveryCounts[label] else { return nowhere }
    if let target, deliveryCounts[target] == nil {
      return (
        .wrongWindow, "The system chose window \(target), and it has arrived in \(labels.joined(separator: " and "))."
      )
    }
    if labels.count > 1 { return (.twice, "It has arrived in the windows \(labels.joined(separator: " and ")).") }
    if count > 1 { return (.twice, "It has arrived in window \(label) \(count) times.") }
    return (.ok, nil)
  }

  private var nowhere: (MatrixVerdict, String?) {
    guard let last = taken.last else { return (.lost, lossDescription) }
    if last.scene != nil, !(last.hadRootViewControllerWhenRead ?? last.hadRootViewControllerBefore) {
      return (
        .early, "\(last.description) The window had no root view controller then, and it has arrived in no window."
      )
    }
    return (.lost, "\(last.description) It has arrived in no window.")
  }

  private var lossDescription: String {
    if let pending = records.first(where: { $0.outcome == .pending }) {
      return "\(pending.owner).\(pending.callback) is async and has not run; use runSettling()."
    }
    return records.isEmpty
      ? "Nothing was delivered to the app." : records.map(\.description).joined(separator: " ")
  }
}
