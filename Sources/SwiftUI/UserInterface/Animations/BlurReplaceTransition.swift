public import SwiftUICore
import UIKitCore

/// A transition that blurs, scales and fades views, for one that takes the place of another.
public struct BlurReplaceTransition {
  /// How views are scaled.
  public struct Configuration: Equatable, Sendable {
    /// The scale of a view before it appears, and after it has disappeared.
    let scales: [Double]

    /// Views grow when they appear, and shrink when they disappear.
    public static let downUp = Configuration(scales: [0.8, 0.8])
    /// Views grow when they appear, and also when they disappear.
    public static let upUp = Configuration(scales: [0.8, 1.2])
  }

  /// How views are scaled.
  public var configuration: Configuration

  /// Blurs and scales.
  public init(configuration: Configuration) { self.configuration = configuration }
}

@MainActor extension BlurReplaceTransition: Transition {
  /// The view, blurred and scaled as in the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale =
      switch phase {
      case .willAppear: configuration.scales[0]
      case .identity: 1.0
      case .didDisappear: configuration.scales[1]
      }
    content.scaleEffect(CGFloat(scale)).blur(radius: phase.isIdentity ? 0 : 10)
      .modifier(TransitionOpacity(opacity: phase.isIdentity ? 1 : 0))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs, scales and fades views: they grow when they appear, and shrink when they disappear.
  public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }

  /// Blurs, scales and fades views.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
