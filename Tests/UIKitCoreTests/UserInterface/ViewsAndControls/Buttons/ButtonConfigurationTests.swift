import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// The content of a button, or a failure.
@MainActor func content(of button: UIButton) -> ButtonContent {
  if case .button(let content) = button.shownContent { return content }
  Issue.record("A button shows something else.")
  return ButtonContent(title: "", appearance: TextAppearance(font: FontDescription(size: 1)))
}

@MainActor @Suite("Configurations of buttons") struct ButtonConfigurationTests {
  typealias Configuration = UIButton.Configuration

  private func shown(
    _ configuration: Configuration, _ change: (inout Configuration) -> Void = { _ in }
  ) -> ButtonContent {
    var configuration = configuration
    change(&configuration)
    return content(of: UIButton(configuration: configuration))
  }

  @Test("each style has an appearance of the host's")
  func styles() {
    let styles: [(Configuration, ButtonContent.Style)] = [
      (.plain(), .flat), (.borderless(), .flat), (.gray(), .framed), (.bordered(), .framed), (.tinted(), .tinted),
      (.borderedTinted(), .tinted), (.filled(), .prominent), (.borderedProminent(), .prominent),
    ]
    for (configuration, style) in styles { #expect(shown(configuration).style == style) }
  }

  @Test("texts have the tint colour without a background, and the theme's colour with one")
  func foreground() {
    for (configuration, isTinted) in [
      (Configuration.plain(), true), (.tinted(), true), (.gray(), false), (.filled(), false),
    ] {
      let button = UIButton(configuration: configuration)
      button.tintColor = .green
      #expect((content(of: button).appearance.color == .pureGreen) == isTinted)
      button.configuration?.baseForegroundColor = .red
      #expect(content(of: button).appearance.color == .pureRed)
      button.isEnabled = false
      #expect(content(of: button).appearance.color == nil)
    }
  }

  @Test("a button with the destructive role is red, unless the app sets another colour") func destructive() {
    let button = UIButton(configuration: .plain())
    button.role = .destructive
    #expect(content(of: button).appearance.color == RGBA(.systemRed, in: .current))
    button.configuration?.baseForegroundColor = .blue
    #expect(content(of: button).appearance.color == .pureBlue && content(of: button).isDestructive)
    button.role = .primary
    #expect(content(of: button).isPrimary && !content(of: button).isDestructive)
  }

  @Test("the background colour is the background's own, else the base colour, else the style's")
  func background() {
    #expect(shown(.plain()).background == nil)
    #expect(shown(.gray()) { $0.baseBackgroundColor = .red }.background == .pureRed)
    let both = shown(.gray()) {
      $0.baseBackgroundColor = .red
      $0.background.backgroundColor = .green
    }
    #expect(both.background == .pureGreen)
    let wash = shown(.tinted()).background
    #expect(wash.map { $0.alpha < 0.5 && $0.blue == 1 } == true)
  }

  @Test("corners have the radius of the style or the background") func corners() {
    let styles: [(Configuration.CornerStyle, ButtonContent.Corners)] = [
      (.dynamic, .theme), (.small, .radius(4)), (.medium, .theme), (.large, .radius(12)), (.capsule, .capsule),
      (.fixed, .radius(0)),
    ]
    for (style, corners) in styles { #expect(shown(.filled()) { $0.cornerStyle = style }.corners == corners) }
    for style in [Configuration.CornerStyle.fixed, .dynamic] {
      let content = shown(.filled()) {
        $0.cornerStyle = style
        $0.background.cornerRadius = 9
      }
      #expect(content.corners == .radius(9))
    }
  }

  @Test("a stroke is drawn if it has a width") func stroke() {
    let content = shown(.plain()) {
      $0.background.strokeColor = .red
      $0.background.strokeWidth = 2
    }
    #expect(content.stroke == .pureRed && content.strokeWidth == 2)
    #expect(shown(.plain()) { $0.background.strokeColor = .red }.stroke == nil)
  }

  @Test("a larger size has a larger font and larger insets; values that the app sets are kept") func sizes() {
    let sizes: [(Configuration.Size, Double, CGFloat)] = [
      (.mini, 13, 3), (.small, 13, 5), (.medium, 15, 7), (.large, 17, 15),
    ]
    for (size, points, top) in sizes {
      var configuration = Configuration.filled()
      configuration.buttonSize = size
      #expect(configuration.contentInsets.top == top && shown(configuration).appearance.font.size == points)
      // The default insets are the theme's own.
      #expect((shown(configuration).insets == nil) == (size == .medium))
      configuration.contentInsets.leading = 50
      configuration.buttonSize = .large
      #expect(configuration.contentInsets.leading == 50 && shown(configuration).insets?.leading == 50)
      configuration.setDefaultContentInsets()
      #expect(configuration.contentInsets.leading == 20)
    }
  }

  @Test("title, subtitle, image and their placement reach the host") func parts() {
    let content = shown(.plain()) {
      $0.title = "Title"
      $0.subtitle = "Sub"
      $0.titleAlignment = .trailing
      $0.image = UIImage(systemName: "star")
      $0.imagePlacement = .top
      $0.imagePadding = 5
      $0.titlePadding = 3
      $0.showsActivityIndicator = true
    }
    #expect(content.title == "Title" && content.subtitle == "Sub" && content.titleAlignment == .trailing)
    #expect(content.image?.source == .symbol("star") && content.imageEdge == .top)
    #expect(content.imagePadding == 5 && content.titlePadding == 3 && content.isBusy)
    for (edge, side) in [
      (NSDirectionalRectEdge.trailing, ButtonContent.Edge.trailing), (.bottom, .bottom), (.leading, .leading),
    ] {
      #expect(shown(.plain()) { $0.imagePlacement = edge }.imageEdge == side)
    }
  }

  @Test("an image above the title makes a button higher, one beside it wider, by both sizes and the padding")
  func size() {
    var configuration = Configuration.plain()
    configuration.title = "four"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 6
    configuration.contentInsets = .zero
    #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 32 + 6 + 17, height: 20))
    configuration.imagePlacement = .bottom
    #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 32, height: 20 + 6 + 17))
    configuration.title = nil
    #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 17, height: 17))
  }

  @Test("the texts' position follows the control's alignment") func alignment() {
    let button = UIButton(configuration: .plain())
    for (alignment, side) in [
      (UIControl.ContentHorizontalAlignment.left, ButtonContent.Alignment.leading), (.leading, .leading),
      (.right, .trailing), (.trailing, .trailing), (.fill, .fill), (.center, .center),
    ] {
      button.contentHorizontalAlignment = alignment
      #expect(content(of: button).alignment == side)
    }
  }

  @Test("configurations are values: compared by content, and a copy changes independently") func values() {
    var copy = Configuration.filled()
    #expect(copy == .filled() && copy == .borderedProminent() && copy != .tinted())
    copy.title = "other"
    #expect(copy != .filled() && Configuration.filled().title == nil)
    #expect(Set([Configuration.gray(), .bordered(), copy]).count == 2)
  }
}
