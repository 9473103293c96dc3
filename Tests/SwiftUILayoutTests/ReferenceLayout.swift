import Foundation
import SwiftUILayout

/// The rules of layout once more, as directly as they can be written: a view's answer is computed from those of its subviews each time it is
/// needed. Nothing is kept, and no tree is built.
enum ReferenceLayout {
  /// A subview at its place in a view.
  struct Part {
    var view: TestView
    var origin: CGPoint
    var proposal: ProposedViewSize
    /// The axis of the stack around the subview.
    var stack: Axis?
    var isHidden = false
    /// The subview is over the view: its guides are not the view's.
    var isSecondary = false
  }

  // MARK: - Size

  static func size(_ view: TestView, _ proposal: ProposedViewSize, _ stack: Axis? = nil) -> CGSize {
    switch view {
    case .rectangle: return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .image(let width, let height): return CGSize(width: width, height: height)
    case .text(let count): return TextContent.size(count, proposal)
    case .spacer(let minimum):
      let minimum = minimum ?? 8
      return CGSize(
        width: stack == .vertical ? 0 : max(minimum, proposal.width ?? minimum),
        height: stack == .horizontal ? 0 : max(minimum, proposal.height ?? minimum))
    case .divider:
      return stack == .horizontal
        ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    case .hstack(_, _, let views), .vstack(_, _, let views):
      guard !views.isEmpty else { return .zero }
      let axis: Axis = if case .hstack = view { .horizontal } else { .vertical }
      let parts = parts(view, proposal, stack)
      let last = parts[parts.count - 1]
      return CGSize(
        max(0, last.origin[axis] + size(last.view, last.proposal, axis)[axis]), along: axis,
        across: union(parts, axis.other))
    case .zstack(_, let views):
      let highest = views.map(priority).max()
      let parts = zip(views, parts(view, proposal, stack)).filter { priority($0.0) == highest }.map(\.1)
      return CGSize(width: union(parts, .horizontal), height: union(parts, .vertical))
    case .frame(let width, let height, _, let content):
      let inner = size(
        content, ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height), stack)
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(let width, let height, _, let content):
      let inner = size(content, flexibleOffer(proposal, width, height), stack)
      return CGSize(
        width: flexible(proposal.width, inner.width, width), height: flexible(proposal.height, inner.height, height))
    case .padding(let insets, let content):
      let inner = size(content, parts(view, proposal, stack)[0].proposal, stack)
      return CGSize(
        width: max(0, inner.width + insets.leading + insets.trailing),
        height: max(0, inner.height + insets.top + insets.bottom))
    case .position(_, _, let content):
      let inner = size(content, proposal, stack)
      return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    case .geometryReader: return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .scrollView(let axes, let content):
      let inner = size(content, parts(view, proposal, stack)[0].proposal, nil)
      return CGSize(
        width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
        height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
    case .fixedSize, .offset, .aspectRatio, .overlay, .viewThatFits, .priority, .horizontalGuide, .verticalGuide:
      guard let part = parts(view, proposal, stack).first(where: { !$0.isHidden }) else { return .zero }
      return size(part.view, part.proposal, part.stack)
    case .inset, .grid, .lazyGrid: preconditionFailure("not in random trees")
    }
  }

  private static func flexible(_ proposed: CGFloat?, _ content: CGFloat, _ range: FlexibleFrameLayout.Range) -> CGFloat
  {
    let (low, high) = (range.minimum, range.maximum)
    guard let proposed else { return max(low ?? 0, min(high ?? .infinity, range.ideal ?? content)) }
    if low == nil && high == nil { return content }
    // Without a limit, the content's length limits on that side.
    return max(
      low ?? -.infinity, min(high ?? max(content, low ?? 0), max(proposed, low ?? min(content, high ?? .infinity))))
  }

  private static func flexibleOffer(
    _ proposal: ProposedViewSize, _ width: FlexibleFrameLayout.Range, _ height: FlexibleFrameLayout.Range
  ) -> ProposedViewSize {
    func offer(_ length: CGFloat?, _ range: FlexibleFrameLayout.Range) -> CGFloat? {
      guard let length = length ?? range.ideal else { return nil }
      return max(range.minimum ?? 0, min(range.maximum ?? .infinity, length))
    }
    return ProposedViewSize(width: offer(proposal.width, width), height: offer(proposal.height, height))
  }

  /// The extent of parts on an axis; infinite if one is.
  private static func union(_ parts: [Part], _ axis: Axis) -> CGFloat {
    let lengths = parts.map { size($0.view, $0.proposal, $0.stack)[axis] }
    if lengths.contains(.infinity) { return .infinity }
    let starts = parts.map { $0.origin[axis] }
    return max(0, (zip(starts, lengths).map(+).max() ?? 0) - (starts.min() ?? 0))
  }

  // MARK: - Priority and spacing

  static func priority(_ view: TestView) -> Double {
    switch view {
    case .priority(let value, _): value
    case .spacer: -.infinity
    case .frame(_, _, _, let content), .flexibleFrame(_, _, _, let content), .fixedSize(_, let content),
      .padding(_, let content), .offset(_, _, let content), .position(_, _, let content),
      .aspectRatio(_, _, let content),
      .overlay(_, let content, _), .horizontalGuide(_, _, let content), .verticalGuide(_, _, let content):
      priority(content)
    default: 0
    }
  }

  /// The preferred distances in the order of `Edge`.
  private static func spacing(_ view: TestView, _ stack: Axis?) -> [CGFloat?] {
    switch view {
    case .spacer: Edge.allCases.map { ($0 == .top || $0 == .bottom) == (stack == .vertical) || stack == nil ? 0 : nil }
    case .hstack(_, _, let views):
      merge(
        views.enumerated().map { index, view in
          var edges = spacing(view, .horizontal)
          if index > 0 { edges[1] = nil }
          if index < views.count - 1 { edges[3] = nil }
          return edges
        })
    case .vstack(_, _, let views):
      merge(
        views.enumerated().map { index, view in
          var edges = spacing(view, .vertical)
          if index > 0 { edges[0] = nil }
          if index < views.count - 1 { edges[2] = nil }
          return edges
        })
    case .zstack(_, let views), .viewThatFits(_, let views): merge(views.map { spacing($0, nil) })
    case .padding(let insets, let content):
      zip(spacing(content, stack), [insets.top, insets.leading, insets.bottom, insets.trailing]).map {
        $1 == 0 ? $0 : nil
      }
    case .frame(_, _, _, let content), .flexibleFrame(_, _, _, let content), .fixedSize(_, let content),
      .offset(_, _, let content), .position(_, _, let content), .aspectRatio(_, _, let content),
      .overlay(_, let content, _), .horizontalGuide(_, _, let content), .verticalGuide(_, _, let content),
      .priority(_, let content):
      spacing(content, stack)
    default: [nil, nil, nil, nil]
    }
  }

  private static func merge(_ all: [[CGFloat?]]) -> [CGFloat?] {
    (0..<4).map { edge in all.compactMap { $0[edge] }.max() }
  }

  private static func distances(_ views: [TestView], _ axis: Axis, _ spacing: CGFloat?) -> [CGFloat] {
    guard views.count > 1 else { return [] }
    return (1..<views.count).map { index in
      let (end, start) = axis == .horizontal ? (3, 1) : (2, 0)
      let preferred = [Self.spacing(views[index - 1], axis)[end], Self.spacing(views[index], axis)[start]].compactMap(
        \.self)
      return spacing ?? preferred.max() ?? 8
    }
  }

  // MARK: - Guides

  /// The explicit position of a guide.
  static func guide(_ view: TestView, _ key: AlignmentKey, _ proposal: ProposedViewSize, _ stack: Axis?) -> CGFloat? {
    switch view {
    case .text:
      let height = size(view, proposal, stack).height
      if height == 0 || key.axis == .horizontal { return nil }
      if key == VerticalAlignment.firstTextBaseline.key { return 15 }
      return key == VerticalAlignment.lastTextBaseline.key ? height - 5 : nil
    case .geometryReader, .scrollView: return nil
    case .offset(_, _, let content): return guide(content, key, proposal, stack)
    case .horizontalGuide(let own, let distance, let content) where own.key == key:
      return line(content, key, proposal, stack) + distance
    case .verticalGuide(let own, let distance, let content) where own.key == key:
      return line(content, key, proposal, stack) + distance
    default: break
    }
    let values = parts(view, proposal, stack).compactMap { part -> CGFloat? in
      guard !part.isHidden, !part.isSecondary else { return nil }
      return guide(part.view, key, part.proposal, part.stack).map { $0 + part.origin[key.axis] }
    }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }

  /// The position of a guide.
  static func line(_ view: TestView, _ key: AlignmentKey, _ proposal: ProposedViewSize, _ stack: Axis?) -> CGFloat {
    guide(view, key, proposal, stack) ?? fraction(key) * size(view, proposal, stack)[key.axis]
  }

  private static func fraction(_ key: AlignmentKey) -> CGFloat {
    switch key {
    case HorizontalAlignment.leading.key, VerticalAlignment.top.key: 0
    case HorizontalAlignment.center.key, VerticalAlignment.center.key: 0.5
    case HorizontalAlignment.quarter.key, VerticalAlignment.quarter.key: 0.25
    default: 1
    }
  }

  // MARK: - Places

  /// The subviews of a view at their places.
  static func parts(_ view: TestView, _ proposal: ProposedViewSize, _ stack: Axis?) -> [Part] {
    func one(_ content: TestView, _ proposal: ProposedViewSize, x: CGFloat = 0, y: CGFloat = 0) -> [Part] {
      [Part(view: content, origin: CGPoint(x: x, y: y), proposal: proposal, stack: stack)]
    }
    func aligned(
      _ content: TestView, _ offer: ProposedViewSize, _ alignment: Alignment, secondary: Bool = false
    ) -> Part {
      let outer = size(view, proposal, stack)
      func offset(_ key: AlignmentKey) -> CGFloat {
        let base = secondary ? line(view, key, proposal, stack) : fraction(key) * outer[key.axis]
        return base - line(content, key, offer, stack)
      }
      return Part(
        view: content, origin: CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key)),
        proposal: offer,
        stack: stack, isSecondary: secondary)
    }
    switch view {
    case .rectangle, .image, .text, .spacer, .divider: return []
    case .hstack(let alignment, let spacing, let views):
      return stackParts(views, .horizontal, alignment.key, spacing, proposal)
    case .vstack(let alignment, let spacing, let views):
      return stackParts(views, .vertical, alignment.key, spacing, proposal)
    case .zstack(let alignment, let views):
      let highest = views.map(priority).max()
      let leading = views.filter { priority($0) == highest }
      func start(_ key: AlignmentKey) -> CGFloat { leading.map { finiteLine($0, key, proposal) }.max() ?? 0 }
      let offer = ProposedViewSize(
        width: zExtent(leading, alignment.horizontal.key, proposal),
        height: zExtent(leading, alignment.vertical.key, proposal))
      return views.map { content in
        let offer = priority(content) == highest ? proposal : offer
        return Part(
          view: content,
          origin: CGPoint(
            x: start(alignment.horizontal.key) - line(content, alignment.horizontal.key, offer, nil),
            y: start(alignment.vertical.key) - line(content, alignment.vertical.key, offer, nil)), proposal: offer,
          stack: nil)
      }
    case .frame(let width, let height, let alignment, let content):
      return [
        aligned(content, ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height), alignment)
      ]
    case .flexibleFrame(let width, let height, let alignment, let content):
      return [aligned(content, flexibleOffer(proposal, width, height), alignment)]
    case .fixedSize(let axes, let content):
      return one(
        content,
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
    case .padding(let insets, let content):
      return one(
        content,
        ProposedViewSize(
          width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
          height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }), x: insets.leading, y: insets.top)
    case .offset(let x, let y, let content): return one(content, proposal, x: x, y: y)
    case .position(let x, let y, let content):
      let inner = size(content, proposal, stack)
      return one(content, proposal, x: x - inner.width / 2, y: y - inner.height / 2)
    case .aspectRatio(let ratio, let mode, let content):
      return one(content, aspectOffer(content, ratio, mode, proposal, stack))
    case .overlay(let alignment, let base, let over):
      let inner = ProposedViewSize(size(base, proposal, stack))
      func offset(_ key: AlignmentKey) -> CGFloat { line(base, key, proposal, stack) - line(over, key, inner, stack) }
      return one(base, proposal) + [
        Part(
          view: over, origin: CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key)),
          proposal: inner,
          stack: stack, isSecondary: true)
      ]
    case .geometryReader(let views):
      let offer = ProposedViewSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
      return views.map { Part(view: $0, origin: .zero, proposal: offer, stack: nil) }
    case .scrollView(let axes, let content):
      var part = one(
        content,
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      part[0].stack = nil
      return part
    case .viewThatFits(let axes, let views):
      let fitting = views.firstIndex { content in
        let ideal = size(
          content,
          ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height),
          nil)
        let isTooWide = axes.contains(.horizontal) && ideal.width > proposal.width ?? .infinity
        let isTooHigh = axes.contains(.vertical) && ideal.height > proposal.height ?? .infinity
        return !isTooWide && !isTooHigh
      }
      return views.enumerated().map { index, content in
        Part(
          view: content, origin: .zero, proposal: proposal, stack: nil, isHidden: index != fitting ?? views.count - 1)
      }
    case .priority(_, let content), .horizontalGuide(_, _, let content), .verticalGuide(_, _, let content):
      return one(content, proposal)
    case .inset, .grid, .lazyGrid: preconditionFailure("not in random trees")
    }
  }

  private static func finiteLine(_ view: TestView, _ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
    size(view, proposal, nil)[key.axis] == .infinity ? -.infinity : line(view, key, proposal, nil)
  }

  private static func zExtent(_ views: [TestView], _ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
    let lengths = views.map { size($0, proposal, nil)[key.axis] }
    if lengths.contains(.infinity) { return .infinity }
    let lines = views.map { line($0, key, proposal, nil) }
    return max(0, (lines.max() ?? 0) + (zip(lengths, lines).map(-).max() ?? 0))
  }

  private static func aspectOffer(
    _ content: TestView, _ ratio: CGFloat?, _ mode: ContentMode, _ proposal: ProposedViewSize, _ stack: Axis?
  ) -> ProposedViewSize {
    let ideal = size(content, .unspecified, stack)
    if ratio == nil, ideal.width <= 0 || ideal.height <= 0 || ideal.width == .infinity || ideal.height == .infinity {
      return proposal
    }
    let ratio = ratio ?? ideal.width / ideal.height
    let byWidth = { (width: CGFloat) in ProposedViewSize(width: width, height: width / ratio) }
    let byHeight = { (height: CGFloat) in ProposedViewSize(width: height * ratio, height: height) }
    if proposal.width != nil, proposal.height == nil { return byWidth(proposal.width!) }
    if proposal.width == nil, proposal.height != nil { return byHeight(proposal.height!) }
    let box = proposal.replacingUnspecifiedDimensions(by: ideal)
    let heightLimits = mode == .fit ? box.height * ratio < box.width : box.height * ratio > box.width
    return heightLimits ? byHeight(box.height) : byWidth(box.width)
  }

  /// The subviews of a stack: each time, the one that is served next is looked for among all that are left.
  private static func stackParts(
    _ views: [TestView], _ axis: Axis, _ key: AlignmentKey, _ spacing: CGFloat?, _ proposal: ProposedViewSize
  ) -> [Part] {
    let distances = distances(views, axis, spacing)
    func offer(_ length: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(length, along: axis, across: proposal[axis.other])
    }
    func length(_ index: Int, _ offered: CGFloat?) -> CGFloat { size(views[index], offer(offered), axis)[axis] }

    var offers: [CGFloat?] = Array(repeating: proposal[axis], count: views.count)
    if let total = proposal[axis], total > 0, total < .infinity {
      var left = Set(views.indices)
      var rest = total - distances.reduce(0, +)
      while let highest = left.map({ priority(views[$0]) }).max() {
        let group = left.filter { priority(views[$0]) == highest }
        let lower = left.subtracting(group).reduce(CGFloat(0)) { $0 + length($1, 0) }
        func flexibility(_ index: Int) -> CGFloat {
          let difference = length(index, .infinity) - length(index, 0)
          return difference.isNaN ? 0 : difference
        }
        let next = group.sorted().min { flexibility($0) < flexibility($1) }!
        let offered = max(0, rest - lower) / CGFloat(group.count)
        offers[next] = offered
        rest -= length(next, offered)
        left.remove(next)
      }
    }
    let across = views.indices.map { size(views[$0], offer(offers[$0]), axis)[axis.other] }
    let lines = views.indices.map { line(views[$0], key, offer(offers[$0]), axis) }
    let furthest = zip(across, lines).filter { $0.0 < .infinity }.map(\.1).max()
    var position: CGFloat = 0
    return views.indices.map { index in
      if index > 0 { position += distances[index - 1] }
      let shift = furthest.map { lines[index] < .infinity ? $0 - lines[index] : 0 } ?? 0
      defer { position += length(index, offers[index]) }
      return Part(
        view: views[index], origin: CGPoint(position, along: axis, across: shift), proposal: offer(offers[index]),
        stack: axis)
    }
  }

  // MARK: - Frames

  /// The frames of the leaves, in order; `nil` for those that are left out.
  static func frames(
    _ view: TestView, _ proposal: ProposedViewSize, at origin: CGPoint = .zero, _ stack: Axis? = nil
  ) -> [CGRect?] {
    switch view {
    case .rectangle, .image, .text, .spacer, .divider:
      return [CGRect(origin: origin, size: size(view, proposal, stack))]
    default: break
    }
    return parts(view, proposal, stack).flatMap { part -> [CGRect?] in
      let origin = CGPoint(x: origin.x + part.origin.x, y: origin.y + part.origin.y)
      let frames = frames(part.view, part.proposal, at: origin, part.stack)
      return part.isHidden ? frames.map { _ in nil } : frames
    }
  }
}
