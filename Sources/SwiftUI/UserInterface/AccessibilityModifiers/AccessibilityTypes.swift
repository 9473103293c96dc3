import Localization
public import SwiftUICore
import UIKitCore

/// How the views in an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case ignore, contain, combine }
  private let kind: Kind

  /// They are not elements.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are elements in this one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Their labels and values become those of this one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A kind of action that assistive technology offers.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// The default action, as a tap is.
  public static let `default` = AccessibilityActionKind(name: SystemString.activate.localized)
  /// Leaves something.
  public static let escape = AccessibilityActionKind(name: SystemString.escape.localized)
  /// The most important action wherever the user is.
  public static let magicTap = AccessibilityActionKind(name: SystemString.magicTap.localized)
  /// Deletes something.
  public static let delete = AccessibilityActionKind(name: SystemString.delete.localized)
  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(name: SystemString.showMenu.localized)

  /// An action with a name.
  public init(named name: Text) { self.init(name: name.string) }

  private init(name: String) { self.name = name }
}

/// A direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// What a text is about.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Plain text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What is shown on a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The name of a file.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Text with a meaning by its form.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Text that is edited.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Whether a view with the focus of assistive technology is this one.
///
/// Differs from Apple: the desktop does not report the focus of a screen reader, so that the value is what the app sets.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Whether the view has the focus.
  public init() where Value == Bool { _value = State(initialValue: false) }
  /// Which view has the focus; `nil` for none.
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// The binding for `accessibilityFocused`.
  public var projectedValue: Binding { Binding(binding: $value) }

  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    let binding: SwiftUICore.Binding<Value>
    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
