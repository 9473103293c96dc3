import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Padding of the safe area") struct SafeAreaPaddingTests {
  private struct Cards: View {
    @State private var padding: CGFloat = 100
    var body: some View {
      VStack(spacing: 0) {
        Button("narrow") { padding = 20 }
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<50, id: \.self) { Text("\($0)").frame(width: 120, height: 80) }
          }
          .scrollTargetLayout()
        }
        .safeAreaPadding(.horizontal, padding)
        .scrollTargetBehavior(.viewAligned)
      }
    }
  }

  @Test("A scroll view keeps its width, begins after the space, and shows what is in the space") func scrollView()
    throws
  {
    let hosted = Hosted(Cards(), width: 320)
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(scroll.frame.width == 320 && scroll.frame.height < 480)
    #expect(scroll.contentInset == UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100))
    #expect(scroll.contentOffset.x == -100)
    #expect(hosted.texts.contains("1"), "the next card is seen at the right of the middle one")
    scroll.contentOffset.x = 30
    hosted.layOut()
    #expect(["0", "1", "2"].allSatisfy(hosted.texts.contains), "and so is the one before it")
  }

  @Test("Another space is taken over") func change() throws {
    let hosted = Hosted(Cards(), width: 320)
    hosted.press("narrow")
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(scroll.contentInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
  }

  @Test("A scroll view along one axis is as large across it as its content and the space") func across() throws {
    let hosted = Hosted(
      VStack {
        ScrollView(.horizontal) { Color.red.frame(width: 1_000, height: 50) }.safeAreaPadding(15)
        Spacer()
      }, width: 320)
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(scroll.frame.size == CGSize(width: 320, height: 80))
    #expect(scroll.contentSize == CGSize(width: 1_000, height: 50))
    #expect(scroll.contentOffset == CGPoint(x: -15, y: -15))
  }

  @Test("Another view has it as padding") func padding() throws {
    var frame = CGRect.zero
    let hosted = Hosted(
      GeometryReader { proxy in Color.red.onAppear { frame = proxy.frame(in: .global) } }
        .safeAreaPadding(.horizontal, 10).safeAreaPadding(8), width: 320, height: 480)
    #expect(frame == CGRect(x: 18, y: 8, width: 284, height: 464))
    #expect(hosted.first(UIScrollView.self) == nil)
  }
}
