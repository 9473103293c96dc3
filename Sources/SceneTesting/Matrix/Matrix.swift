import Foundation
import SceneSystem

/// Every payload in every situation, each on a fresh device, in one call.
///
/// The commonest bug of apps with scenes is a URL, a link, a quick action or a notification that is lost where it arrives in an
/// unusual moment: the app is launched by it, or has two windows, or was in the background. The matrix has them all:
///
/// ```swift
/// let matrix = Matrix(of: { try $0.install(AppDelegate.self) }, payloads: [.url("recipes://open/7")]) { scene, payload in
///   (scene.visibleViewController as? RecipeViewController)?.recipe == 7
/// }
/// expectNothingLost(matrix)
/// ```
///
/// A cell is a fresh ``Device`` in this process; nothing is started. Whether a payload has landed is for the closure to say, which
/// is asked about every connected scene: it must be true of the window that the system chose, and of no other. Without a closure
/// the device's own records decide: whether the app read the payload from the connection's options, or implements the callback it
/// was delivered by, and whether the window had a root view controller then.
///
/// With `PROSCENIUM_CELL` in the environment only cells run whose name contains its value, as `url · cold`.
@MainActor public struct Matrix {
  /// Puts the app on a device.
  public typealias Installation = @MainActor (Device) throws -> AppUnderTest

  /// The device of every cell.
  public let profile: DeviceProfile
  /// The situations that are gone through.
  public let situations: [MatrixCell.Situation]

  /// The variables of the process; a test of the matrix itself has others.
  var environment = ProcessInfo.processInfo.environment

  let installations: [(variant: String?, install: Installation)]
  let givenPayloads: [Payload]?
  let landings: (@MainActor (SceneUnderTest, Payload) -> Int)?

  /// A matrix of an app.
  ///
  /// - Parameters:
  ///   - install: Puts the app on a fresh device.
  ///   - profile: The device. On one without multiple scenes the cells with two windows are not possible.
  ///   - payloads: The rows; by default what the app's Info.plist says that it takes: a URL of its first scheme, an activity of its
  ///     first type, its first quick action, a share where it has `CKSharingSupported`, and a notification where it sets a delegate
  ///     for them. Links do not stand in an Info.plist, so they must be given.
  ///   - situations: The columns, each with one and with two windows.
  ///   - landed: Whether the payload has landed in this scene; `nil` leaves that to the device's records.
  public init(
    of install: @escaping Installation, on profile: DeviceProfile = .pad, payloads: [Payload]? = nil,
    situations: [MatrixCell.Situation] = MatrixCell.Situation.allCases,
    landed: (@MainActor (SceneUnderTest, Payload) -> Bool)? = nil
  ) {
    self.init(
      [(nil, install)], on: profile, payloads: payloads, situations: situations,
      landings: Matrix.counted(landed))
  }

  /// A matrix of an app that comes in several shapes, as with a storyboard and without.
  ///
  /// - Parameters:
  ///   - variants: Puts the app on a fresh device, by the shape's name: `["storyboard": …, "programmatic": …]`.
  ///   - profile: The device.
  ///   - payloads: The rows; by default what the first shape's Info.plist says.
  ///   - situations: The columns, each with one and with two windows.
  ///   - landed: Whether the payload has landed in this scene; `nil` leaves that to the device's records.
  public init(
    variants: KeyValuePairs<String, Installation>, on profile: DeviceProfile = .pad, payloads: [Payload]? = nil,
    situations: [MatrixCell.Situation] = MatrixCell.Situation.allCases,
    landed: (@MainActor (SceneUnderTest, Payload) -> Bool)? = nil
  ) {
    self.init(
      variants.map { ($0.key, $0.value) }, on: profile, payloads: payloads, situations: situations,
      landings: Matrix.counted(landed))
  }

  private static func counted(
    _ landed: (@MainActor (SceneUnderTest, Payload) -> Bool)?
  ) -> (@MainActor (SceneUnderTest, Payload) -> Int)? {
    guard let landed else { return nil }
    return { scene, payload in landed(scene, payload) ? 1 : 0 }
  }

  private init(
    _ installations: [(String?, Installation)], on profile: DeviceProfile, payloads: [Payload]?,
    situations: [MatrixCell.Situation], landings: (@MainActor (SceneUnderTest, Payload) -> Int)?
  ) {
    self.installations = installations.map { (variant: $0.0, install: $0.1) }
    self.profile = profile
    givenPayloads = payloads
    self.situations = situations
    self.landings = landings
  }

  /// The same matrix with another measure of landing: how often the scene has dealt with the payload. More than once is a finding
  /// too, as for an app that opens the URL it was launched with once more when its scene becomes active.
  ///
  /// - Parameter count: How often the payload has landed in this scene.
  public func counting(_ count: @escaping @MainActor (SceneUnderTest, Payload) -> Int) -> Matrix {
    Matrix(
      installations.map { ($0.variant, $0.install) }, on: profile, payloads: givenPayloads, situations: situations,
      landings: count)
  }

  // MARK: Cells

  /// All cells, in the order of the table.
  ///
  /// - Throws: What the installation throws, where the rows come from the app's Info.plist.
  public func cells() throws -> [MatrixCell] { try plan().map(\.cell) }

  /// Goes through all cells.
  ///
  /// - Throws: What the installation throws.
  public func run() throws -> MatrixReport {
    try report(try chosen().map { try MatrixStage(self, $0).play() })
  }

  /// Goes through all cells, and lets tasks and blocks that the app has put on the main actor or the main queue run before each is
  /// judged, for apps that work with `async`.
  ///
  /// - Throws: What the installation throws.
  public func runSettling() async throws -> MatrixReport {
    var results: [MatrixResult] = []
    for planned in try chosen() { results.append(try await MatrixStage(self, planned).playSettling()) }
    return try report(results)
  }

  /// Runs one cell and hands over its device, to be looked at.
  ///
  /// - Parameter name: The cell's name, as the table's sentences begin with.
  /// - Throws: ``MatrixError`` for a name that no cell has, and what the installation throws.
  public func replay(_ name: String) throws -> MatrixReplay {
    let plan = try plan()
    guard let planned = plan.first(where: { $0.cell.name == name }) else {
      throw MatrixError.unknownCell(name, known: plan.map(\.cell.name))
    }
    let stage = try MatrixStage(self, planned)
    let result = stage.play()
    return MatrixReplay(device: stage.device, app: stage.app, result: result)
  }

  /// A cell with what it takes to run it.
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

  /// The payloads with their names: the kind, and from the second of a kind on a number.
  private func rows() throws -> [(name: String, payload: Payload)] {
    var seen: [Payload.Kind: Int] = [:]
    return try (givenPayloads ?? defaultPayloads()).map { payload in
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
