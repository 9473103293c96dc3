import AttributeGraph
public import SwiftUICore
import UIKitCore

/// Which view has the keyboard, read and written.
///
/// ```swift
/// @FocusState private var isNameFocused: Bool
/// TextField("Name", text: $name).focused($isNameFocused)
/// ```
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value
  private let none: Value

  /// The focus of one view.
  public init() where Value == Bool {
    _value = State(wrappedValue: false)
    none = false
  }

  /// The focus among several views, by the value that identifies each.
  public init<T: Hashable>() where Value == T? {
    _value = State(wrappedValue: nil)
    none = nil
  }

  /// The focus now. A write moves it.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// The focus as a binding, for `focused(_:)`.
  public var projectedValue: Binding { Binding(binding: $value, none: none) }

  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    let binding: SwiftUICore.Binding<Value>
    let none: Value

    /// The focus now. A write moves it.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// What a view that can have the focus reads and writes.
struct FocusTarget {
  /// Whether the view should have the focus.
  let isFocused: () -> Bool
  /// Reports whether the view has it.
  let setFocused: (Bool) -> Void
}

extension EnvironmentValues {
  /// What the next view inside that can have the focus reads and writes.
  var focusTargets: [FocusTarget] {
    get { self[FocusTargetsKey.self] }
    set { self[FocusTargetsKey.self] = newValue }
  }
}

private struct FocusTargetsKey: EnvironmentKey { static var defaultValue: [FocusTarget] { [] } }

/// A modifier that connects the focus of a view with a value.
struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

@MainActor extension FocusedModifier: InputsModifier {
  typealias Body = Never

  static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _ViewInputs) {
    inputs.changeEnvironment { graph, values throws(AttributeError) in
      let modifier = try graph.value(of: modifier.attribute)
      let (binding, value) = (modifier.binding, modifier.value)
      // The environment depends on the focus, so that the view follows it.
      _ = binding.wrappedValue
      values.focusTargets.append(
        FocusTarget(
          isFocused: { binding.wrappedValue == value },
          setFocused: { isFocused in
            if isFocused {
              if binding.wrappedValue != value { binding.wrappedValue = value }
            } else if binding.wrappedValue == value {
              binding.wrappedValue = binding.none
            }
          }))
    }
  }
}

extension View {
  /// Connects the focus of the view with a value that identifies it.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Connects the focus of the view with a condition.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Moves the focus to a view when the views appear.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }

  /// Declares whether the view can have the focus, by the keyboard or by `focused(_:)`.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Declares whether the view can have the focus, and for what.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Groups the views for the movement of the focus.
  nonisolated public func focusSection() -> some View { self }

  /// Makes the view the limit of the movement of the focus.
  nonisolated public func focusScope(_ namespace: some Hashable) -> some View { self }

  /// Shows or hides the platform's mark of the focused view.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// How much a default focus counts against the user's own choice.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = DefaultFocusEvaluationPriority(kind: 0)
  /// More than what was focused before.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: 1)
}

/// What a focused view is used for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It acts when the user presses a key for it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the platform decides.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Keeps the first responder of UIKit and the values of `focused(_:)` the same for one view.
@MainActor final class FocusLink {
  private weak var view: UIView?
  private var targets: [FocusTarget] = []
  private var wasWanted = false
  private var isPending = false

  init(_ view: UIView) { self.view = view }

  /// Applies the focus that the environment requires.
  func update(_ environment: EnvironmentValues) {
    targets = environment.focusTargets
    let isWanted = targets.contains { $0.isFocused() }
    defer { wasWanted = isWanted }
    guard let view, isWanted != view.isFirstResponder else { return isPending = false }
    if isWanted {
      guard !wasWanted || isPending else { return }
      isPending = !view.becomeFirstResponder()
    } else if wasWanted {
      isPending = false
      view.resignFirstResponder()
    }
  }

  /// The view is in a window now, or in none.
  func didMoveToWindow() {
    guard isPending, let view, view.window != nil else { return }
    isPending = !view.becomeFirstResponder()
  }

  /// The view has got or lost the focus.
  func focusDidChange(_ isFocused: Bool) {
    if isFocused { wasWanted = !targets.isEmpty }
    for target in targets where target.isFocused() != isFocused { target.setFocused(isFocused) }
  }
}
