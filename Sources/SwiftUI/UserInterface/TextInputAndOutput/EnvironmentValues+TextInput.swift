public import SwiftUICore
public import UIKitCore

/// How text is entered in the fields of a view.
struct TextInputTraits: Equatable {
  var keyboardType = UIKeyboardType.default
  var capitalization: UITextAutocapitalizationType?
  var isAutocorrectionDisabled: Bool?
  var submitLabel: SubmitLabel?
  var contentType: UITextContentType?
}

extension EnvironmentValues {
  /// How text is entered.
  var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// What is called when the user submits a field, the outermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// The lines that a field that grows has at least and at most.
  var fieldLines: FieldLines {
    get { self[FieldLinesKey.self] }
    set { self[FieldLinesKey.self] = newValue }
  }

  /// Whether the text that the user enters is not corrected.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.isAutocorrectionDisabled ?? false }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }
}

/// The lines that a field that grows has at least and at most.
struct FieldLines: Equatable {
  var minimum: Int?
  var maximum: Int?
}

/// What is called when the user submits.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private struct TextInputTraitsKey: EnvironmentKey { static let defaultValue = TextInputTraits() }
private struct SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
private struct FieldLinesKey: EnvironmentKey { static let defaultValue = FieldLines() }

/// What the user submits.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text of a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the Return key of a keyboard on the screen.
public struct SubmitLabel: Equatable, Sendable {
  let returnKey: UIReturnKeyType

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(returnKey: .done) }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(returnKey: .go) }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(returnKey: .send) }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(returnKey: .join) }
  /// Route, which is shown as Go.
  public static var route: SubmitLabel { SubmitLabel(returnKey: .go) }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(returnKey: .search) }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(returnKey: .default) }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(returnKey: .next) }
  /// Continue, which is shown as Next.
  public static var `continue`: SubmitLabel { SubmitLabel(returnKey: .next) }
}

/// Which letters of entered text become capitals.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let type: UITextAutocapitalizationType

  init(type: UITextAutocapitalizationType) { self.type = type }

  /// The one of UIKit.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

extension View {
  /// Sets the keyboard on the screen for the fields in the view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboardType = type }
  }

  /// Sets which letters of entered text become capitals.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization?.type }
  }

  /// Sets which letters of entered text become capitals.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.capitalization = style }
  }

  /// Sets whether entered text is not corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable }
  }

  /// Sets whether entered text is not corrected.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isAutocorrectionDisabled = disable }
  }

  /// Sets what the text in the fields is.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
  }

  /// Sets the label of the Return key of a keyboard on the screen.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }

  /// Calls a function when the user submits a field in the view.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    transformEnvironment(\.submitActions) { $0.append(SubmitAction(triggers: triggers, action: action)) }
  }

  /// Keeps what the user submits in the view from functions outside of it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
