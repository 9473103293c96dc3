import Foundation
import SwiftUILayout
import Testing

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
private let r = TestView.rectangle

@Suite("Stacks, as SwiftUI lays them out") struct StackFactTests {
  @Test("Fact 1: three rectangles in an HStack share its width")
  func equalShares() { #expect(TestView.hstack(r, r, r).frame(width: 300).widths(500) == [100, 100, 100]) }

  @Test("Fact 2: a subview that takes more than its share lets the stack extend beyond its frame, evenly on both sides")
  func overflow() {
    let stack = TestView.hstack(r.frame(maxWidth: 100), r.frame(minWidth: 100))
    #expect(stack.size(150, 100) == size(175, 100))
    #expect(stack.frame(width: 150).layout(150).frames == [rect(-12.5, 0, 75, 100), rect(62.5, 0, 100, 100)])
  }

  @Test("Fact 3: the least flexible subview is served first; each is offered an equal share of the rest")
  func order() {
    #expect(TestView.hstack(r, r.frame(maxWidth: 20), .image(50, 10)).widths(200) == [130, 20, 50])
    #expect(TestView.hstack(.image(300, 10), r).widths(200) == [300, 0])
  }

  @Test("Fact 4: flexibility is probed with 0 and infinity on the main axis, and with the stack's proposal across")
  func probes() {
    final class Probe: LayoutLeafContent {
      var proposals: [ProposedViewSize] = []
      func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
        proposals.append(proposal)
        return proposal.replacingUnspecifiedDimensions()
      }
    }
    let probe = Probe()
    let stack = LayoutContainer(HStackLayout(spacing: 0), [LayoutLeaf(probe), LayoutLeaf(RectangleContent())])
    _ = stack.sizeThatFits(ProposedViewSize(width: 200, height: 30))
    #expect(probe.proposals.allSatisfy { $0.height == 30 })
    #expect(Set(probe.proposals.map { $0.width ?? -1 }) == [0, .infinity, 100])
  }

  @Test("Fact 5: the minimum widths of lower priorities are kept back")
  func priorities() {
    let stack = TestView.hstack(r.frame(minWidth: 30), r.layoutPriority(2), r.frame(minWidth: 20).layoutPriority(1))
    #expect(stack.widths(200) == [30, 150, 20])
  }

  @Test("Fact 6: the default priority is 0")
  func defaultPriority() {
    #expect(LayoutPriorityKey.defaultValue == 0)
    #expect(r.build().node.priority == 0 && r.padding(1).build().node.priority == 0)
    #expect(r.layoutPriority(3).padding(1).frame(width: 5).build().node.priority == 3)
    #expect(TestView.hstack(r.layoutPriority(3)).build().node.priority == 0)
  }

  @Test(
    "Facts 7 to 21: widths in an HStack without spacing",
    arguments: [
      (7, .hstack(r, r.frame(width: 50), r), 200, [75, 50, 75]),
      (8, .hstack(r, r.frame(maxWidth: 50)), 200, [150, 50]),
      (9, .hstack(r.frame(minWidth: 120), r), 200, [120, 80]),
      (10, .hstack(r.frame(minWidth: 120), r, r), 240, [120, 60, 60]),
      (11, .hstack(r.frame(minWidth: 50, maxWidth: 80), r), 100, [50, 50]),
      (12, .hstack(r.frame(minWidth: 50, maxWidth: 80), r), 300, [80, 220]),
      (13, .hstack(r.frame(maxWidth: 40), r.frame(maxWidth: 60), r), 150, [40, 55, 55]),
      (14, .hstack(r.frame(minWidth: 60), r.frame(minWidth: 60), r), 90, [60, 60, 0]),
      (15, .hstack(r.frame(width: 80), r.frame(width: 80)), 100, [80, 80]),
      (16, .hstack(r.frame(maxWidth: 30), r.frame(minWidth: 100), r.frame(width: 20)), 90, [30, 100, 20]),
      (17, .hstack(r, r.frame(minWidth: 10, maxWidth: 20), r), 100, [40, 20, 40]),
      (18, .hstack(r.frame(maxWidth: 100), r.frame(minWidth: 100), r), 300, [100, 100, 100]),
      (19, .hstack(r, r.layoutPriority(1)), 200, [0, 200]),
      (20, .hstack(r.frame(minWidth: 30), r.layoutPriority(1), r.frame(minWidth: 20)), 200, [30, 150, 20]),
      (21, .hstack(r.layoutPriority(1), r.frame(width: 60), r), 200, [140, 60, 0]),
    ] as [(Int, TestView, CGFloat, [CGFloat])])
  func vectors(number: Int, stack: TestView, width: CGFloat, expected: [CGFloat]) {
    #expect(stack.widths(width) == expected, "fact \(number)")
  }

  @Test("Fact 22: text between flexible views wraps in its third; with a priority it has its ideal width")
  func text() {
    #expect(TestView.hstack(r, .text(12), r).layout(240).frames[1]?.size == size(80, 40))
    #expect(TestView.hstack(r, TestView.text(12).layoutPriority(1), r).layout(240).frames[1]?.size == size(120, 20))
  }

  @Test("Facts 23 and 32: the default spacing of two views without text is 8")
  func spacing() {
    let square = r.frame(width: 100, height: 100)
    #expect(
      TestView.vstack(square, square, spacing: nil).inWindow(200, 200) == [
        rect(50, -4, 100, 100), rect(50, 104, 100, 100),
      ])
  }

  @Test(
    "Fact 24: a VStack is as wide as its widest subview, and as high as all with their spacing; the default alignment is the centre"
  )
  func vertical() {
    let stack = TestView.vstack(.image(40, 10), .image(100, 20), spacing: 5)
    #expect(stack.layout(300).size == size(100, 35))
    #expect(stack.layout(300).frames == [rect(30, 0, 40, 10), rect(0, 15, 100, 20)])
    #expect(VStackLayout().alignment == .center && HStackLayout().alignment == .center && VStackLayout().spacing == nil)
  }

  @Test("Fact 25: a stack has the size of its subviews; with a spacer it takes the whole main axis")
  func spacer() {
    #expect(TestView.hstack(.image(20, 10), .image(30, 10)).size(200, 100) == size(50, 10))
    #expect(TestView.hstack(.image(20, 10), .spacer(nil), .image(30, 10)).size(200, 100) == size(200, 10))
  }

  @Test("Facts 26 and 27: without space a spacer has its minimum length, by default 8")
  func minimum() {
    func stack(_ minimum: CGFloat?) -> [CGRect?] {
      TestView.vstack(.image(10, 60), .spacer(minimum), .image(10, 60)).layout(100, 100).frames
    }
    #expect(stack(0)[1]?.height == 0 && stack(5)[1]?.height == 5 && stack(nil)[1]?.height == 8)
  }

  @Test("Facts 28 and 29: spacers share the rest, and have no spacing to their neighbours")
  func spacers() {
    let fifty = r.frame(width: 50)
    let one = TestView.hstack(fifty, .spacer(nil), fifty, spacing: nil).frame(width: 200).layout(200).frames
    #expect([one[0]?.minX, one[2]?.minX] == [0, 150])
    let forty = r.frame(width: 40)
    let two = TestView.hstack(forty, .spacer(nil), forty, .spacer(nil), forty, spacing: nil).frame(width: 250).layout(
      250
    ).frames
    #expect([two[0]?.minX, two[2]?.minX, two[4]?.minX] == [0, 105, 210])
  }

  @Test("Fact 30: a spacer outside of a stack extends on both axes; in a stack's modifier it follows the stack")
  func spacerAlone() {
    #expect(TestView.spacer(nil).size(80, 60) == size(80, 60))
    #expect(TestView.zstack(.spacer(nil)).size(80, 60) == size(80, 60))
    #expect(TestView.vstack(TestView.spacer(nil).frame(height: 30)).size(80, 60) == size(0, 30))
  }

  @Test("Fact 31: a ZStack offers its proposal to each subview, and is their union after alignment")
  func depth() {
    let stack = TestView.zstack(.image(40, 10), .image(20, 50))
    #expect(stack.layout(300, 300).size == size(40, 50))
    #expect(stack.layout(300, 300).frames == [rect(0, 20, 40, 10), rect(10, 0, 20, 50)])
    #expect(TestView.zstack(.image(40, 10), r).layout(90, 80).frames[1]?.size == size(90, 80))
  }

  @Test("A ZStack has the size of the subviews of highest priority, and offers it to the others")
  func depthPriority() {
    #expect(
      TestView.zstack(r, TestView.text(3).layoutPriority(1)).layout(200).frames == [
        rect(0, 0, 30, 20), rect(0, 0, 30, 20),
      ])
  }
}

@Suite("Modifiers, as SwiftUI lays them out") struct ModifierFactTests {
  @Test("Fact 33: a frame with a width offers and reports it, and has the height of its content")
  func fixed() {
    #expect(TestView.image(20, 10).frame(width: 50).size(200, 100) == size(50, 10))
    #expect(r.frame(width: 50).layout(200).frames == [rect(0, 0, 50, 100)])
  }

  @Test("Fact 34: a frame with minimum and maximum reports the proposal within them, whatever the content answers")
  func clamped() {
    let frame = TestView.image(60, 10).frame(minWidth: 50, maxWidth: 80)
    #expect([20, 70, 200].map { frame.size($0, 100).width } == [50, 70, 80])
  }

  @Test("Facts 35 to 38: a missing limit is the content's length")
  func missing() {
    let (minimum, maximum) = (TestView.image(60, 10).frame(minWidth: 50), TestView.image(60, 10).frame(maxWidth: 80))
    #expect([20, 55].map { minimum.size($0, 100).width } == [50, 55], "fact 35: max(minimum, proposal)")
    #expect([70, 200].map { maximum.size($0, 100).width } == [70, 80], "fact 36: min(maximum, proposal)")
    #expect([60, 200].map { minimum.size($0, 100).width } == [60, 60], "fact 37: max(minimum, content)")
    #expect(TestView.image(40, 10).frame(minWidth: 50).size(200, 100).width == 50)
    #expect(TestView.image(60, 10).frame(minHeight: 5, maxHeight: 9).size(200, 7) == size(60, 7), "fact 38")
  }

  @Test("Fact 39: an ideal width replaces an unspecified one only")
  func ideal() {
    #expect(r.frame(idealWidth: 70).size(nil, 5).width == 70)
    #expect(r.frame(idealWidth: 70).size(30, 5).width == 30)
  }

  @Test("Fact 40: with a maximum of infinity the frame is not narrower than its content, unless its minimum is 0")
  func infinite() {
    let text = TestView.text(10).fixedSize()
    #expect(text.frame(maxWidth: .infinity).size(60, 20).width == 100)
    #expect(text.frame(minWidth: 0, maxWidth: .infinity).size(60, 20).width == 60)
  }

  @Test("Fact 41: padded text in a minimum width is centred in it; wider content widens the frame")
  func minimumWidth() {
    #expect(TestView.text(5).padding(16).frame(minWidth: 150).layout(300).frames == [rect(50, 16, 50, 20)])
    #expect(TestView.text(20).padding(16).frame(minWidth: 150).size(300, 100).width == 232)
  }

  @Test(
    "Facts 42 to 44: a negative minimum is 0, an ideal below it becomes it, a maximum below the ideal becomes that; each is reported"
  )
  func invalid() {
    func layout(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> FlexibleFrameLayout {
      FlexibleFrameLayout(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
    }
    #expect(layout(-5, nil, nil).width == .init(minimum: 0) && layout(-5, nil, nil).hasInvalidDimension)
    #expect(layout(50, 20, nil).width == .init(minimum: 50, ideal: 50) && layout(50, 20, nil).hasInvalidDimension)
    #expect(layout(nil, 50, 20).width == .init(ideal: 50, maximum: 50) && layout(nil, 50, 20).hasInvalidDimension)
    #expect(!layout(10, 20, 30).hasInvalidDimension && !layout(nil, nil, .infinity).hasInvalidDimension)
    #expect(FlexibleFrameLayout.invalidDimensionMessage == "Invalid frame dimension (negative or non-finite).")
    #expect(
      FrameLayout(width: -3).width == 0 && FrameLayout(width: .infinity).width == nil
        && FrameLayout(width: .nan).hasInvalidDimension)
  }

  @Test("Facts 45 and 46: a shape is 0, infinite, the proposal, or 10 by 10 for no proposal")
  func shape() {
    #expect(r.fixedSize().size(200, 100) == size(10, 10))
    #expect(r.size(0, 0) == .zero && r.size(.infinity, .infinity) == size(.infinity, .infinity))
    #expect(r.size(30, 40) == size(30, 40) && r.size(nil, nil) == size(10, 10))
  }

  @Test("Fact 47: text is zero at zero, and one line without a proposal and at infinity")
  func text() {
    #expect(TestView.text(5).size(0, 0) == .zero)
    #expect(
      TestView.text(5).size(nil, nil) == size(50, 20) && TestView.text(5).size(.infinity, .infinity) == size(50, 20))
  }

  @Test("Fact 48: an unspecified dimension is replaced by 10, a specified one stays")
  func replacing() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == size(10, 10))
    #expect(ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions() == size(3, 10))
    #expect(ProposedViewSize(width: nil, height: 4).replacingUnspecifiedDimensions(by: size(7, 8)) == size(7, 4))
  }

  @Test("Facts 49 to 51: a fixed size offers no length, and uses the ideal one of a frame")
  func fixedSize() {
    #expect(TestView.text(10).fixedSize(.horizontal).size(30, 50) == size(100, 20))
    #expect(TestView.text(10).fixedSize(.vertical).size(30, 20) == size(30, 80))
    #expect(TestView.text(4).frame(idealWidth: 100, idealHeight: 100).fixedSize().size(20, 20) == size(100, 100))
    let shape = r.frame(idealWidth: 100, idealHeight: 40)
    #expect(shape.size(70, 60) == size(70, 60) && shape.fixedSize().size(70, 60) == size(100, 40))
  }

  @Test("Fact 52: padding is taken off the proposal, which stays unspecified or becomes 0 at least")
  func padding() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    #expect(ProposedViewSize(width: 100, height: 200).inset(by: insets) == ProposedViewSize(width: 60, height: 180))
    #expect(ProposedViewSize(width: nil, height: 5).inset(by: insets) == ProposedViewSize(width: nil, height: 0))
    #expect(r.padding(insets).layout(100, 200).frames == [rect(20, 10, 60, 180)])
    #expect(r.padding(-5).layout(100, 100).frames == [rect(-5, -5, 110, 110)])
  }

  @Test("Facts 53 and 54: padding of some edges, and the default of 16 at all")
  func edges() {
    #expect(PaddingLayout(.horizontal, 3).insets == EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
    #expect(PaddingLayout().insets == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  }

  @Test("Facts 55 and 56: what is over padding encloses it, what is padded does not; padding of 0 changes nothing")
  func border() {
    let content = TestView.image(20, 10)
    #expect(content.padding(5).overlay(r).layout(100).frames == [rect(5, 5, 20, 10), rect(0, 0, 30, 20)])
    #expect(content.overlay(r).padding(5).layout(100).frames == [rect(5, 5, 20, 10), rect(5, 5, 20, 10)])
    #expect(content.padding(0).layout(100).frames == content.layout(100).frames)
  }

  @Test("Fact 57: an offset moves the view, and not what is laid out around it")
  func offset() {
    let stack = TestView.hstack(TestView.image(20, 10).offset(5, 7).overlay(r), .image(30, 10))
    #expect(stack.layout(100).frames == [rect(5, 7, 20, 10), rect(0, 0, 20, 10), rect(20, 0, 30, 10)])
  }

  @Test("Fact 58: a position is that of the view's centre, in the whole proposal")
  func position() {
    let view = TestView.image(20, 10).position(50, 60)
    #expect(view.layout(200, 300).frames == [rect(40, 55, 20, 10)] && view.size(200, 300) == size(200, 300))
  }

  @Test("Fact 59: an overlay is offered the size of its view, which it does not change")
  func overlay() {
    #expect(TestView.image(20, 10).overlay(r).layout(100).frames[1]?.size == size(20, 10))
    let larger = TestView.image(20, 10).overlay(.image(60, 30))
    #expect(larger.size(100, 100) == size(20, 10) && larger.layout(100).frames[1] == rect(-20, -10, 60, 30))
    #expect(
      TestView.image(20, 10).overlay(.image(4, 4), alignment: .bottomTrailing).layout(100).frames[1]
        == rect(16, 6, 4, 4))
  }

  @Test("Fact 60: several views of an overlay are a ZStack at its centre")
  func overlayStack() {
    let view = TestView.image(20, 20).overlay(.zstack(.image(4, 4), .image(2, 8)))
    #expect(view.layout(100).frames == [rect(0, 0, 20, 20), rect(8, 8, 4, 4), rect(9, 6, 2, 8)])
    #expect(OverlayLayout().alignment == .center)
  }

  @Test(
    "Facts 61 and 62: a geometry reader has the proposal, or the size of what it is over, and its views are in the leading corner"
  )
  func geometry() {
    let reader = TestView.geometryReader([.image(5, 5), r])
    #expect(reader.size(80, nil) == size(80, 10))
    #expect(reader.layout(80, 60).frames == [rect(0, 0, 5, 5), rect(0, 0, 80, 60)])
    #expect(TestView.image(20, 10).overlay(.geometryReader([r])).layout(100).frames[1] == rect(0, 0, 20, 10))
  }

  @Test(
    "Fact 63: a vertical scroll view has the offered height and the width of its content, which has its ideal height")
  func scroll() {
    let view = TestView.scrollView(.vertical, .vstack(.image(30, 200), .image(40, 300)))
    #expect(view.size(100, 150) == size(40, 150))
    #expect(view.layout(100, 150).frames == [rect(5, 0, 30, 200), rect(0, 200, 40, 300)])
    #expect(TestView.scrollView(.vertical, r).layout(100, 150).frames == [rect(0, 0, 100, 10)])
  }

  @Test("Facts 64 to 66: an aspect ratio fits into or fills the proposal; without one it is that of the ideal size")
  func aspectRatio() {
    #expect(r.aspectRatio(0.5, .fit).inWindow(100, 50) == [rect(37.5, 0, 25, 50)])
    #expect(r.aspectRatio(0.5, .fill).size(50, 100) == size(50, 100))
    #expect(
      r.aspectRatio(2, .fit).size(100, 50) == size(100, 50) && r.aspectRatio(2, .fill).size(50, 100) == size(200, 100))
    #expect(r.aspectRatio(nil, .fit).size(100, 50) == size(50, 50))
    #expect(r.frame(idealWidth: 40, idealHeight: 10).aspectRatio(nil, .fit).size(100, 100) == size(100, 25))
  }

  @Test("Fact 69: the first view whose ideal size fits on the given axes is shown, or the last one")
  func viewThatFits() {
    let texts = [TestView.text(20), .text(10), .text(5)]
    func shown(_ axes: Axis.Set, _ width: CGFloat, _ height: CGFloat) -> Int? {
      TestView.viewThatFits(axes, texts).layout(width, height).frames.firstIndex { $0 != nil }
    }
    #expect([250, 120, 60, 10].map { shown(.horizontal, $0, 5) } == [0, 1, 2, 2])
    #expect(shown([.horizontal, .vertical], 250, 10) == 2 && ViewThatFitsLayout().axes == [.horizontal, .vertical])
    #expect(TestView.viewThatFits(.horizontal, texts).layout(120, 50).frames.compactMap(\.self).count == 1)
  }
}

@Suite("Grids, as SwiftUI lays them out") struct GridFactTests {
  private func columns(_ items: [GridItem], _ width: CGFloat) -> [CGFloat] {
    GridItem.tracks(of: items.map { GridItem($0.size, spacing: 0) }, in: width).map(\.length)
  }

  @Test("Fact 67: fixed columns are served first, then the others from left to right within their limits")
  func lazyColumns() {
    #expect(columns([GridItem(.flexible()), GridItem(.fixed(60)), GridItem(.flexible())], 200) == [70, 60, 70])
    #expect(columns([GridItem(.flexible(minimum: 10, maximum: 40)), GridItem(.flexible())], 200) == [40, 160])
    #expect(columns([GridItem(.flexible()), GridItem(.flexible(minimum: 150))], 200) == [100, 150])
    #expect(columns([GridItem(.adaptive(minimum: 50))], 220) == [55, 55, 55, 55])
    #expect(columns([GridItem(.fixed(20)), GridItem(.adaptive(minimum: 50, maximum: 52))], 180) == [20, 52, 52, 52])
  }

  @Test("Items of a lazy grid have distances, offsets and alignments")
  func lazyGrid() {
    let items = [GridItem(.fixed(40), alignment: .leading), GridItem(.flexible())]
    let grid = TestView.lazyGrid(.vertical, items, nil, [.image(10, 20), .text(2), .image(10, 5)])
    #expect(grid.size(148, 500) == size(148, 33))
    #expect(grid.layout(148, 500).frames == [rect(0, 0, 10, 20), rect(88, 0, 20, 20), rect(0, 28, 10, 5)])
  }

  @Test("Columns and rows of a grid are as long as their largest cells")
  func grid() {
    let grid = TestView.grid(
      .row(.image(10, 10), .image(40, 30)), .row(.image(20, 20), .image(5, 5)), horizontal: 4, vertical: 6)
    #expect(grid.size(300, 300) == size(64, 56))
    #expect(
      grid.layout(300, 300).frames == [
        rect(5, 10, 10, 10), rect(24, 0, 40, 30), rect(0, 36, 20, 20), rect(41.5, 43.5, 5, 5),
      ])
  }

  @Test("Fact 68: a view outside of a row extends over all columns, and widens the grid unless it is unsized")
  func spanning() {
    let row = TestRow.row(.image(30, 10), .image(20, 10))
    #expect(TestView.grid(row, .view(.divider)).layout(200).frames[2] == rect(0, 10, 200, 1))
    #expect(TestView.grid(row, .view(.divider, unsized: .horizontal)).layout(200).frames[2] == rect(0, 10, 50, 1))
    #expect(TestView.grid(row, .view(.image(90, 5))).size(200, 100) == size(90, 15))
  }

  @Test("Cells have columns, anchors and alignments of column and row")
  func cells() {
    var wide = TestRow.row(.image(30, 10), .image(10, 20))
    wide.cells[0].columns = 2
    #expect(
      TestView.grid(.row(.image(10, 10), .image(10, 10), .image(10, 10)), wide).layout(200).frames[3]
        == rect(0, 15, 30, 10))
    var anchored = TestRow.row(.image(4, 4), .image(20, 20), alignment: .bottom)
    #expect(TestView.grid(anchored).layout(200).frames[0] == rect(0, 16, 4, 4))
    anchored.cells[0].anchor = .topLeading
    #expect(TestView.grid(.row(.image(10, 10), .image(1, 1)), anchored).layout(200).frames[2] == rect(0, 10, 4, 4))
    var aligned = TestRow.row(.image(4, 4))
    aligned.cells[0].columnAlignment = .trailing
    #expect(
      TestView.grid(aligned, .row(.image(10, 10)), .row(.image(6, 6))).layout(200).frames.map { $0?.maxX } == [
        10, 10, 10,
      ])
  }
}

@Suite("Spacing and alignment, as in SwiftUI") struct AlignmentFactTests {
  @Test(
    "Fact 70: the distance of two views is the larger preference of the edges that face each other, by the direction of text"
  )
  func spacing() {
    func spacing(_ direction: LayoutDirection) -> ViewSpacing {
      ViewSpacing(top: nil, left: 2, bottom: nil, right: 3, layoutDirection: direction)
    }
    #expect(spacing(.leftToRight).distance(to: .zero, along: .horizontal) == 3)
    #expect(spacing(.rightToLeft).distance(to: .zero, along: .horizontal) == 2)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.union(spacing(.leftToRight), edges: .leading).distance(to: .zero, along: .horizontal) == 0)
  }

  @Test("Fact 71: the value of a container's guide is the mean of the explicit ones of its subviews")
  func mean() {
    #expect(HorizontalAlignment.quarter.combineExplicit([1, nil, 3, 5, nil]) == 3)
    #expect(HorizontalAlignment.quarter.combineExplicit((0...10).map { CGFloat($0) }) == 5)
    #expect(HorizontalAlignment.quarter.combineExplicit([nil]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([5, 3, nil]) == 3)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([5, 3, nil]) == 5)
  }

  @Test("Fact 72: a stack passes a guide of its subview on, moved by the subview's position")
  func inner() {
    let inner = TestView.hstack(.image(30, 10), TestView.image(20, 10).guide(HorizontalAlignment.quarter, plus: 0))
    // The guide is at 30 + 5 in the inner stack.
    #expect(TestView.vstack(inner, .image(40, 10), alignment: .quarter).layout(300).frames[2]?.minX == 25)
    #expect(inner.build().node.dimensions(in: .unspecified)[explicit: HorizontalAlignment.quarter] == 35)
    #expect(inner.build().node.dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading] == nil)
  }

  @Test("Fact 73: a bottom guide that is 8 lower moves the view up by 8 against its siblings")
  func moved() {
    let frames = TestView.hstack(
      TestView.image(10, 20).guide(.bottom, plus: 8), .image(10, 20), alignment: .bottom
    ).layout(100).frames
    #expect(frames.map { $0?.minY } == [0, 8])
  }

  @Test("Fact 74: a guide for another alignment than the container's has no effect")
  func other() {
    let plain = TestView.hstack(.image(10, 20), .image(10, 30), alignment: .bottom)
    let guided = TestView.hstack(TestView.image(10, 20).guide(.top, plus: 8), .image(10, 30), alignment: .bottom)
    #expect(plain.layout(100).frames == guided.layout(100).frames)
  }

  @Test("Baselines of text are aligned, those of other views are their lower edges")
  func baselines() {
    let stack = TestView.hstack(.text(4), .image(10, 30), alignment: .firstTextBaseline)
    #expect(stack.layout(200).frames == [rect(0, 15, 40, 20), rect(40, 0, 10, 30)])
  }

  @Test("From right to left the same layout is mirrored in each container")
  func rightToLeft() {
    let stack = TestView.hstack(.image(30, 10), .image(20, 10), spacing: 5).padding(EdgeInsets(10, edges: .leading))
    let (node, leaves) = stack.build()
    let root = LayoutContainer(RootLayout(), [node])
    var open: [LayoutNode] = [root]
    while let node = open.popLast() {
      guard let parent = node as? LayoutParent else { continue }
      parent.layoutDirection = .rightToLeft
      open += parent.children
    }
    root.place(in: rect(0, 0, 100, 10))
    // The content is 65 wide, from 17.5 to 82.5.
    #expect(leaves.map(\.frame) == [rect(42.5, 0, 30, 10), rect(17.5, 0, 20, 10)])
  }

  @Test("A view beside the content at an edge takes its own length off the proposal")
  func insets() {
    let view = TestView.inset(.bottom, 0, content: r, view: .image(30, 20))
    #expect(view.layout(100, 100).frames == [rect(0, 0, 100, 80), rect(35, 80, 30, 20)])
    let top = TestView.inset(.top, nil, content: r, view: .image(30, 20))
    #expect(top.layout(100, 100).frames == [rect(0, 28, 100, 72), rect(35, 0, 30, 20)])
  }
}
