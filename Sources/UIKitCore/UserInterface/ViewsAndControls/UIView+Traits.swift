import Foundation
import RuntimeLogging
public import Selectors

extension UIView: TraitChangeRegistering {
  /// Called with the object that has changed and its previous traits. iOS 17.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Traits that override the environment's for the view and everything in it. iOS 17.
  public var traitOverrides: UITraitOverrides {
    get { attachments?.traitOverrides ?? UITraitOverrides() }
    set {
      UIView.usesTraitOverrides = true
      changeTraits { needAttachments.traitOverrides = newValue.isEmpty ? nil : newValue }
    }
  }

  /// Calls `handler` after one of `traits` has changed, until it is unregistered or the view is released. iOS 17.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Called with the view and its previous traits. A handler for another class than the view's is never called, and is
  ///     logged.
  /// - Returns: The registration, used to unregister the handler.
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIView.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    register(traits, calling: handler)
  }

  /// Calls a method of `target`, which is not retained, after one of `traits` has changed. iOS 17.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits, target: target as AnyObject, action)
  }

  /// Calls a method of the view after one of `traits` has changed. iOS 17.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits, target: nil, action)
  }

  /// Unregisters a handler. iOS 17. One that is not registered has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }

  final var traitRegistrations: [TraitChangeRegistration] {
    get { attachments?.traitRegistrations ?? [] }
    set { needAttachments.traitRegistrations = newValue }
  }

  /// Whether any app of the process has had overrides besides ``overrideUserInterfaceStyle``. Without them the traits of a view are found
  /// without asking each view above it.
  ///
  /// Read for each view that is added or resolves a colour, and never during an access to itself, so that it is not checked
  /// (`scene-bench instructions`).
  @exclusivity(unchecked) static var usesTraitOverrides = false

  /// The traits of the environment, with what the view, those above it and their controllers override.
  final func inheritedTraits(from environment: UITraitCollection?) -> UITraitCollection {
    let traits = environment ?? .current
    if UIView.usesTraitOverrides { return overriddenTraits(from: traits) }
    for view in sequence(first: self, next: \.superview) {
      for style in [view.overrideUserInterfaceStyle, view.controller?.overrideUserInterfaceStyle ?? .unspecified]
      where style != .unspecified {
        return traits.replacing(style: style)
      }
    }
    return traits
  }

  private func overriddenTraits(from traits: UITraitCollection) -> UITraitCollection {
    sequence(first: self, next: \.superview).reversed().reduce(traits) { $1.applyOwnOverrides(to: $0) }
  }

  /// The traits of the superview with what the view and its controller override.
  private func applyOwnOverrides(to traits: UITraitCollection) -> UITraitCollection {
    var traits = traits
    if let controller {
      if let state = controller.traitState {
        traits = state.overridesOfParent?.applied(to: traits) ?? traits
        traits = state.overrides.applied(to: traits)
      }
      let style = controller.overrideUserInterfaceStyle
      if style != .unspecified { traits = traits.replacing(style: style) }
    }
    traits = attachments?.traitOverrides?.applied(to: traits) ?? traits
    traits = attachments?.contentSizeLimits?.applied(to: traits) ?? traits
    return overrideUserInterfaceStyle == .unspecified ? traits : traits.replacing(style: overrideUserInterfaceStyle)
  }

  /// Runs `change`, which changes what the view or its controller overrides, and passes the new traits on.
  final func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    traitsChanged(from: previous)
  }

  /// Passes the traits of the view on if they are not `previous`.
  final func traitsChanged(from previous: UITraitCollection) {
    let present = traitCollection
    guard present !== previous, present != previous else { return }
    UIView.layoutInputs &+= 1
    if present.hasDifferentColorAppearance(comparedTo: previous) { setTreeNeedsShow() }
    propagateTraits(from: previous, to: present)
  }

  /// Calls the methods and handlers of the view, its controller and everything in it, from the top down.
  private func propagateTraits(from previous: UITraitCollection, to present: UITraitCollection) {
    let process = UIProcess.current
    // A handler may change the traits whenever they have changed.
    guard process.traitChangeDepth < 64 else {
      RuntimeLog.write(
        "The traits of a \(type(of: self)) change whenever they have changed; no more handlers are called.")
      return
    }
    process.traitChangeDepth += 1
    defer { process.traitChangeDepth -= 1 }
    visitForTraits(previous, present)
  }

  private func visitForTraits(_ previous: UITraitCollection, _ present: UITraitCollection) {
    setNeedsUpdateProperties()
    if present.layoutDirection != previous.layoutDirection {
      directionChanged()
      setNeedsLayout()
    }
    if present.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      contentSizeCategoryDidChange(to: present.preferredContentSizeCategory)
    }
    if let controller, controller.presenter != nil {
      controller.storedPresentationController?.announceTraitChange(from: previous)
    }
    controller?.announceTraitChange(from: previous)
    announceTraitChange(from: previous)
    for view in subviews {
      if view.hasOwnOverrides {
        let (before, now) = (view.applyOwnOverrides(to: previous), view.applyOwnOverrides(to: present))
        if before != now { view.visitForTraits(before, now) }
      } else {
        view.visitForTraits(previous, present)
      }
    }
  }

  private var hasOwnOverrides: Bool {
    overrideUserInterfaceStyle != .unspecified || attachments?.traitOverrides != nil
      || attachments?.contentSizeLimits != nil
      || controller.map { $0.overrideUserInterfaceStyle != .unspecified || $0.traitState != nil } ?? false
  }

  /// Announces that the tint colour has changed, here and in every view inside that has none of its own.
  final func propagateTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.propagateTintColor() }
  }

  /// Ends editing in this view: the first responder in it resigns if it is allowed to or if `force` is set.
  ///
  /// Returns whether no first responder is left in it.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    return true
  }
}
