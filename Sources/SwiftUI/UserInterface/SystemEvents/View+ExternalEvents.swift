import AttributeGraph
public import SwiftUICore
public import UIKitCore

/// A modifier that does something with events from outside.
struct ExternalEventModifier {
  var open: ((URL) -> Void)?
  var activityType: String?
  var `continue`: ((NSUserActivity) -> Void)?
}

@MainActor extension ExternalEventModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let handler = ExternalEventHandlers.Handler()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      handler.open = modifier.open
      handler.activityType = modifier.activityType
      handler.continue = modifier.continue
    }
    inputs.scope.keep(handler)
    inputs.viewGraph.value(of: inputs.environment)?.externalEvents?.add(handler)
    return outputs
  }
}

/// A modifier that selects which external events the view's scene takes (fact 167).
struct EventPreferenceModifier {
  let preferring: Set<String>
  let allowing: Set<String>
}

@MainActor extension EventPreferenceModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let window = inputs.viewGraph.value(of: inputs.environment)?.sceneWindow
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      guard let scene = window?.window?.scene else { return }
      scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = predicate(modifier.preferring)
      scene.activationConditions.canActivateForTargetContentIdentifierPredicate = predicate(modifier.allowing)
    }
    return outputs
  }

  private static func predicate(_ conditions: Set<String>) -> NSPredicate {
    if conditions.contains("*") { return NSPredicate(value: true) }
    let parts = conditions.filter { !$0.isEmpty }.sorted()
    guard !parts.isEmpty else { return NSPredicate(value: false) }
    let quoted = parts.map { condition in
      let text = condition.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      return "SELF CONTAINS[cd] \"\(text)\""
    }
    return NSPredicate(format: quoted.joined(separator: " OR "))
  }
}

/// A modifier that offers what the view shows as a user activity.
struct UserActivityModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void
}

@MainActor extension UserActivityModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let window = inputs.viewGraph.value(of: inputs.environment)?.sceneWindow
    let offer = OfferedActivity(window)
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { offer.modifier = $0 }
    inputs.scope.add(AppearanceHandler(appear: { offer.isShown = true }, disappear: { offer.isShown = false }))
    return outputs
  }
}

/// The activity of one view. It is the scene's while the view is shown.
@MainActor private final class OfferedActivity {
  var modifier: UserActivityModifier? { didSet { update() } }
  var isShown = false { didSet { update() } }
  private let window: WindowReference?
  private var activity: NSUserActivity?

  init(_ window: WindowReference?) { self.window = window }

  private func update() {
    guard isShown, let modifier, modifier.isActive else {
      if let activity, window?.window?.scene?.userActivity === activity { window?.window?.scene?.userActivity = nil }
      activity?.resignCurrent()
      activity = nil
      return
    }
    let offered: NSUserActivity
    if let activity, activity.activityType == modifier.type {
      offered = activity
    } else {
      offered = NSUserActivity(activityType: modifier.type)
      activity = offered
    }
    modifier.update(offered)
    window?.window?.scene?.userActivity = offered
    offered.becomeCurrent()
  }
}

extension View {
  /// Calls a function with each URL that the scene is opened with, also a universal link (fact 171).
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ExternalEventModifier(open: action))
  }

  /// Calls a function with each activity of a type that the scene continues.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ExternalEventModifier(activityType: activityType, continue: action))
  }

  /// Sets which external events the scene of this view prefers, and which it allows; the others open another window. Conditions are
  /// looked for in the event's target content identifier.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(EventPreferenceModifier(preferring: preferring, allowing: allowing))
  }

  /// Offers what the view shows as an activity, which `update` fills in.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
  }

  /// Offers an element that the view shows as an activity, which `update` fills in; none while there is no element.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(type: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }
}
