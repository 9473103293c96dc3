public import Foundation
@_spi(Runtime) import UIKitCore

/// An element on the screen of a scene, such as a text, a button or a row: found by what a person sees or a screen reader reads.
///
/// ```swift
/// let scene = app.scene("A")
/// scene.field("Name").typeText("Soup")
/// scene.button("Save").tap()
/// #expect(scene.text("Soup").exists)
/// ```
///
/// It is a query: it is evaluated at each use, so that it stays valid while the app changes its views. It works alike for UIKit and SwiftUI.
/// Elements are driven by the events that a host with windows sends. A use of an element that does not exist, that is disabled or covered,
/// or that the user cannot reach fails the test, with a list of what is on screen.
@MainActor public struct ElementUnderTest: ElementContainer {
  /// What an element is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Text that is shown.
    case text
    /// A button, also a link, a tab, a segment, an item of a bar, and any view with such a trait.
    case button
    /// A switch.
    case toggle
    /// A field of one line.
    case textField
    /// A field of one line whose text is obscured.
    case secureTextField
    /// Lines of text that can be edited.
    case textView
    /// A slider.
    case slider
    /// Two buttons that change a number.
    case stepper
    /// A row of segments, which are buttons.
    case segmentedControl
    /// A progress bar.
    case progressIndicator
    /// A spinner.
    case activityIndicator
    /// A picture.
    case image
    /// A row of a list.
    case row
    /// A list of rows.
    case list
    /// Another view that scrolls.
    case scrollView
    /// An alert or an action sheet.
    case alert
    /// Another presented view.
    case sheet
    /// Another view that has a name.
    case other
  }

  /// What is looked for.
  public let _query: ElementQuery
  let location: AssertionLocation

  init(_ query: ElementQuery, _ location: AssertionLocation) {
    _query = query
    self.location = location
  }

  var app: AppUnderTest { _query.scene.app }

  /// The matching elements that are on screen now.
  var matches: [ScreenElement] { app.turned { ElementTree(_query.scene).matches(_query) } }

  /// The first of the matching elements, those that can be reached before the others.
  var found: ScreenElement? {
    app.turned {
      let tree = ElementTree(_query.scene)
      let matches = tree.matches(_query)
      guard matches.count > 1 else { return matches.first }
      return matches.first { PointerTarget(of: $0, in: tree).reaches($0) } ?? matches.first
    }
  }

  private func read<Value>(_ property: String, _ fallback: Value, _ value: (ScreenElement) -> Value) -> Value {
    guard let found else {
      location.fail(ElementReport.missing(_query, purpose: "read the \(property) of"))
      return fallback
    }
    return app.turned { value(found) }
  }

  // MARK: State

  /// Whether there is such an element on screen. One that is covered by another exists, one that is scrolled out of view does not.
  public var exists: Bool { !matches.isEmpty }

  /// The number of matching elements on screen.
  public var count: Int { matches.count }

  /// The one of the matching elements with this index, in the order of the screen.
  public func at(_ index: Int) -> ElementUnderTest { ElementUnderTest(_query.at(index), location) }

  /// What the element is.
  public var kind: Kind { read("kind", .other) { $0.kind } }

  /// What a screen reader calls the element: its accessibility label, or else its text or title. For a row or a button that consists of views,
  /// their texts.
  public var label: String { read("label", "") { $0.label } }

  /// The accessibility identifier; empty if there is none.
  public var identifier: String { read("identifier", "") { $0.identifier ?? "" } }

  /// The value: the text of a field, `1` or `0` for a switch, the number of a slider or stepper, the chosen title of a picker; `nil` if the
  /// element has none.
  public var value: String? { read("value", nil) { $0.value } }

  /// The text that an empty field shows.
  public var placeholderValue: String? { read("placeholder", nil) { $0.placeholder } }

  /// Whether the element can be operated.
  public var isEnabled: Bool { read("state", false) { $0.isEnabled } }

  /// Whether the element is selected, such as a row, a segment or a tab.
  public var isSelected: Bool { read("state", false) { $0.isSelected } }

  /// Whether the element has the keyboard focus.
  public var hasKeyboardFocus: Bool { read("focus", false) { $0.view.isFirstResponder } }

  /// Whether a tap on the middle of what is visible of the element reaches it: nothing covers it.
  public var isHittable: Bool {
    app.turned {
      let tree = ElementTree(_query.scene)
      return tree.matches(_query).contains { PointerTarget(of: $0, in: tree).reaches($0) }
    }
  }

  /// The rectangle of the element in its window, in points.
  public var frame: CGRect { read("frame", .zero) { $0.frame } }

  /// The titles of the element's own menu, or of its segments, those of submenus after their own.
  public var menuItems: [String] { read("menu", []) { $0.choices.map(\.title) } }
}
