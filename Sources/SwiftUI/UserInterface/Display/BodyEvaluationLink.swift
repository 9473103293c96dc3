import SwiftUICore
import UIKitCore

/// Lets tests count the evaluations of bodies, and writes what views log about them.
@MainActor enum BodyEvaluationLink {
  /// Connects the graph of views with who counts. Read once before the first views are made.
  static let connected: Void = {
    BodyEvaluations.connect = { BodyObservation.observe = $0 }
    BodyChanges.log = { RuntimeIssues.report($0) }
  }()
}
