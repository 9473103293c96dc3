/// A place to look for elements: a scene, or an element with others in it, such as a row or an alert.
///
/// A name is compared with the accessibility label, the text or title, the placeholder, and the accessibility identifier; all of it, and case
/// counts. Without a name the first element of the kind is meant. If several match, the first one that can be reached is used;
/// ``ElementUnderTest/at(_:)`` names another one.
@MainActor public protocol ElementContainer {
  /// What has been looked for so far.
  var _query: ElementQuery { get }
}

extension SceneUnderTest: ElementContainer {
  /// Everything on the scene's screen.
  public var _query: ElementQuery { ElementQuery(scene: self) }
}

extension ElementContainer {
  /// A text that is shown: of a label, or the title of a control.
  public func text(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.text], name, "text", AssertionLocation(fileID, filePath, line, column))
  }

  /// A button, a link, a menu, a tab, a segment or an item of a bar.
  public func button(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.button], name, "button", AssertionLocation(fileID, filePath, line, column))
  }

  /// A switch.
  public func toggle(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.toggle], name, "toggle", AssertionLocation(fileID, filePath, line, column))
  }

  /// A field or an editor for text, by its label or its placeholder.
  public func field(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.textField, .secureTextField, .textView], name, "field", AssertionLocation(fileID, filePath, line, column))
  }

  /// A slider.
  public func slider(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.slider], name, "slider", AssertionLocation(fileID, filePath, line, column))
  }

  /// A stepper.
  public func stepper(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.stepper], name, "stepper", AssertionLocation(fileID, filePath, line, column))
  }

  /// A row of segments, such as a segmented picker.
  public func segmentedControl(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.segmentedControl], name, "segmented control", AssertionLocation(fileID, filePath, line, column))
  }

  /// A picture, by its label or the name of its symbol.
  public func image(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.image], name, "image", AssertionLocation(fileID, filePath, line, column))
  }

  /// A row of a list. Its label are the texts in it, separated by commas; any one of them is a name of it as well.
  public func row(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.row], name, "row", AssertionLocation(fileID, filePath, line, column))
  }

  /// A list.
  public func list(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.list], name, "list", AssertionLocation(fileID, filePath, line, column))
  }

  /// An alert or an action sheet, by its title.
  public func alert(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.alert], name, "alert", AssertionLocation(fileID, filePath, line, column))
  }

  /// A presented view, by one of its texts, such as its title.
  public func sheet(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find([.sheet], name, "sheet", AssertionLocation(fileID, filePath, line, column))
  }

  /// An element of any kind with this accessibility identifier.
  public func element(
    identifier: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ElementUnderTest {
    find(nil, identifier, "element", isIdentifier: true, AssertionLocation(fileID, filePath, line, column))
  }

  /// An element of a kind.
  public func element(
    _ kind: ElementUnderTest.Kind, _ name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ElementUnderTest {
    find([kind], name, kind.rawValue, AssertionLocation(fileID, filePath, line, column))
  }

  /// All elements of a kind that are on screen, in the order of the screen.
  public func elements(
    _ kind: ElementUnderTest.Kind, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [ElementUnderTest] {
    let all = find([kind], nil, kind.rawValue, AssertionLocation(fileID, filePath, line, column))
    return (0..<all.count).map { all.at($0) }
  }

  /// The texts that are on screen, in the order of the screen.
  public var texts: [String] {
    _query.scene.app.turned {
      ElementTree(_query.scene).elements(in: _query).filter { $0.kind == .text }.map(\.label)
    }
  }

  private func find(
    _ kinds: Set<ElementUnderTest.Kind>?, _ name: String?, _ noun: String, isIdentifier: Bool = false,
    _ location: AssertionLocation
  ) -> ElementUnderTest {
    ElementUnderTest(
      _query.adding(.init(kinds: kinds, name: name, noun: noun, isIdentifier: isIdentifier)), location)
  }
}
