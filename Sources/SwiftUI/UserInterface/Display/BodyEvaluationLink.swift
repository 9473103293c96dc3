import SwiftUICore
import UIKitCore

/// Passes evaluations of bodies to tests that count them, and logs the reasons that views request.
@MainActor enum BodyEvaluationLink {
  /// Connects the graph of views with who counts. Read once before the first views are made.
  static let connected: Void = {
    BodyEvaluations.connect = { BodyObservation.observe = $0 }
    BodyChanges.log = { RuntimeIssues.report($0) }
  }()
}
