import Foundation
public import SceneSystem

/// Every payload in every situation, each on a fresh device, in one call.
///
/// The most common bug of apps with scenes is a URL, a link, a quick action or a notification that is lost because it arrives in an unusual
/// situation: the app is launched by it, or has two windows, or was in the background. The matrix has them all:
///
/// ```swift
/// let matrix = Matrix(of: { try $0.install(AppDelegate.self) }, payloads: [.url("recipes://open/7")]) { scene, payload in
///   (scene.visibleViewController as? RecipeViewController)?.recipe == 7
/// }
/// expectNoFailures(in: matrix)
/// ```
///
/// A cell is a fresh ``Device`` in this process; nothing is started. The closure decides whether a payload has arrived. It is called for
/// every connected scene: it must return `true` for the window that the system chose, and for no other. Without a closure the device's own
/// records decide: whether the app read the payload from the connection's options, or implements the callback that delivered it, and
/// whether the window had a root view controller then.
///
/// With `PROSCENIUM_CELL` in the environment only cells run whose name contains its value, such as `url · cold`.
@MainActor public struct Matrix {
  /// Installs the app on a device.
  public typealias Installation = @MainActor (Device) throws -> AppUnderTest

  /// The device of every cell.
  public let profile: DeviceProfile
  /// The situations.
  public let situations: [MatrixCell.Situation]

  /// The environment variables of the process; a test of the matrix itself sets others.
  var environment = ProcessInfo.processInfo.environment

  let installations: [(variant: String?, install: Installation)]
  let customPayloads: [Payload]?
  let deliveryCounts: (@MainActor (SceneUnderTest, Payload) -> Int)?

  /// A matrix of an app.
  ///
  /// - Parameters:
  ///   - install: Installs the app on a fresh device.
  ///   - profile: The device. On one without multiple scenes the cells with two windows are not possible.
  ///   - payloads: The rows; by default those that the app's Info.plist declares: a URL of its first scheme, an activity of its first
  ///     type, its first quick action, a share if it has `CKSharingSupported`, and a notification if the app sets a delegate for them.
  ///     Links are not declared in an Info.plist, so they must be passed.
  ///   - situations: The columns, each with one and with two windows.
  ///   - isDelivered: Whether the payload has arrived in this scene; with `nil` the device's records decide.
  public init(
    of install: @escaping Installation, on profile: DeviceProfile = .pad, payloads: [Payload]? = nil,
    situations: [MatrixCell.Situation] = MatrixCell.Situation.allCases,
    isDelivered: (@MainActor (SceneUnderTest, Payload) -> Bool)? = nil
  ) {
    self.init(
      [(nil, install)], on: profile, payloads: payloads, situations: situations,
      deliveryCounts: Matrix.counted(isDelivered))
  }

  /// A matrix of an app that has several variants, such as one with a storyboard and one without.
  ///
  /// - Parameters:
  ///   - variants: Installs the app on a fresh device, by the variant's name: `["storyboard": …, "programmatic": …]`.
  ///   - profile: The device.
  ///   - payloads: The rows; by default those that the first variant's Info.plist declares.
  ///   - situations: The columns, each with one and with two windows.
  ///   - isDelivered: Whether the payload has arrived in this scene; with `nil` the device's records decide.
  public init(
    variants: KeyValuePairs<String, Installation>, on profile: DeviceProfile = .pad, payloads: [Payload]? = nil,
    situations: [MatrixCell.Situation] = MatrixCell.Situation.allCases,
    isDelivered: (@MainActor (SceneUnderTest, Payload) -> Bool)? = nil
  ) {
    self.init(
      variants.map { ($0.key, $0.value) }, on: profile, payloads: payloads, situations: situations,
      deliveryCounts: Matrix.counted(isDelivered))
  }

  private static func counted(
    _ isDelivered: (@MainActor (SceneUnderTest, Payload) -> Bool)?
  ) -> (@MainActor (SceneUnderTest, Payload) -> Int)? {
    guard let isDelivered else { return nil }
    return { scene, payload in isDelivered(scene, payload) ? 1 : 0 }
  }

  private init(
    _ installations: [(String?, Installation)], on profile: DeviceProfile, payloads: [Payload]?,
    situations: [MatrixCell.Situation], deliveryCounts: (@MainActor (SceneUnderTest, Payload) -> Int)?
  ) {
    self.installations = installations.map { (variant: $0.0, install: $0.1) }
    self.profile = profile
    customPayloads = payloads
    self.situations = situations
    self.deliveryCounts = deliveryCounts
  }

  /// Returns the matrix with another measure: how often the scene has handled the payload. More than once is a finding too, as
  /// for an app that opens its launch URL again when its scene becomes active.
  ///
  /// - Parameter count: How often the payload has arrived in this scene.
  public func counting(_ count: @escaping @MainActor (SceneUnderTest, Payload) -> Int) -> Matrix {
    Matrix(
      installations.map { ($0.variant, $0.install) }, on: profile, payloads: customPayloads, situations: situations,
      deliveryCounts: count)
  }

  // MARK: Cells

  /// All cells, in the order of the table.
  ///
  /// - Throws: The installation's errors, if the rows come from the app's Info.plist.
  public func cells() throws -> [MatrixCell] { try plan().map(\.cell) }

  /// Runs all cells.
  ///
  /// - Throws: The installation's errors.
  public func run() throws -> MatrixReport {
    try report(try chosen().map { try MatrixCellRunner(self, $0).play() })
  }

  /// Runs all cells, and before each is judged runs the tasks and blocks that the app has enqueued on the main actor or the main queue, for
  /// apps that use `async`.
  ///
  /// - Throws: The installation's errors.
  public func runWaitingUntilIdle() async throws -> MatrixReport {
    var results: [MatrixResult] = []
    for planned in try chosen() { results.append(try await MatrixCellRunner(self, planned).playWaitingUntilIdle()) }
    return try report(results)
  }

  /// Runs one cell and returns its device, for inspection.
  ///
  /// - Parameter name: The cell's name, with which the table's sentences begin.
  /// - Throws: ``MatrixError`` for a name that no cell has, and the installation's errors.
  public func replay(_ name: String) throws -> MatrixReplay {
    let plan = try plan()
    guard let planned = plan.first(where: { $0.cell.name == name }) else {
      throw MatrixError.unknownCell(name, known: plan.map(\.cell.name))
    }
    let stage = try MatrixCellRunner(self, planned)
    let result = stage.play()
    return MatrixReplay(device: stage.device, app: stage.app, result: result)
  }

  /// A cell with what is needed to run it.
  struct PlannedCell {
    var cell: MatrixCell
    var payload: Payload
    var install: Installation
  }

  static let variable = "PROSCENIUM_CELL"

  private var restriction: String? { environment[Matrix.variable] }

  private func chosen() throws -> [PlannedCell] {
    let plan = try plan()
    guard let restriction else { return plan }
    return plan.filter { $0.cell.name.contains(restriction) }
  }

  private func report(_ results: [MatrixResult]) throws -> MatrixReport {
    MatrixReport(
      device: profile.kind.rawValue, results: results,
      unmatched: results.isEmpty
        ? restriction.map { "No cell's name contains \(Matrix.variable), \u{201C}\($0)\u{201D}." } : nil)
  }

  private func plan() throws -> [PlannedCell] {
    let rows = try rows()
    return installations.flatMap { installation in
      rows.flatMap { row in
        situations.flatMap { situation in
          // An app that was never opened has no second window.
          (situation == .firstLaunch ? 1...1 : 1...2).map { windows in
            PlannedCell(
              cell: MatrixCell(
                payload: row.name, situation: situation, windows: windows, variant: installation.variant),
              payload: row.payload, install: installation.install)
          }
        }
      }
    }
  }

  /// The payloads with their names: the kind, and a number from the second of a kind on.
  private func rows() throws -> [(name: String, payload: Payload)] {
    var seen: [Payload.Kind: Int] = [:]
    return try (customPayloads ?? defaultPayloads()).map { payload in
      seen[payload.kind, default: 0] += 1
      let number = seen[payload.kind] ?? 1
      return (number == 1 ? payload.kind.rawValue : "\(payload.kind.rawValue) \(number)", payload)
    }
  }

  private func defaultPayloads() throws -> [Payload] {
    guard let first = installations.first else { return [] }
    return Payload.defaults(of: try first.install(Device(profile, tracing: false)))
  }
}
