import Foundation

/// The places of subviews one after another: what horizontal and vertical stacks have in common.
struct StackArrangement {
  var proposals: [ProposedViewSize]
  var origins: [CGPoint]
  var size: CGSize
}

/// What a stack computes once for its subviews, and its last arrangement.
struct StackCache {
  let axis: Axis
  let alignment: AlignmentKey
  /// The distances between neighbours; one less than there are subviews.
  let distances: [CGFloat]
  let totalDistance: CGFloat
  /// The positions of the subviews, by descending priority, and in order where it is equal.
  let groups: [[Int]]
  private var last: (proposal: ProposedViewSize, arrangement: StackArrangement)?

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, subviews: LayoutSubviews) {
    self.axis = axis
    self.alignment = alignment
    if let spacing {
      distances = Array(repeating: spacing.asNumber, count: max(0, subviews.count - 1))
    } else {
      let spacings = subviews.map(\.spacing)
      distances = zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: axis) }
    }
    totalDistance = distances.reduce(0, +)
    let priorities = subviews.map(\.priority)
    var groups: [[Int]] = []
    for index in priorities.indices.sorted(by: { (-priorities[$0], $0) < (-priorities[$1], $1) }) {
      if let last = groups.last?.last, priorities[last] == priorities[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    self.groups = groups
  }

  mutating func arrangement(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> StackArrangement {
    if let last, last.proposal == proposal { return last.arrangement }
    let proposals = proposals(for: proposal, subviews)
    let arrangement = arrange(subviews, proposals)
    last = (proposal, arrangement)
    return arrangement
  }

  /// What each subview is offered.
  ///
  /// Groups of higher priority are served first; the minimum lengths of all lower ones are kept back. In a group the least flexible subview is
  /// first: it is offered an equal share of what is left, and its answer is taken off the rest.
  private func proposals(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [ProposedViewSize] {
    let across = proposal[axis.other]
    func offer(_ length: CGFloat?) -> ProposedViewSize { ProposedViewSize(length, along: axis, across: across) }
    func length(of index: Int, at offered: CGFloat) -> CGFloat { subviews[index].sizeThatFits(offer(offered))[axis] }

    // Without a limit, and without any space, all are offered the same.
    guard let total = proposal[axis], total > 0, total < .infinity else {
      return Array(repeating: offer(proposal[axis]), count: subviews.count)
    }
    var proposals = Array(repeating: offer(0), count: subviews.count)
    var remaining = total - totalDistance
    for (group, keptBack) in zip(groups, minimaBelowGroups { length(of: $0, at: 0) }) {
      var available = max(0, (remaining - keptBack).asNumber)
      let ordered =
        group.count == 1 ? group : byFlexibility(group) { length(of: $0, at: .infinity) - length(of: $0, at: 0) }
      for (served, index) in ordered.enumerated() {
        proposals[index] = offer(available / CGFloat(ordered.count - served))
        let answer = subviews[index].sizeThatFits(proposals[index])[axis]
        available = max(0, (available - answer).asNumber)
        remaining = (remaining - answer).asNumber
      }
    }
    return proposals
  }

  /// For each group, the sum of the minimum lengths of all later ones.
  private func minimaBelowGroups(_ minimum: (Int) -> CGFloat) -> [CGFloat] {
    var sums: [CGFloat] = [0]
    for group in groups.dropFirst().reversed() { sums.append(group.reduce(sums[sums.count - 1]) { $0 + minimum($1) }) }
    return sums.reversed()
  }

  /// The positions in ascending order of flexibility; equal ones stay in order. Infinity less infinity is not flexible.
  private func byFlexibility(_ group: [Int], _ flexibility: (Int) -> CGFloat) -> [Int] {
    group.map { (index: $0, flexibility: flexibility($0).asNumber) }
      .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
      .map(\.index)
  }

  private func arrange(_ subviews: LayoutSubviews, _ proposals: [ProposedViewSize]) -> StackArrangement {
    var extent = AlignedExtent()
    var origins: [CGPoint] = []
    var guides: [CGFloat] = []
    origins.reserveCapacity(proposals.count)
    guides.reserveCapacity(proposals.count)
    var length: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      if index > 0 { length += distances[index - 1] }
      let dimensions = subview.dimensions(in: proposals[index])
      let guide = dimensions[alignment]
      extent.include(length: dimensions.size[axis.other], guide: guide)
      origins.append(CGPoint(length, along: axis, across: 0))
      guides.append(guide)
      length += dimensions.size[axis]
    }
    for index in origins.indices { origins[index][axis.other] = extent.origin(guide: guides[index]) }
    return StackArrangement(
      proposals: proposals, origins: origins, size: CGSize(length.asLength, along: axis, across: extent.length))
  }

  func place(_ subviews: LayoutSubviews, _ arrangement: StackArrangement, in bounds: CGRect) {
    for (index, subview) in subviews.enumerated() {
      let origin = arrangement.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: arrangement.proposals[index])
    }
  }

  /// The first and the last subview's distances at the ends, the largest ones across.
  static func spacing(_ subviews: LayoutSubviews, axis: Axis) -> ViewSpacing {
    let (start, end, across): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var result = ViewSpacing()
    for (index, subview) in subviews.enumerated() {
      var edges = across
      if index == 0 { edges.insert(start) }
      if index == subviews.count - 1 { edges.insert(end) }
      result.formUnion(subview.spacing, edges: edges)
    }
    return result
  }
}

/// The extent of views whose guides have one position.
struct AlignedExtent {
  private var before: CGFloat = -.infinity
  private var after: CGFloat = -.infinity
  private var isInfinite = false

  mutating func include(length: CGFloat, guide: CGFloat) {
    // A guide of an infinite view has no position in it.
    guard length < .infinity, guide.magnitude < .infinity else {
      if length == .infinity { isInfinite = true }
      return
    }
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// The distance from the start to the guide.
  var guide: CGFloat { before.isFinite ? before : 0 }

  var length: CGFloat { isInfinite ? .infinity : before.isFinite ? (before + after).asLength : 0 }

  /// The origin of a view with this guide.
  func origin(guide: CGFloat) -> CGFloat { guide.isFinite && before.isFinite ? before - guide : 0 }
}
