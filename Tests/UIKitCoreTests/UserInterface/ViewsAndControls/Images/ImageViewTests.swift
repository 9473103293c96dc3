import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Image views") struct ImageViewTests {
  private let gif = UIImage(data: Data("GIF89a".utf8) + Data([30, 0, 20, 0]))!

  private func content(_ view: UIImageView) -> ImageContent? {
    if case .image(let content) = view.shownContent { content } else { nil }
  }

  @Test(
    "each content mode maps to a way to fit the image",
    arguments: [
      (UIView.ContentMode.scaleToFill, ImageContent.Fit.fill), (.redraw, .fill), (.scaleAspectFit, .aspectFit),
      (.scaleAspectFill, .aspectFill), (.center, .place(x: 0.5, y: 0.5)), (.top, .place(x: 0.5, y: 0)),
      (.bottom, .place(x: 0.5, y: 1)), (.left, .place(x: 0, y: 0.5)), (.right, .place(x: 1, y: 0.5)),
      (.topLeft, .place(x: 0, y: 0)), (.topRight, .place(x: 1, y: 0)), (.bottomLeft, .place(x: 0, y: 1)),
      (.bottomRight, .place(x: 1, y: 1)),
    ])
  func modes(mode: UIView.ContentMode, fit: ImageContent.Fit) {
    let view = UIImageView(image: gif)
    let shown = ShownWindow(view)
    #expect(shown.updates(of: view) { view.contentMode = mode }.count == 1)
    #expect(content(view)?.fit == fit)
  }

  @Test("a new image changes the intrinsic size, not the frame") func size() {
    let view = UIImageView(image: gif)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    view.image = UIImage(systemName: "star")
    #expect(view.intrinsicContentSize == CGSize(width: 17, height: 17) && view.frame.width == 30)
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 17, height: 17))
    view.image = nil
    #expect(
      view.intrinsicContentSize.height == UIView.noIntrinsicMetric && view.sizeThatFits(.zero) == view.bounds.size)
  }

  @Test("setting the same image again sends nothing to the host; another one is sent once") func sent() {
    let view = UIImageView(image: gif)
    let shown = ShownWindow(view)
    #expect(shown.updates(of: view) { view.image = self.gif }.isEmpty)
    #expect(shown.updates(of: view) { view.image = UIImage(systemName: "star") }.count == 1)
    #expect(shown.updates(of: view) { view.image = nil }.map(\.content) == [.plain])
  }

  @Test("highlighting shows the highlighted image if there is one") func highlighted() {
    let view = UIImageView(image: gif, highlightedImage: UIImage(systemName: "star"))
    #expect(view.frame.size == gif.size && content(view)?.size == gif.size)
    view.isHighlighted = true
    #expect(content(view)?.source == .symbol("star"))
    #expect(view.intrinsicContentSize == CGSize(width: 17, height: 17))
    view.highlightedImage = nil
    #expect(content(view)?.size == gif.size)
  }

  @Test("the preferred symbol configuration applies to symbols only") func symbols() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
    #expect(content(view)?.size == CGSize(width: 60, height: 60) && view.intrinsicContentSize.width == 60)
    view.image = gif
    #expect(content(view)?.size == gif.size)
  }

  @Test("symbols and templates have the tint colour, other images their own") func tint() {
    let view = UIImageView(image: gif)
    view.tintColor = .red
    #expect(content(view)?.tint == nil && content(view)?.isOutline == false)
    view.image = gif.withRenderingMode(.alwaysTemplate)
    #expect(content(view)?.tint == .pureRed && content(view)?.isOutline == true)
    view.image = gif.withTintColor(.green)
    #expect(content(view)?.tint == .pureGreen)
  }

  @Test("a symbol's own dynamic colour is resolved for the view's appearance") func dynamicTint() {
    let view = UIImageView(image: UIImage(systemName: "star")?.withTintColor(.label))
    view.overrideUserInterfaceStyle = .dark
    #expect(content(view)?.tint == .pureWhite)
    view.overrideUserInterfaceStyle = .light
    #expect(content(view)?.tint == .pureBlack)
  }
}
