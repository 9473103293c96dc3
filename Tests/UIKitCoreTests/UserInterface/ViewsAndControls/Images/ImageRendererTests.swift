import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Pictures that an app draws") struct ImageRendererTests {
  private func commands(of image: UIImage?) -> [DrawingCommand] {
    guard case .drawing(let content)? = image?.source else { return [] }
    return content.commands
  }

  private func path(_ rect: CGRect) -> [PathElement] {
    var builder = PathBuilder()
    builder.rect(rect)
    return builder.elements
  }

  private let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
  private let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  @Test("A renderer's picture has its size, the format's scale, and what was drawn, in that order")
  func drawing() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
    let image = renderer.image { context in
      #expect(context.cgContext === UIGraphicsGetCurrentContext())
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 3)
    let drawn = commands(of: image)
    #expect(drawn.count == 2)
    #expect(drawn.first == .fill(path(CGRect(x: 1, y: 2, width: 3, height: 4)), red, evenOdd: false))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Bounds with another origin are moved to the picture's corner; an opaque picture begins black")
  func boundsAndOpacity() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 5, width: 8, height: 6), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 5, width: 2, height: 2))
    }
    #expect(
      commands(of: image) == [
        .fill(path(CGRect(x: 0, y: 0, width: 8, height: 6)), black, evenOdd: false),
        .fill(path(CGRect(x: 0, y: 0, width: 2, height: 2)), red, evenOdd: false),
      ])
    #expect(renderer.format.bounds == CGRect(x: 10, y: 5, width: 8, height: 6))
  }

  @Test("Changing a format after the renderer was made has no effect; without a scale it has the screen's")
  func formatIsCopied() {
    let format = UIGraphicsImageRendererFormat()
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    format.scale = 9
    #expect(renderer.format !== format && renderer.format.scale == UIScreen.main.scale)
    #expect(UIGraphicsImageRendererFormat.default().scale == UIScreen.main.scale)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection().replacing(displayScale: 2)).scale == 2)
  }

  @Test("A size that is negative, zero or not finite results in a picture, and never in a trap")
  func strangeSizes() {
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: CGFloat.infinity, height: 1)] {
      #expect(UIGraphicsImageRenderer(size: size).image { _ in }.size == .zero)
    }
    let negative = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: -5, height: -5)).image { _ in }
    #expect(negative.size == CGSize(width: 5, height: 5))
  }

  @Test("The picture so far can be read while it is drawn")
  func currentImage() {
    var counts: [Int] = []
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      counts.append(commands(of: context.currentImage).count)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      counts.append(commands(of: context.currentImage).count)
    }
    #expect(counts == [0, 3])
  }

  @Test("A drawn picture is drawn into another one")
  func nested() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
      dot.draw(at: CGPoint(x: 3, y: 4))
    }
    guard case .image(let content, let rect, let alpha, _)? = commands(of: image).first else {
      Issue.record("no picture was drawn")
      return
    }
    #expect(content.source == .drawing(DrawingContent(commands: commands(of: dot))))
    #expect(rect == CGRect(x: 3, y: 4, width: 2, height: 2) && alpha == 1)
  }

  @Test("Pictures with the same drawing are equal; an image view shows the drawing")
  func shown() {
    func make(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      }
    }
    #expect(make(.red) == make(.red) && make(.red) != make(.blue))
    let view = UIImageView(image: make(.red))
    guard case .image(let content) = view.shownContent else {
      Issue.record("no picture is shown")
      return
    }
    #expect(content.source == .drawing(DrawingContent(commands: commands(of: make(.red)))))
    #expect(content.size == CGSize(width: 6, height: 6) && !content.isOutline)
    #expect(view.intrinsicContentSize == CGSize(width: 6, height: 6))
  }

  @Test("Begin and end nest: each picture has its own drawing, and the former context is current again")
  func beginAndEnd() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 2)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    inner?.draw(at: .zero)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.scale == 1 && commands(of: inner).count == 1)
    #expect(image?.scale == 2 && commands(of: image).count == 2)
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("Ending a picture that was not begun is reported; a picture without a size is none")
  func unbalanced() {
    let (_, lines) = RuntimeLog.capture { UIGraphicsEndImageContext() }
    #expect(lines.count == 1 && lines[0].contains("UIGraphicsEndImageContext"))
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("A file's own bytes are returned in its own format; without a host with pixels nothing else can be encoded")
  func files() throws {
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    let image = try #require(UIImage(data: png))
    #expect(image.pngData() == png && image.jpegData(compressionQuality: 0.5) == nil)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(.zero) }
    #expect(drawn.pngData() == nil && UIImage().pngData() == nil)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).pngData { _ in }.isEmpty)
  }

  @Test("Text in a rectangle breaks into lines only with usesLineFragmentOrigin")
  func text() {
    let text = "one two three four five six seven eight"
    let limit = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    let line = text.boundingRect(with: limit, attributes: nil, context: nil)
    let lines = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
    #expect(line.width > 60 && lines.width <= 60 && lines.height > line.height)
    #expect(
      NSAttributedString(string: text).boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).height
        > line.height)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      text.draw(
        with: CGRect(x: 1, y: 2, width: 50, height: 50), options: .usesLineFragmentOrigin, attributes: nil, context: nil
      )
      text.draw(with: CGRect(x: 3, y: 4, width: 50, height: 50), attributes: nil, context: nil)
    }
    let rects = commands(of: image).compactMap { command -> CGRect? in
      if case .text(_, let rect, _) = command { rect } else { nil }
    }
    #expect(rects == [CGRect(x: 1, y: 2, width: 50, height: 50), CGRect(x: 3, y: 4, width: 0, height: 0)])
  }
}
