import SceneSystem
import UIKitCore

/// One cell while it runs: a fresh device, brought into the situation, given the payload, and looked at.
@MainActor final class MatrixStage {
  let device: Device
  let app: AppUnderTest
  private let matrix: Matrix
  private let cell: MatrixCell
  private let payload: Payload
  private let start = ContinuousClock.now
  /// Why the app cannot be brought into the situation.
  private var obstacle: String?
  /// What went wrong on the way there.
  private var problems: [String] = []
  /// How often the payload had landed before it came.
  private var landedBefore = 0
  private var happening = Happening()
  /// How many payloads the app had been handed before.
  private var handedBefore = 0

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
    return judge()
  }

  func playSettling() async -> MatrixResult {
    setUp()
    note(await device.settle())
    deliver()
    take(await device.settle())
    return judge()
  }

  // MARK: Steps

  private func setUp() {
    guard cell.situation != .firstLaunch else { return }
    note(app.tapIcon())
    if cell.windows == 2 {
      let added = app.newWindow()
      note(added)
      if app.connectedScenes.count < 2 {
        obstacle = added.objection ?? "The app did not make a second window."
        return
      }
      // The older window is touched, so that the one which connected last is not the one that is meant.
      note(device.with(app.scene("A")) { .focus($0) })
    }
    switch cell.situation {
    case .firstLaunch, .warm: break
    case .background: device.leaveScreen(app).forEach(note)
    case .cold:
      device.leaveScreen(app).forEach(note)
      note(device.kill())
    }
  }

  private func note(_ happening: Happening) { problems += happening.problems }

  private func deliver() {
    guard obstacle == nil else { return }
    landedBefore = landings().values.reduce(0, +)
    handedBefore = app.deliveries.count
    happening = app.launch(payload)
  }

  /// What came of the payload later, as from tasks that it started.
  private func take(_ later: Happening) {
    happening.events += later.events
    happening.console += later.console
    happening.problems += later.problems
  }

  /// How often the payload has landed, by the labels of the scenes in which it has.
  private func landings() -> [String: Int] {
    guard let count = matrix.landings else { return [:] }
    var result: [String: Int] = [:]
    for scene in app.connectedScenes {
      let number = app.turned { count(scene, payload) }
      if number > 0 { result[scene.label] = number }
    }
    return result
  }

  private func judge() -> MatrixResult {
    let (verdict, sentence) = finding()
    return MatrixResult(
      cell: cell, verdict: verdict, sentence: sentence, happening: happening, duration: ContinuousClock.now - start)
  }

  private func finding() -> (MatrixVerdict, String?) {
    if let obstacle { return (.notPossible, obstacle) }
    if let problem = (problems + happening.problems).first { return (.broken, problem) }
    if landedBefore > 0 { return (.broken, "It counts as landed before it came, so the closure cannot tell.") }
    let arrival = Arrival(records: app.deliveries.dropFirst(handedBefore).filter { $0.payload == payload.kind })
    guard matrix.landings != nil else { return arrival.finding }
    return arrival.finding(landings())
  }
}
