import Foundation
import RuntimeLogging
import SwiftUI
import Testing

/// Scroll views, and stacks and grids that make their views on demand.
@MainActor @Suite struct ScrollTests {
  @Test("Fact 63: a vertical scroll view has the offered height and the width of its content")
  func size() throws {
    let hosted = Hosted(ScrollView { Color.red.frame(width: 100, height: 1000) })
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(scroll.frame == CGRect(x: 110, y: 0, width: 100, height: 480))
    #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
  }

  @Test("Content that grows makes the scroll view's content larger")
  func growingContent() throws {
    struct Growing: View {
      @State var count = 1
      var body: some View {
        ScrollView {
          Button("more") { count += 10 }
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 100) }
        }
      }
    }
    let hosted = Hosted(Growing())
    let scroll = try #require(hosted.first(UIScrollView.self))
    let before = scroll.contentSize.height
    hosted.press("more")
    #expect(scroll.contentSize.height == before + 10 * 108)
  }

  @Test("Fact 113: all views of a stack in a scroll view appear at once, and none disappears by scrolling")
  func eagerStack() throws {
    let log = EventLog()
    let hosted = Hosted(
      ScrollView {
        VStack {
          ForEach(0..<100) { index in
            Text("\(index)").onAppear { log.lines.append("appear") }.onDisappear { log.lines.append("disappear") }
          }
        }
      })
    #expect(log.lines.count == 100)
    try #require(hosted.first(UIScrollView.self)).contentOffset = CGPoint(x: 0, y: 900)
    hosted.layOut()
    #expect(log.lines.count == 100)
  }

  struct Row: View {
    let index: Int
    let log: EventLog
    @State private var kept: Int?
    var body: some View {
      Text("\(index), \(kept ?? -1)").frame(height: 40).onAppear {
        log.lines.append("\(index)")
        kept = index
      }
    }
  }

  @Test("Fact 115: the rows of a lazy stack are made when they come into view, and keep their state")
  func lazyStack() throws {
    let log = EventLog()
    let hosted = Hosted(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0, log: log) } } })
    #expect(log.lines == (0..<12).map(String.init))
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(scroll.contentSize == CGSize(width: 320, height: 40000))
    scroll.contentOffset = CGPoint(x: 0, y: 4000)
    hosted.layOut()
    #expect(log.lines.count == 24)
    #expect(hosted.texts.contains("100, 100"))
    #expect(!hosted.texts.contains("0, 0"))
    scroll.contentOffset = .zero
    hosted.layOut()
    #expect(hosted.texts.contains("0, 0"))
    #expect(log.lines.count == 24)
  }

  @Test("A lazy stack of 100 000 rows makes only what is visible")
  func manyRows() {
    let log = EventLog()
    _ = Hosted(ScrollView { LazyVStack { ForEach(0..<100_000) { Row(index: $0, log: log) } } })
    #expect(log.lines.count < 20)
  }

  @Test("A lazy horizontal stack and a lazy grid make what is visible, in tracks")
  func otherLazyViews() {
    let log = EventLog()
    let row = Hosted(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000) { index in Color.red.frame(width: 80).onAppear { log.lines.append("\(index)") } }
        }
      })
    #expect(log.lines == (0..<4).map(String.init))
    #expect(row.first(UIScrollView.self)?.contentSize.width == 80_000)
    log.lines = []
    let grid = Hosted(
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.fixed(120))], spacing: 0) {
          ForEach(0..<1000) { index in Color.red.frame(height: 60).onAppear { log.lines.append("\(index)") } }
        }
      })
    #expect(log.lines == (0..<16).map(String.init))
    #expect(grid.first(UIScrollView.self)?.contentSize.height == 30_000)
  }

  @Test("Rows of a lazy stack that are added and removed follow the data")
  func changingRows() {
    struct Changing: View {
      @State var items = ["a", "b", "c"]
      var body: some View {
        VStack {
          Button("change") { items = ["c", "d"] }
          ScrollView { LazyVStack { ForEach(items, id: \.self) { Text($0) } } }
        }
      }
    }
    let hosted = Hosted(Changing())
    #expect(hosted.texts == ["change", "a", "b", "c"])
    hosted.press("change")
    #expect(hosted.texts == ["change", "c", "d"])
  }

  private func pinned(_ views: PinnedScrollableViews) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: views) {
        ForEach(0..<10) { section in
          Section {
            ForEach(0..<20) { Text("row \(section).\($0)").frame(height: 40) }
          } header: {
            Text("header \(section)").frame(height: 40)
          } footer: {
            Text("footer \(section)").frame(height: 40)
          }
        }
      }
    }
  }

  /// The vertical place of a text in what is visible; `nil` if it is not shown.
  private func place(_ text: String, _ hosted: Hosted<some View>) -> CGFloat? {
    guard let scroll = hosted.first(UIScrollView.self),
      let label = hosted.all(UILabel.self).first(where: { $0.text == text && !$0.isHidden })
    else { return nil }
    return label.convert(label.bounds, to: scroll).midY - scroll.contentOffset.y
  }

  @Test("The header of a section stays at the top until the section's end moves it away, in front of the rows")
  func pinnedHeaders() throws {
    let hosted = Hosted(pinned(.sectionHeaders))
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(place("header 0", hosted) == 20)
    scroll.contentOffset.y = 100
    hosted.layOut()
    #expect(place("header 0", hosted) == 20)
    let labels = hosted.all(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
    #expect(labels.last == "header 0")
    // The header and its rows end at 840.
    scroll.contentOffset.y = 820
    hosted.layOut()
    #expect(place("header 0", hosted) == 0)
    #expect(place("header 1", hosted) == 80)
    scroll.contentOffset.y = 900
    hosted.layOut()
    #expect(place("header 1", hosted) == 20)
    #expect(place("header 0", hosted) == nil)
    scroll.contentOffset.y = 0
    hosted.layOut()
    #expect(place("header 0", hosted) == 20)
  }

  @Test("The footer of a section stays at the bottom from the section's first row on")
  func pinnedFooters() throws {
    let hosted = Hosted(pinned(.sectionFooters))
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(place("footer 0", hosted) == 460)
    scroll.contentOffset.y = 440
    hosted.layOut()
    #expect(place("footer 0", hosted) == 420)
    // The header of the second section ends at 920, and its footer may not be above that.
    scroll.contentOffset.y = 450
    hosted.layOut()
    #expect(place("footer 1", hosted) == 490)
  }

  @Test("Headers that are not pinned move with their rows")
  func freeHeaders() throws {
    let hosted = Hosted(pinned([]))
    let scroll = try #require(hosted.first(UIScrollView.self))
    scroll.contentOffset.y = 10
    hosted.layOut()
    #expect(place("header 0", hosted) == 10)
    scroll.contentOffset.y = 400
    hosted.layOut()
    #expect(place("header 0", hosted) == nil)
  }

  struct Jumping: View {
    let isLazy: Bool
    var body: some View {
      ScrollViewReader { proxy in
        Button("jump") { proxy.scrollTo(50, anchor: .top) }
        Button("end") { proxy.scrollTo("end") }
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)").frame(height: 100) } }
          } else {
            VStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)").frame(height: 100) } }
          }
          Text("the end").id("end")
        }
      }
    }
  }

  @Test("A reader scrolls to a view by its identity", arguments: [false, true])
  func scrollTo(isLazy: Bool) throws {
    let hosted = Hosted(Jumping(isLazy: isLazy))
    let scroll = try #require(hosted.first(UIScrollView.self))
    hosted.press("jump")
    #expect(scroll.contentOffset.y == 5000)
    hosted.press("end")
    #expect(scroll.contentOffset.y == scroll.contentSize.height - scroll.bounds.height)
  }

  @Test("A scroll position follows the user, and the user's view follows it")
  func position() throws {
    struct Positioned: View {
      @State var id: Int?
      var body: some View {
        VStack {
          Button("go") { id = 70 }
          Text("at \(id ?? -1)")
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)").frame(height: 50) } }.scrollTargetLayout()
          }
          .scrollPosition(id: $id)
        }
      }
    }
    let hosted = Hosted(Positioned())
    let scroll = try #require(hosted.first(UIScrollView.self))
    scroll.contentOffset.y = 1000
    hosted.layOut()
    #expect(hosted.texts.contains("at 20"))
    hosted.press("go")
    #expect(scroll.contentOffset.y == 3500)
    #expect(hosted.texts.contains("at 70"))
  }

  @Test("Scroll bars and scrolling follow the environment")
  func environment() throws {
    let hosted = Hosted(ScrollView { Color.red.frame(height: 1000) }.scrollIndicators(.hidden).scrollDisabled(true))
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(!scroll.showsVerticalScrollIndicator)
    #expect(!scroll.isScrollEnabled)
    let plain = try #require(Hosted(ScrollView { Text("a") }).first(UIScrollView.self))
    #expect(plain.showsVerticalScrollIndicator)
    #expect(plain.isScrollEnabled)
  }

  @Test("Geometry of a scroll view is reported when it changes")
  func geometry() throws {
    let log = EventLog()
    let hosted = Hosted(
      ScrollView { Color.red.frame(height: 1000) }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { log.lines.append("\($0) \($1)") })
    try #require(hosted.first(UIScrollView.self)).contentOffset.y = 30
    hosted.layOut()
    #expect(log.lines == ["0.0 0.0", "0.0 30.0"])
  }

  private struct Nested: View {
    let log: EventLog
    @State private var offset: CGFloat = 0
    @State private var id: Int?

    var body: some View {
      ScrollView {
        Text("offset \(offset)")
        ScrollView(.horizontal) { Color.blue.frame(width: 900, height: 50) }
        Color.red.frame(height: 1000)
      }
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y + $0.contentOffset.x }) {
        log.lines.append("\($1)")
        offset = $1
      }
      .scrollPosition(id: $id)
      .scrollTargetBehavior(.paging)
      .defaultScrollAnchor(.bottomTrailing)
    }
  }

  @Test("Modifiers of a scroll view are not for the scroll views in it")
  func nested() throws {
    let log = EventLog()
    let (hosted, sentences) = RuntimeLog.capture { Hosted(Nested(log: log)) }
    #expect(sentences == [])
    let scrolls = hosted.all(UIScrollView.self)
    let end = try #require(scrolls.first).contentSize.height - 480
    #expect(scrolls.map(\.contentOffset) == [CGPoint(x: 0, y: end), .zero])
    #expect(log.lines == ["0.0", "\(end)"] || log.lines == ["\(end)"])
    log.lines = []
    scrolls[1].contentOffset.x = 100
    hosted.layOut()
    #expect(log.lines == [])
  }

  @Test("Of two scroll views side by side the first one is the one that a modifier around them is for")
  func sideBySide() throws {
    let log = EventLog()
    let (hosted, sentences) = RuntimeLog.capture {
      Hosted(
        HStack {
          ScrollView { Color.blue.frame(height: 1000) }
          ScrollView { Color.red.frame(height: 2000) }
        }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentSize.height }) { log.lines.append("\($1)") })
    }
    #expect(sentences == [])
    #expect(log.lines == ["1000.0"])
    #expect(hosted.all(UIScrollView.self).count == 2)
  }

  @Test("Content that stands at its anchor stays there when it grows, and content that the user has moved does not")
  func anchor() throws {
    struct Chat: View {
      @State private var count = 20
      var body: some View {
        VStack(spacing: 0) {
          Button("more") { count += 10 }
          ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("line \($0)").frame(height: 50) } } }
            .defaultScrollAnchor(.bottom)
        }
      }
    }
    let hosted = Hosted(Chat())
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(scroll.contentOffset.y == 1000 - scroll.bounds.height)
    hosted.press("more")
    #expect(scroll.contentOffset.y == 1500 - scroll.bounds.height)
    scroll.contentOffset.y = 200
    hosted.press("more")
    #expect(scroll.contentOffset.y == 200)
    scroll.contentOffset.y = 2000 - scroll.bounds.height
    hosted.press("more")
    #expect(scroll.contentOffset.y == 2500 - scroll.bounds.height)
  }

  @Test("A lazy grid that begins at its end shows its last cells, though they are longer than was estimated")
  func lazyAnchor() throws {
    let hosted = Hosted(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<101) { Text("cell \($0)").frame(height: 120) }
        }
      }
      .defaultScrollAnchor(.bottom))
    let scroll = try #require(hosted.first(UIScrollView.self))
    #expect(scroll.contentSize.height == 6120)
    #expect(scroll.contentOffset.y == 5640)
    #expect(hosted.texts.contains("cell 100") && !hosted.texts.contains("cell 0"))
  }

  @Test("Fact 69: of several views the first one is shown that fits")
  func viewThatFits() {
    let choice = ViewThatFits {
      Color.red.frame(width: 300, height: 10)
      Color.green.frame(width: 200, height: 10)
    }
    func shown(_ width: CGFloat) -> [UIColor?] {
      Hosted(choice, width: width).controller.view.subviews.filter { !$0.isHidden }.map(\.backgroundColor)
    }
    #expect(shown(320) == [.systemRed])
    #expect(shown(250) == [.systemGreen])
    #expect(shown(100) == [.systemGreen])
  }

  @Test("Fact 68: cells of a grid are in columns, and a view outside of rows spans all")
  func grid() {
    let hosted = Hosted(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
        Color.green.frame(height: 10)
        GridRow {
          Color.blue.frame(width: 10, height: 10).gridCellColumns(2)
        }
      }
      .fixedSize())
    let frames = hosted.controller.view.subviews.map(\.frame)
    #expect(frames.map(\.minX) == [125, 175, 125, 155])
    #expect(frames.map(\.width) == [50, 20, 70, 10])
  }

  @Test("A layout arranges views as a function, and another layout keeps their state")
  func layoutAsFunction() {
    struct Turning: View {
      @State var isWide = false
      var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Button("turn") { isWide.toggle() }
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
    let hosted = Hosted(Turning())
    let before = hosted.controller.view.subviews.map(\.frame)
    #expect(before[1].minY == before[0].maxY)
    hosted.press("turn")
    let after = hosted.controller.view.subviews.map(\.frame)
    #expect(after[1].minX == after[0].maxX)
  }
}
