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

  @Test("A distance of lines is between lines, and not above the first or below the last one")
  func lineSpacing() throws {
    func height(_ text: String, _ spacing: CGFloat) throws -> CGFloat {
      let hosted = Hosted(
        VStack(spacing: 0) {
          Text(text).lineSpacing(spacing)
          Color.red
        })
      return 480 - (try #require(hosted.all(UIView.self).last { $0.backgroundColor != nil })).frame.height
    }
    #expect(try height("one line", 6) == 20)
    #expect(abs(try height("one\ntwo\nthree", 6) - 72) < 0.01)
    #expect(try height("one\ntwo\nthree", 0) == 60)
    #expect(try height("one\ntwo\nthree", -6) == 60)
    let hosted = Hosted(Text("one\ntwo").lineSpacing(6).multilineTextAlignment(.center))
    let label = try #require(hosted.first(UILabel.self))
    // The label is a half of the distance larger on both sides, where its text has that distance.
    #expect(abs(label.frame.height - 52) < 0.01 && abs(label.frame.midY - 240) < 0.01)
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.lineSpacing == 6 && style?.alignment == .center)
  }

  @Test(
    "A text is truncated to the lines that fit its height, at least one; with a fixed size it is not"
  )
  func cut() throws {
    let text = Text("aa\nbb\ncc\ndd")
    func shown(_ view: some View) throws -> (height: CGFloat, lines: Int) {
      let label = try label(view)
      return (label.frame.height, label.numberOfLines)
    }
    #expect(try shown(text) == (80, 0))
    #expect(try shown(text.frame(height: 80)) == (80, 0))
    #expect(try shown(text.frame(height: 79)) == (60, 3))
    #expect(try shown(text.frame(height: 45)) == (40, 2))
    #expect(try shown(text.frame(height: 10)) == (20, 1))
    #expect(try shown(text.frame(height: 0)) == (20, 1))
    #expect(try shown(text.lineLimit(3).frame(height: 45)) == (40, 2))
    #expect(try shown(text.lineLimit(3).frame(height: 70)) == (60, 3))
    #expect(try shown(text.fixedSize().frame(height: 10)) == (80, 0))
    #expect(try shown(text.lineSpacing(10).frame(height: 80)).lines == 3)
    #expect(try label(Text("a").frame(width: 0)).frame.width == 0)
  }

  @Test(
    "In a stack that is too small the long text is truncated, and it is shown whole when there is space again")
  func stack() throws {
    let hosted = Hosted(
      VStack(spacing: 0) {
        Text("title")
        Text(String(repeating: "word ", count: 200))
        Text("end")
      }, width: 80, height: 120)
    let labels = hosted.all(UILabel.self)
    #expect(labels.map(\.frame.height) == [20, 80, 20])
    #expect(labels.map(\.frame.minY) == [0, 20, 100])
    #expect(labels[1].numberOfLines == 4)
    hosted.controller.view.frame.size = CGSize(width: 400, height: 1000)
    hosted.layOut()
    #expect(labels[1].numberOfLines == 0)
    #expect(labels[1].frame.height == 400)
  }

  @Test(
    "A picture in a text is at its place between the letters, in their color, and on the second line where they wrap")
  func pictures() throws {
    let hosted = Hosted(Text("Tap \(Image(systemName: "plus")) to add").foregroundStyle(.red))
    let label = try #require(hosted.first(UILabel.self))
    #expect(label.text == "Tap \u{A0} to add")
    let picture = try #require(label.subviews.first as? UIImageView)
    #expect(picture.image?.isSymbolImage == true && picture.tintColor == Color.red.uiColor)
    // The blank is the fifth character, and each is 8 points wide here.
    #expect(picture.center == CGPoint(x: 36, y: 10))
    let both = Hosted(Text(Image(systemName: "star")) + Text(" one two ") + Text(Image(systemName: "plus")), width: 80)
    let pictures = try #require(both.first(UILabel.self)).subviews
    #expect(pictures.map(\.center.y) == [10, 30])
    #expect(pictures.map(\.center.x) == [4, 4])
    #expect(Hosted(Text("none")).first(UILabel.self)?.subviews == [])
  }
}
