import SwiftUICore
import UIKitCore

/// One kind of windows of an app.
@MainActor final class SceneDeclaration {
  /// How many windows there are of a kind.
  enum Kind: Hashable {
    /// Any number, opened by the user and by the app.
    case group
    /// One, opened by the app.
    case single
    /// Any number, with a document each.
    case document
    /// One, with the app's settings.
    case settings
    /// One, for scenes with the role of Assistive Access.
    case assistiveAccess
  }

  let kind: Kind
  /// The identifier that the app gave it.
  let id: String?
  /// The type of the values that its windows present, if they do.
  let valueType: Any.Type?
  /// What the views are made with, in the scope of the app.
  var inputs: _ViewInputs
  /// Makes the views of one window; the inputs are those of the window.
  let makeContent: (_ViewInputs) -> _ViewOutputs
  /// How its documents are made, read and written, if it has some.
  var documentKind: DocumentKind?
  /// The title, if the app gave one.
  var title: Text?
  /// The external events that open a window of this kind; `nil` if any does that no other kind has.
  var conditions: Set<String>?
  /// The size of a new window.
  var defaultSize: CGSize?
  /// Whether the menus have the system's commands for it: a new window, or the settings.
  var hasStandardCommands = true
  /// How the user may resize windows.
  var resizability = WindowResizability.automatic
  /// The keys that open a window, if the app has given some or, as `nil`, none.
  var shortcut: KeyboardShortcut??
  /// Returns the size of a new window.
  var placement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?

  init(
    _ kind: Kind, id: String? = nil, valueType: Any.Type? = nil, title: Text? = nil, _ inputs: _ViewInputs,
    makeContent: @escaping (_ViewInputs) -> _ViewOutputs
  ) {
    self.kind = kind
    self.id = id
    self.valueType = valueType
    self.title = title
    self.inputs = inputs
    self.makeContent = makeContent
  }

  /// Identifies the declaration in saved sessions: the app's identifier, or its type of values; an empty text for the plain group.
  var key: String { id ?? valueType.map { _typeName($0, qualified: true) } ?? "" }

  /// Whether it presents values of a type.
  func presents(_ type: Any.Type) -> Bool { valueType.map { ObjectIdentifier($0) == ObjectIdentifier(type) } ?? false }
}
