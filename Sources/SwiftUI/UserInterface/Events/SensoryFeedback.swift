public import SwiftUICore

/// What is felt or heard. The desktop has nothing of the kind.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy a thing is.
  public struct Weight: Equatable, Sendable {
    /// Light.
    public static let light = Weight()
    /// Neither light nor heavy.
    public static let medium = Weight()
    /// Heavy.
    public static let heavy = Weight()
  }

  /// How elastic a thing is.
  public struct Flexibility: Equatable, Sendable {
    /// Rigid.
    public static let rigid = Flexibility()
    /// Neither rigid nor soft.
    public static let solid = Flexibility()
    /// Soft.
    public static let soft = Flexibility()
  }

  private let name: String

  /// Something has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has become larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has become smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Things are aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level has changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Things have collided.
  public static let impact = SensoryFeedback(name: "impact")
  /// Things have collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
  /// Things have collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}

extension View {
  /// Accepted; nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Accepted; nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Accepted; nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// Accepted; nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
