import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A field that leaves space around its text, as many apps have one.
private final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 4) }
}

@MainActor @Suite("Text fields: attributes and side views") struct TextFieldLayoutTests {
  private func content(_ field: UITextField) -> TextFieldContent {
    if case .textField(let content) = field.shownContent { return content }
    Issue.record("A text field shows something else.")
    return TextFieldContent(text: "", appearance: TextAppearance(font: FontDescription(size: 1)))
  }

  private func field(_ width: CGFloat = 200) -> UITextField {
    UITextField(frame: CGRect(x: 0, y: 0, width: width, height: 30))
  }

  private func box(_ side: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }

  @Test("a left view that is always visible is at the left edge, and the text begins after it") func leftView() {
    let (field, icon) = (field(), box(20))
    field.leftView = icon
    #expect(icon.superview == nil && content(field).insets == nil, "the mode is never")
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.superview === field && icon.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
    #expect(content(field).insets == EdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
    field.leftView = nil
    field.layoutIfNeeded()
    #expect(icon.superview == nil && content(field).insets == nil)
  }

  @Test("a side view is visible by its mode: while editing, unless editing") func modes() {
    let (field, left, right) = (field(), box(10), box(10))
    field.leftView = left
    field.leftViewMode = .whileEditing
    field.rightView = right
    field.rightViewMode = .unlessEditing
    let shown = ShownWindow(field)
    shown.turn()
    #expect(left.superview == nil && right.superview === field)
    shown.person(.focused, field)
    #expect(left.superview === field && right.superview == nil)
    shown.person(.unfocused, field)
    #expect(left.superview == nil && right.superview === field)
  }

  @Test("a visible right view takes the place of the clear button") func clearButton() {
    let field = field()
    field.text = "x"
    field.clearButtonMode = .always
    #expect(content(field).showsClearButton)
    field.rightView = box(10)
    field.rightViewMode = .always
    #expect(!content(field).showsClearButton)
    #expect(field.rightViewRect(forBounds: field.bounds) == CGRect(x: 190, y: 10, width: 10, height: 10))
  }

  @Test("a view without a size of its own gets that of its constraints") func constrained() {
    let (field, icon) = (field(), UIView())
    icon.widthAnchor.constraint(equalToConstant: 16).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 14).isActive = true
    field.leftView = icon
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 8, width: 16, height: 14))
  }

  @Test("a subclass leaves space by its text rectangle, and another one while the user edits") func rectangles() {
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(content(field).insets == EdgeInsets(top: 4, left: 12, bottom: 4, right: 12))
    field.text = "abcd"
    #expect(field.intrinsicContentSize == CGSize(width: 4 * 8 + 24, height: 28))
    let shown = ShownWindow(field)
    shown.person(.focused, field)
    #expect(content(field).insets?.left == 20)
  }

  @Test("the default rectangles are those of the border; a field without one has the whole bounds") func defaults() {
    let field = field()
    let bounds = field.bounds
    #expect(field.textRect(forBounds: bounds) == bounds && field.borderRect(forBounds: bounds) == bounds)
    #expect(field.placeholderRect(forBounds: bounds) == bounds && field.leftViewRect(forBounds: bounds) == .zero)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds) == bounds.insetBy(dx: 7, dy: 7) && content(field).insets == nil)
  }

  @Test("a placeholder with attributes has their colour; a plain one has the theme's") func placeholder() {
    let field = field()
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name" && content(field).placeholderColor == .pureRed)
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.string == "Other" && content(field).placeholderColor == nil)
    field.placeholder = nil
    #expect(field.placeholder == nil && content(field).placeholder == "")
  }

  @Test("a text with attributes gives the field its font, colour and alignment; nil sets the empty text")
  func attributedText() {
    let field = field()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style])
    let shown = content(field)
    #expect(shown.text == "ab" && shown.appearance.font.size == 30 && shown.appearance.color == .pureRed)
    #expect(shown.appearance.alignment == .center && field.textAlignment == .center)
    #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
    #expect(field.typingAttributes == nil, "the field is not edited")
    field.attributedText = nil
    #expect(field.text == "" && field.attributedText?.length == 0)
  }

  @Test("an accessory view is kept, and belongs to no window") func accessory() {
    let (field, bar) = (field(), UIView())
    field.inputAccessoryView = bar
    field.inputView = bar
    field.reloadInputViews()
    #expect(field.inputAccessoryView === bar && field.inputView === bar && bar.window == nil)
    #expect(UIView().inputView == nil && UIView().inputAccessoryView == nil)
  }
}
