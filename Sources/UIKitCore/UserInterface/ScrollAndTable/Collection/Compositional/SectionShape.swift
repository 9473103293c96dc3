import Foundation

/// The groups of one section of a compositional layout, along an axis.
///
/// Groups of one length need no list. Where the content determines lengths, each group has its own in a tree; where it determines how many
/// items a group has, the groups are listed.
@MainActor struct SectionShape {
  let section: NSCollectionLayoutSection
  let count: Int
  /// The size that groups are relative to.
  let container: CGSize
  /// Whether groups follow each other horizontally.
  let isHorizontal: Bool
  let environment: any NSCollectionLayoutEnvironment
  /// The sizes of cells that have been visible.
  private(set) var measured: [Int: CGSize] = [:]

  private let template: SolvedGroup
  private let perGroup: Int
  private let isMeasured: Bool
  private let isDynamic: Bool
  /// The lengths of the groups, if they differ.
  private var lengths = RunningHeights()
  /// The first item of each group, if their counts differ.
  private var starts: [Int] = []
  private var firstInvalid: Int?

  init(
    _ section: NSCollectionLayoutSection, count: Int, container: CGSize, isHorizontal: Bool,
    environment: any NSCollectionLayoutEnvironment, measured: [Int: CGSize]
  ) {
    self.section = section
    self.count = count
    self.container = container
    self.isHorizontal = isHorizontal
    self.environment = environment
    template = GroupSolver(measured: { _ in nil }, environment: environment).solve(
      section.group, in: container, count: max(1, count))
    perGroup = max(1, template.slots.count)
    isMeasured = template.slots.contains { $0.fitsWidth || $0.fitsHeight }
    isDynamic = isMeasured && SectionShape.isDynamic(section.group)
    guard isMeasured, count > 0 else { return }
    self.measured = measured.filter { $0.key < count }
    if isDynamic {
      list(from: 0)
    } else {
      lengths = RunningHeights(Array(repeating: along(template.size), count: (count + perGroup - 1) / perGroup))
      for group in Set(self.measured.keys.map { $0 / perGroup }) { lengths[group] = along(solve(group).size) }
    }
  }

  /// Whether the number of items in a group depends on their sizes.
  private static func isDynamic(_ group: NSCollectionLayoutGroup, depth: Int = 0) -> Bool {
    guard depth < 32 else { return false }
    return GroupSolver.isFlowing(group)
      || group.subitems.contains { ($0 as? NSCollectionLayoutGroup).map { isDynamic($0, depth: depth + 1) } ?? false }
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private var gap: CGFloat { section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0 }

  // MARK: Groups

  private var groupCount: Int { isDynamic ? starts.count : (count + perGroup - 1) / perGroup }

  /// The length of all groups.
  var length: CGFloat {
    guard count > 0 else { return 0 }
    return begin(of: groupCount) - gap
  }

  /// The length across the groups: of the longest that was measured, or an estimate.
  var breadth: CGFloat {
    guard count > 0 else { return 0 }
    let fits =
      isHorizontal ? section.group.layoutSize.heightDimension.fits : section.group.layoutSize.widthDimension.fits
    guard fits, !measured.isEmpty else { return isHorizontal ? template.size.height : template.size.width }
    return Set(measured.keys.map { group(of: $0) }).reduce(0) {
      let size = solve($1).size
      return max($0, isHorizontal ? size.height : size.width)
    }
  }

  private func begin(of group: Int) -> CGFloat {
    isMeasured ? lengths.top(of: group) + CGFloat(group) * gap : CGFloat(group) * (along(template.size) + gap)
  }

  private func group(of item: Int) -> Int {
    guard isDynamic else { return item / perGroup }
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  private func items(of group: Int) -> Range<Int> {
    guard isDynamic else { return group * perGroup..<min(count, (group + 1) * perGroup) }
    return starts[group]..<(group + 1 < starts.count ? starts[group + 1] : count)
  }

  private func solve(_ group: Int) -> SolvedGroup {
    let items = items(of: group)
    return solve(from: items.lowerBound, count: items.count)
  }

  private func solve(from first: Int, count: Int) -> SolvedGroup {
    if !isMeasured, count == perGroup { return template }
    return GroupSolver(measured: { measured[first + $0] }, environment: environment).solve(
      section.group, in: container, count: count)
  }

  /// Lists the groups whose counts depend on their items' sizes.
  private mutating func list(from group: Int) {
    let kept = min(group, starts.count)
    var item = kept < starts.count ? starts[kept] : 0
    var all = Array(lengths.heights.prefix(kept))
    starts.removeSubrange(kept...)
    while item < count {
      let solved = solve(from: item, count: min(count - item, GroupSolver.limit))
      starts.append(item)
      all.append(along(solved.size))
      item += max(1, solved.slots.count)
    }
    lengths = RunningHeights(all)
  }

  // MARK: Measuring

  mutating func setMeasured(_ size: CGSize, of item: Int) {
    guard isMeasured, item >= 0, item < count, measured[item] != size else { return }
    measured[item] = size
    let group = group(of: item)
    if isDynamic {
      firstInvalid = min(firstInvalid ?? group, group)
    } else {
      lengths[group] = along(solve(group).size)
    }
  }

  mutating func settle() {
    guard let group = firstInvalid else { return }
    firstInvalid = nil
    // An item that has become smaller may fit into the group before.
    list(from: max(0, group - 1))
  }

  // MARK: Places

  /// The items whose groups intersect a range, each with its place.
  func places(from low: CGFloat, to high: CGFloat) -> [(item: Int, slot: SolvedGroup.Slot)] {
    guard count > 0 else { return [] }
    var group = firstGroup(at: low)
    var found: [(Int, SolvedGroup.Slot)] = []
    while group < groupCount, begin(of: group) <= high, found.count < GroupSolver.limit {
      let items = items(of: group)
      let solved = solve(group)
      let origin = begin(of: group)
      for (slot, item) in zip(solved.slots, items) { found.append((item, moved(slot, by: origin))) }
      group += 1
    }
    return found
  }

  /// The views of groups that intersect a range, each with the group's first item.
  func supplements(from low: CGFloat, to high: CGFloat) -> [(item: Int, view: SolvedGroup.Supplement)] {
    guard count > 0, !template.supplements.isEmpty else { return [] }
    var group = firstGroup(at: low)
    var found: [(Int, SolvedGroup.Supplement)] = []
    while group < groupCount, begin(of: group) <= high, found.count < GroupSolver.limit {
      for view in solve(group).supplements {
        var view = view
        if isHorizontal { view.frame.origin.x += begin(of: group) } else { view.frame.origin.y += begin(of: group) }
        found.append((items(of: group).lowerBound, view))
      }
      group += 1
    }
    return found
  }

  func place(of item: Int) -> SolvedGroup.Slot? {
    guard item >= 0, item < count else { return nil }
    let group = group(of: item)
    let slots = solve(group).slots
    let index = item - items(of: group).lowerBound
    return slots.indices.contains(index) ? moved(slots[index], by: begin(of: group)) : nil
  }

  /// The resting place that is nearest to an offset, of the groups near a position; `nil` without groups. `place` returns that of a group with
  /// a begin and a length.
  func nearestGroup(_ offset: CGFloat, at position: CGFloat, place: (CGFloat, CGFloat) -> CGFloat) -> CGFloat? {
    guard groupCount > 0, offset.isFinite, position.isFinite else { return nil }
    let first = firstGroup(at: position)
    let places = (max(0, first - 2)..<min(groupCount, first + 4)).map {
      place(begin(of: $0), begin(of: $0 + 1) - begin(of: $0) - gap)
    }
    return places.min { abs($0 - offset) < abs($1 - offset) }
  }

  private func moved(_ slot: SolvedGroup.Slot, by distance: CGFloat) -> SolvedGroup.Slot {
    var slot = slot
    if isHorizontal { slot.frame.origin.x += distance } else { slot.frame.origin.y += distance }
    return slot
  }

  private func firstGroup(at position: CGFloat) -> Int {
    guard position > 0 else { return 0 }
    guard isMeasured else {
      let step = along(template.size) + gap
      return step > 0 ? max(0, min(Int(min(position / step, 1e15)), groupCount) - 1) : 0
    }
    guard gap != 0 else { return max(0, lengths.index(at: position) - 1) }
    var low = 0
    var high = groupCount
    while low < high {
      let middle = (low + high) / 2
      if begin(of: middle + 1) < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
