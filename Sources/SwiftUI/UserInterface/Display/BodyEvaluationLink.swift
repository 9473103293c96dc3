import SwiftUICore
import UIKitCore

/// Lets tests count the evaluations of bodies.
@MainActor enum BodyEvaluationLink {
  /// Connects the graph of views with who counts. Read once before the first views are made.
  static let connected: Void = { BodyEvaluations.connect = { BodyObservation.observe = $0 } }()
}
