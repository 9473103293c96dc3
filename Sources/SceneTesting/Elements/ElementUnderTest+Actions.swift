public import Foundation
@_spi(Runtime) import UIKitCore
import ViewBacking

/// Actions of the user. Each returns what followed, and fails the test if the element cannot be operated.
extension ElementUnderTest {
  /// Taps or clicks the middle of what is visible of the element: a button is pressed, a switch turned, a row selected, a field focused.
  @discardableResult
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StepResult {
    act("tap", AssertionLocation(fileID, filePath, line, column)) { element, target, input in
      if case .stepper = element.content {
        return "A tap on a stepper is one on the left or the right of it: use increment() or decrement()."
      }
      if let menu = element.menuProblem { return menu }
      if element.segment == nil, case .segments = element.content {
        return "A tap on a segmented control selects a segment: use choose(_:)."
      }
      return input.click(target, segment: element.segment)
        ? nil : "Nothing at the \(ElementReport.name(element)) reacts to a tap."
    }
  }

  /// Taps or clicks the element twice in quick succession.
  @discardableResult
  public func doubleTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StepResult {
    act("double-tap", AssertionLocation(fileID, filePath, line, column)) { element, target, input in
      input.click(target, presses: 2)
        ? nil : "Nothing at the \(ElementReport.name(element)) reacts to a double tap."
    }
  }

  /// Presses the element for some seconds, by which the device's clock advances. A context menu is opened by
  /// ``chooseContextMenuItem(_:fileID:filePath:line:column:)``.
  @discardableResult
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StepResult {
    act("press", AssertionLocation(fileID, filePath, line, column)) { element, target, input in
      input.press(target, for: .seconds(duration))
        ? nil : "Nothing at the \(ElementReport.name(element)) reacts to a long press."
    }
  }

  /// Presses the element and moves the pointer by an offset before it is released.
  @discardableResult
  public func drag(
    by offset: CGSize, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StepResult {
    act("drag", AssertionLocation(fileID, filePath, line, column)) { element, target, input in
      input.drag(target, by: offset) ? nil : "Nothing at the \(ElementReport.name(element)) can be dragged."
    }
  }

  /// Swipes to the left: drags what can be dragged there, or otherwise scrolls what is around it.
  ///
  /// Differs from Apple: the swipe actions of a row are chosen by ``chooseContextMenuItem(_:fileID:filePath:line:column:)``.
  @discardableResult
  public func swipeLeft(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StepResult { swipe(-1, 0, AssertionLocation(fileID, filePath, line, column)) }

  /// Swipes to the right: drags what can be dragged there, or otherwise scrolls what is around it.
  @discardableResult
  public func swipeRight(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StepResult { swipe(1, 0, AssertionLocation(fileID, filePath, line, column)) }

  /// Swipes up: drags what can be dragged there, or otherwise scrolls down what is around it.
  @discardableResult
  public func swipeUp(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StepResult { swipe(0, -1, AssertionLocation(fileID, filePath, line, column)) }

  /// Swipes down: drags what can be dragged there, or otherwise scrolls up what is around it.
  @discardableResult
  public func swipeDown(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StepResult { swipe(0, 1, AssertionLocation(fileID, filePath, line, column)) }

  private func swipe(_ x: CGFloat, _ y: CGFloat, _ location: AssertionLocation) -> StepResult {
    act("swipe", location) { element, target, input in
      let size = element.visibleFrame.size
      let offset = CGSize(width: x * max(60, size.width * 0.6), height: y * max(60, size.height * 0.6))
      if input.drag(target, by: offset) { return nil }
      for level in target.levels.reversed() {
        guard case .scroll(let scroll) = level.shown.content,
          x != 0 ? scroll.scrollsHorizontally : scroll.scrollsVertically
        else { continue }
        let page = CGPoint(x: level.shown.frame.width * 0.8 * -x, y: level.shown.frame.height * 0.8 * -y)
        input.scroll(level.view, to: scroll.inside(scroll.offset.moved(by: page), level.shown.frame.size))
        return nil
      }
      return "Nothing at the \(ElementReport.name(element)) reacts to a swipe."
    }
  }

  // MARK: Text

  /// Types text at the end of a field, as on a keyboard: character by character, after a tap on the field if it does not have the keyboard
  /// focus. A line break is the return key in a field of one line; `\u{8}` deletes backward. If the app moves the focus meanwhile, the
  /// rest goes there.
  @discardableResult
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StepResult {
    edit("type into", AssertionLocation(fileID, filePath, line, column)) { element, input in
      for character in text { input.type(character, into: element.window.focusedText ?? element.view) }
      return nil
    }
  }

  /// Deletes all text in a field, as by selecting and deleting it.
  @discardableResult
  public func clearText(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StepResult {
    edit("clear", AssertionLocation(fileID, filePath, line, column)) { element, input in
      if element.value?.isEmpty == false { input.replace(element.view, by: "") }
      return nil
    }
  }

  private func edit(
    _ verb: String, _ location: AssertionLocation, _ body: (ScreenElement, inout HostInput) -> String?
  ) -> StepResult {
    act(verb, location) { element, target, input in
      guard [.textField, .secureTextField, .textView].contains(element.kind) else {
        return "The \(ElementReport.name(element)) accepts no text."
      }
      if !element.view.isFirstResponder { _ = input.click(target) }
      guard element.view.isFirstResponder else {
        return "The \(ElementReport.name(element)) refuses the keyboard focus."
      }
      return body(element, &input)
    }
  }

  // MARK: Values

  /// Moves a slider's knob to a position from 0, its minimum, to 1, its maximum.
  @discardableResult
  public func adjust(
    toNormalizedSliderPosition position: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StepResult {
    act("adjust", AssertionLocation(fileID, filePath, line, column)) { element, target, input in
      guard case .slider(let slider) = element.content else {
        return "The \(ElementReport.name(element)) is no slider."
      }
      let fraction = min(max(position.isNaN ? 0 : position, 0), 1)
      input.slide(element.view, to: slider.minimum + fraction * (slider.maximum - slider.minimum))
      return nil
    }
  }

  /// Presses the button of a stepper that increases its number, or performs the accessibility action that increases a value.
  @discardableResult
  public func increment(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StepResult { step(1, "Increment", AssertionLocation(fileID, filePath, line, column)) }

  /// Presses the button of a stepper that decreases its number, or performs the accessibility action that decreases a value.
  @discardableResult
  public func decrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StepResult { step(-1, "Decrement", AssertionLocation(fileID, filePath, line, column)) }

  private func step(_ sign: Double, _ action: String, _ location: AssertionLocation) -> StepResult {
    act(action.lowercased(), location) { element, target, input in
      guard case .stepper(let stepper) = element.content else {
        guard let found = element.view.accessibilityCustomActions?.first(where: { $0.name == action }) else {
          return
            "The \(ElementReport.name(element)) is no stepper, and has no accessibility action \u{201C}\(action)\u{201D}."
        }
        let app = app
        app.perform { _ in _ = found.actionHandler?(found) }
        return nil
      }
      var value = stepper.value + sign * stepper.step
      if stepper.wraps, value > stepper.maximum { value = stepper.minimum }
      if stepper.wraps, value < stepper.minimum { value = stepper.maximum }
      guard (stepper.minimum...stepper.maximum).contains(value) else {
        return "The \(ElementReport.name(element)) is at its \(sign > 0 ? "maximum" : "minimum")."
      }
      input.send(.slid(value, isTracking: false), to: element.view)
      return nil
    }
  }

  // MARK: Menus

  /// Chooses an item of the element's own menu, or a segment: of a menu button, a picker, or one part of a date picker.
  ///
  /// ```swift
  /// scene.button("Sort").choose("By Date")
  /// scene.segmentedControl("Period").choose("Week")
  /// scene.button("Due, Month").choose("May")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the item, or the titles of submenus and the item in them. A single title is also found in a submenu.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  @discardableResult
  public func choose(
    _ title: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StepResult {
    act("choose from", AssertionLocation(fileID, filePath, line, column)) { element, target, input in
      guard !element.choices.isEmpty else { return "The \(ElementReport.name(element)) has no menu." }
      switch element.choices.find(title) {
      case .failure(let problem): return "The menu of the \(ElementReport.name(element)) \(problem.text)"
      case .success(let choice):
        if case .segments = element.content {
          input.send(.choseSegment(choice.path[0]), to: element.view)
        } else {
          input.send(.choseMenuItem(choice.path), to: element.view)
        }
        return nil
      }
    }
  }

  /// Opens the context menu of the element, or of what is around it such as the row, by a secondary click, and chooses an item. Swipe actions of
  /// rows are items of their context menus.
  ///
  /// - Parameters:
  ///   - title: The title of the item, or the titles of submenus and the item in them. A single title is also found in a submenu.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  @discardableResult
  public func chooseContextMenuItem(
    _ title: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StepResult {
    act("choose from", AssertionLocation(fileID, filePath, line, column)) { element, target, input in
      for level in target.levels.reversed() where level.shown.hasContextMenu {
        guard let menu = app.contextMenu(of: level.view, at: level.point) else { continue }
        defer { input.send(.closedContextMenu, to: level.view) }
        switch ScreenElement.Choice.all(in: menu.items).find(title) {
        case .failure(let problem): return "The context menu of the \(ElementReport.name(element)) \(problem.text)"
        case .success(let choice):
          input.send(.choseContextMenuItem(choice.path), to: level.view)
          return nil
        }
      }
      return "The \(ElementReport.name(element)) has no context menu."
    }
  }

  /// The titles in the context menu of the element, or of what is around it; empty if there is none. The app makes the menu for it.
  public var contextMenuItems: [String] {
    var titles: [String] = []
    act("open the menu of", location) { _, target, input in
      for level in target.levels.reversed() where level.shown.hasContextMenu {
        guard let menu = app.contextMenu(of: level.view, at: level.point) else { continue }
        titles = ScreenElement.Choice.all(in: menu.items).map(\.title)
        input.send(.closedContextMenu, to: level.view)
        break
      }
      return nil
    }
    return titles
  }

  // MARK: All actions

  /// Finds the element, checks that the user can reach it, and operates it.
  @discardableResult
  private func act(
    _ verb: String, _ location: AssertionLocation,
    _ body: (ScreenElement, PointerTarget, inout HostInput) -> String?
  ) -> StepResult {
    var input = HostInput(app)
    let problem = operate(verb, &input, body)
    guard let problem else { return input.result }
    location.fail(problem)
    return StepResult(rejectionReason: problem)
  }

  private func operate(
    _ verb: String, _ input: inout HostInput, _ body: (ScreenElement, PointerTarget, inout HostInput) -> String?
  ) -> String? {
    guard let element = found else { return ElementReport.missing(_query, purpose: verb) }
    if let obstacle = ElementReport.obstacle(_query.scene) {
      return "The \(ElementReport.name(element)) cannot be operated: \(obstacle)"
    }
    guard element.isEnabled else { return ElementReport.disabled(element) }
    let (tree, target) = app.turned {
      let tree = ElementTree(_query.scene)
      return (tree, PointerTarget(of: element, in: tree))
    }
    guard target.reaches(element) else { return ElementReport.covered(element, by: target.hit, in: tree) }
    if let disabled = target.levels.last(where: { !$0.shown.isEnabled }) {
      let name = tree.elements.first { $0.view === disabled.view }.map(ElementReport.disabled)
      return name ?? "The \(ElementReport.name(element)) is disabled."
    }
    return body(element, target, &input)
  }
}

extension ScreenElement {
  /// Why a tap does not press the element: it opens a menu, of which an item is to be chosen.
  fileprivate var menuProblem: String? {
    guard case .button(let button) = content, button.menu != nil, segment == nil else { return nil }
    return "The \(ElementReport.name(self)) opens a menu: use choose(_:) with one of "
      + choices.map { "\u{201C}\($0.title)\u{201D}" }.joined(separator: ", ") + "."
  }
}

/// Why an item of a menu cannot be chosen.
private struct MenuProblem: Error { let text: String }

extension [ScreenElement.Choice] {
  /// The item with these titles of submenus and its own.
  fileprivate func find(_ titles: [String]) -> Result<ScreenElement.Choice, MenuProblem> {
    var path: [Int] = []
    var found: ScreenElement.Choice?
    for title in titles {
      found = first { $0.title == title && $0.path.starts(with: path) && $0.path.count > path.count }
      guard let found else {
        let all = map { "\u{201C}\($0.title)\u{201D}" }.joined(separator: ", ")
        return .failure(MenuProblem(text: "has no item \u{201C}\(title)\u{201D}. It has \(all)."))
      }
      path = found.path
    }
    guard let found else { return .failure(MenuProblem(text: "has an item for each title, and no title was given.")) }
    if found.isSubmenu {
      return .failure(MenuProblem(text: "has a submenu \u{201C}\(found.title)\u{201D}: name an item in it."))
    }
    if !found.isEnabled { return .failure(MenuProblem(text: "has \u{201C}\(found.title)\u{201D}, which is disabled.")) }
    return .success(found)
  }
}

extension CGPoint {
  func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}

extension ScrollContent {
  /// The offset nearest to another one that shows only the content.
  func inside(_ offset: CGPoint, _ size: CGSize) -> CGPoint {
    CGPoint(
      x: max(area.minX, min(offset.x, area.maxX - size.width)),
      y: max(area.minY, min(offset.y, area.maxY - size.height)))
  }
}
