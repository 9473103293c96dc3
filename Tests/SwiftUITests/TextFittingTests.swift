import Foundation
import SwiftUI
import Testing

/// Texts that are shown smaller where they do not fit.
@MainActor @Suite struct TextFittingTests {
  private func label(_ view: some View, width: CGFloat = 320) throws -> UILabel {
    try #require(Hosted(view, width: width).first(UILabel.self))
  }

  @Test("A text that fits keeps its font, and one that does not gets the largest font with which it fits")
  func shrinks() throws {
    let font = Font.system(size: 20)
    #expect(try label(Text("abc").font(font).lineLimit(1).minimumScaleFactor(0.5)).font.pointSize == 20)
    let shown = try label(
      Text("a long line of text").font(font).lineLimit(2).minimumScaleFactor(0.5).frame(width: 100, height: 20))
    #expect(shown.font.pointSize <= 20 && shown.font.pointSize >= 10)
  }

  @Test("The font is never smaller than the factor, and without one it stays")
  func limit() throws {
    let text = Text(String(repeating: "word ", count: 100)).font(.system(size: 20)).lineLimit(1)
    #expect(try label(text.minimumScaleFactor(0.25).frame(width: 50)).font.pointSize == 5)
    #expect(try label(text.frame(width: 50)).font.pointSize == 20)
    #expect(try label(text.minimumScaleFactor(-3).frame(width: 50)).font.pointSize > 0)
  }

  @Test("A text that gets more space is shown larger again")
  func growsAgain() throws {
    let hosted = Hosted(
      Text(String(repeating: "word ", count: 12)).font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5),
      width: 100)
    #expect(hosted.first(UILabel.self)?.font.pointSize == 10)
    hosted.controller.view.frame.size.width = 2000
    hosted.layOut()
    #expect(hosted.first(UILabel.self)?.font.pointSize == 20)
  }
}
