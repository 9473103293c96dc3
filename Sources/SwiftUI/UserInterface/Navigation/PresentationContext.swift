public import SwiftUICore

/// What shows a part of a hierarchy and can remove it: a sheet, a page on a stack, a controller.
final class PresentationContext: @unchecked Sendable {
  /// Whether the part is presented. Used on the main actor.
  var isPresented: @MainActor () -> Bool = { true }
  /// Removes the part. Used on the main actor.
  var dismiss: @MainActor () -> Void = {}

  /// The same as a binding.
  private(set) lazy var mode = Binding<PresentationMode>(
    get: { [unowned self] in PresentationMode(isPresented: MainActor.assumeIsolated { self.isPresented() }) },
    set: { [unowned self] mode in
      let isPresented = mode.isPresented
      MainActor.assumeIsolated { if !isPresented { self.dismiss() } }
    })
}

/// Whether a view is presented, and the way to end that.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Ends the presentation.
  public mutating func dismiss() { isPresented = false }
}

/// Ends the presentation of a view: closes the sheet that it is in, or removes the page from its stack, or closes the window.
@MainActor @preconcurrency public struct DismissAction {
  let context: PresentationContext?
  let closeWindow: (@MainActor () -> Void)?

  nonisolated init(context: PresentationContext?, closeWindow: (@MainActor () -> Void)?) {
    self.context = context
    self.closeWindow = closeWindow
  }

  /// Ends the presentation.
  public func callAsFunction() {
    if let context { context.dismiss() } else { closeWindow?() }
  }
}

private struct PresentationContextKey: EnvironmentKey {
  static var defaultValue: PresentationContext? { nil }
}

private struct CloseWindowKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// What shows the views.
  var presentationContext: PresentationContext? {
    get { self[PresentationContextKey.self] }
    set { self[PresentationContextKey.self] = newValue }
  }

  /// Closes the window that the views are in: what ``dismiss`` does where nothing is presented.
  package var closeWindow: (@MainActor () -> Void)? {
    get { self[CloseWindowKey.self] }
    set { self[CloseWindowKey.self] = newValue }
  }

  /// Ends the presentation of the view: closes the sheet that it is in, or removes the page from its stack, or closes the window.
  public var dismiss: DismissAction {
    var close = closeWindow
    if close == nil, let window = sceneWindow { close = { window.window?.close() } }
    return DismissAction(context: presentationContext, closeWindow: close)
  }

  /// Whether the view is presented.
  public var isPresented: Bool {
    guard let context = presentationContext else { return false }
    return MainActor.assumeIsolated { context.isPresented() }
  }

  /// A binding to whether the view is presented.
  public var presentationMode: Binding<PresentationMode> {
    presentationContext?.mode ?? .constant(PresentationMode(isPresented: false))
  }
}
