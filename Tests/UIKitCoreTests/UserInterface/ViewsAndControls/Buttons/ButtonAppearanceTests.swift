import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Buttons: insets, attributes and pictures") struct ButtonAppearanceTests {
  private func content(_ button: UIButton) -> ButtonContent {
    guard case .button(let content) = button.shownContent else {
      Issue.record("A button shows something else.")
      return ButtonContent(title: "", appearance: TextAppearance(font: FontDescription(size: 1)))
    }
    return content
  }

  private func button(_ title: String? = nil, _ symbol: String? = nil) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setImage(symbol.flatMap { UIImage(systemName: $0) }, for: .normal)
    return button
  }

  @Test("content insets enlarge a button without a configuration, and are ignored with one") func contentInsets() {
    let button = button("ab")
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 20))
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 4, right: 2)
    #expect(button.intrinsicContentSize == CGSize(width: 16 + 18, height: 20 + 12))
    #expect(
      button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 34, height: 32)).size == CGSize(width: 16, height: 20))
    button.configuration = .plain()
    button.configuration?.contentInsets = .zero
    #expect(content(button).insets == .zero)
  }

  @Test(
    "the insets of title and picture are the distance between both, by the alignment",
    arguments: [
      (UIControl.ContentHorizontalAlignment.center, 10.0, 0.0, 9.0), (.leading, 10, 0, 14), (.leading, 0, 6, 0),
      (.center, 0, -8, 8),
    ])
  func gap(_ alignment: UIControl.ContentHorizontalAlignment, title: Double, image: Double, expected: Double) {
    let button = button("ab", "star")
    button.contentHorizontalAlignment = alignment
    button.titleEdgeInsets.left = title
    button.imageEdgeInsets.left = image
    #expect(content(button).imagePadding == expected)
  }

  @Test("a title with attributes takes precedence over a plain one, for each state") func attributedTitle() {
    let button = button("plain")
    button.setAttributedTitle(
      NSAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 40)]), for: .normal)
    #expect(content(button).title == "rich" && content(button).styledTitle?.runs.first?.font.size == 40)
    button.setAttributedTitle(NSAttributedString(string: "on"), for: .selected)
    button.isSelected = true
    #expect(button.currentAttributedTitle?.string == "on" && content(button).title == "on")
    #expect(button.attributedTitle(for: .disabled)?.string == "rich")
    button.setAttributedTitle(nil, for: .selected)
    button.setAttributedTitle(nil, for: .normal)
    #expect(content(button).title == "plain" && content(button).styledTitle == nil)
  }

  @Test("a background image fills the button, which is at least as large") func backgroundImage() {
    let button = button("a")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 50)).image { _ in }
    button.setBackgroundImage(image, for: .normal)
    #expect(content(button).backgroundImage?.size == CGSize(width: 60, height: 50))
    #expect(content(button).backgroundImage?.fit == .fill && button.currentBackgroundImage === image)
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 50))
    button.isHighlighted = true
    #expect(button.backgroundImage(for: .highlighted) === image, "the normal one")
  }

  @Test("the picture is fitted and coloured as the image view says, which is in no view") func imageView() {
    let button = button(nil, "star")
    #expect(button.imageView?.image === button.currentImage && button.imageView?.superview == nil)
    button.imageView?.contentMode = .scaleAspectFill
    button.imageView?.tintColor = .red
    #expect(content(button).image?.fit == .aspectFill && content(button).image?.tint == .pureRed)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 50), forImageIn: .normal)
    #expect(content(button).image?.size == CGSize(width: 60, height: 60))
    let other = UIImage(systemName: "plus")
    button.setImage(other, for: .normal)
    #expect(button.imageView?.image === other)
  }

  @Test("a change of the image view shows the button again") func imageViewChanges() {
    let button = button(nil, "star")
    let settings = button.imageView
    let shown = ShownWindow(button)
    #expect(shown.updates(of: button) { settings?.contentMode = .center }.count == 1)
    #expect(shown.updates(of: button) { settings?.tintColor = .red }.count == 1)
  }

  @Test("a configuration's title can have attributes; setting the plain one removes them") func configurationTitle() {
    var configuration = UIButton.Configuration.plain()
    var container = AttributeContainer()
    container.font = UIFont.boldSystemFont(ofSize: 33)
    configuration.attributedTitle = AttributedString("Go", attributes: container)
    let button = UIButton(configuration: configuration)
    #expect(content(button).title == "Go" && content(button).styledTitle?.runs.first?.font.size == 33)
    #expect(button.configuration?.title == "Go")
    button.configuration?.title = "Stop"
    #expect(content(button).title == "Stop" && content(button).styledTitle?.runs.first?.font.size != 33)
  }

  @Test("a transformer changes the attributes of a plain title") func transformer() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 28)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    #expect(content(button).styledTitle?.runs.first?.font.size == 28)
    #expect(configuration == button.configuration, "a copy is equal")
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    #expect(configuration != button.configuration)
  }

  @Test("a configuration's symbol has the size that it asks for, and its subtitle has attributes") func symbol() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 100)
    configuration.attributedSubtitle = AttributedString(
      "more", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
    let button = UIButton(configuration: configuration)
    #expect(content(button).image?.size == CGSize(width: 120, height: 120))
    #expect(content(button).subtitle == "more" && content(button).styledSubtitle?.runs.first?.color == .pureRed)
  }

  @Test("a system button with a picture calls its method") func systemButton() {
    let image = UIImage(systemName: "star")!
    let button = UIButton.systemButton(with: image, target: nil, action: nil)
    #expect(button.buttonType == .system && button.currentImage === image)
  }

  @Test("a button that is forced right to left has its picture after its title") func reversed() {
    let button = button("a", "star")
    #expect(content(button).imageEdge == .leading)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(content(button).imageEdge == .trailing)
  }
}
