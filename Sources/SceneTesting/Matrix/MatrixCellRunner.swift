import SceneSystem
import UIKitCore

/// One running cell: creates a fresh device, brings it into the situation, delivers the payload, and judges the result.
@MainActor final class MatrixCellRunner {
  let device: Device
  let app: AppUnderTest
  private let matrix: Matrix
  private let cell: MatrixCell
  private let payload: Payload
  private let start = ContinuousClock.now
  /// Why the app cannot be brought into the situation.
  private var obstacle: String?
  /// Problems on the way there.
  private var problems: [String] = []
  /// How often the payload had arrived before it was delivered.
  private var landedBefore = 0
  private var stepResult = StepResult()
  /// The number of payloads that were delivered to the app before.
  private var deliveredBefore = 0

  init(_ matrix: Matrix, _ planned: Matrix.PlannedCell) throws {
    self.matrix = matrix
    cell = planned.cell
    payload = planned.payload
    device = Device(matrix.profile)
    app = try planned.install(device)
  }

  func play() -> MatrixResult {
    setUp()
    deliver()
    return evaluate()
  }

  func playWaitingUntilIdle() async -> MatrixResult {
    setUp()
    note(await device.waitUntilIdle())
    deliver()
    append(await device.waitUntilIdle())
    return evaluate()
  }

  // MARK: Steps

  private func setUp() {
    guard cell.situation != .firstLaunch else { return }
    // Only the inner display has room for two windows (Z-02).
    if cell.windows == 2, device.isFolded { note(device.unfold()) }
    note(app.tapIcon())
    if cell.windows == 2 {
      let added = app.openNewWindow()
      note(added)
      if app.connectedScenes.count < 2 {
        obstacle = added.rejectionReason ?? "The app did not make a second window."
        return
      }
      // The older window is touched, so that the one that connected last is not the target.
      note(device.with(app.scene("A")) { .focus($0) })
    }
    switch cell.situation {
    case .firstLaunch, .warm: break
    case .background: device.sendToBackground(app).forEach(note)
    case .cold:
      device.sendToBackground(app).forEach(note)
      note(device.kill())
    }
  }

  private func note(_ stepResult: StepResult) { problems += stepResult.problems }

  private func deliver() {
    guard obstacle == nil else { return }
    landedBefore = deliveryCounts().values.reduce(0, +)
    deliveredBefore = app.deliveries.count
    stepResult = app.launch(payload)
  }

  /// Adds later effects of the payload, such as those of tasks that it started.
  private func append(_ later: StepResult) {
    stepResult.events += later.events
    stepResult.console += later.console
    stepResult.problems += later.problems
  }

  /// How often the payload has arrived, by the labels of the scenes in which it has.
  private func deliveryCounts() -> [String: Int] {
    guard let count = matrix.deliveryCounts else { return [:] }
    var result: [String: Int] = [:]
    for scene in app.connectedScenes {
      let number = app.turned { count(scene, payload) }
      if number > 0 { result[scene.label] = number }
    }
    return result
  }

  private func evaluate() -> MatrixResult {
    let (verdict, message) = finding()
    return MatrixResult(
      cell: cell, verdict: verdict, message: message, stepResult: stepResult, duration: ContinuousClock.now - start)
  }

  private func finding() -> (MatrixVerdict, String?) {
    if let obstacle { return (.notPossible, obstacle) }
    if let problem = (problems + stepResult.problems).first { return (.broken, problem) }
    if landedBefore > 0 {
      return (.broken, "The closure returns true before the payload is delivered, so it decides nothing.")
    }
    let arrival = DeliveryAnalysis(
      records: app.deliveries.dropFirst(deliveredBefore).filter { $0.payload == payload.kind })
    guard matrix.deliveryCounts != nil else { return arrival.finding }
    return arrival.finding(deliveryCounts())
  }
}
