import Foundation

/// The frames of the elements of one group, in the group's coordinates.
struct SolvedGroup {
  /// The place of one item.
  struct Slot {
    var frame: CGRect
    var item: NSCollectionLayoutItem?
    var zIndex = 0
    var fitsWidth = false
    var fitsHeight = false
  }

  /// A view that belongs to a group.
  struct Supplement {
    var frame: CGRect
    var item: NSCollectionLayoutSupplementaryItem
  }

  var size: CGSize
  var slots: [Slot] = []
  var supplements: [Supplement] = []
}

/// Computes the frames of a group: its elements, repeated as long as there is space, with the sizes that were measured.
@MainActor struct GroupSolver {
  /// The measured size of the item in a slot, or `nil`.
  let measured: (Int) -> CGSize?
  let environment: any NSCollectionLayoutEnvironment
  /// The limit for the items of one group, for groups that could repeat an element of no size forever.
  static let limit = 2000

  private struct Part {
    var size: CGSize
    var solved: SolvedGroup?
    var item: NSCollectionLayoutItem
    var before: CGFloat
    var after: CGFloat
    /// The length along the line by which it is decided what fits: the measured one only where that decides how many items a group has.
    var estimate: CGFloat
    /// The flexible spaces before and after.
    var grows: (before: Bool, after: Bool)
  }

  /// A group in a container of a size, with at most `count` items, the first of which is in slot `first`.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, count: Int, first: Int = 0, given: CGSize? = nil,
    depth: Int = 0
  ) -> SolvedGroup {
    var size = given ?? group.layoutSize.size(in: container)
    let inset = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - inset.leading - inset.trailing),
      height: max(0, size.height - inset.top - inset.bottom))
    var solved = SolvedGroup(size: size)
    guard depth < 32 else { return solved }
    var extent = CGSize.zero
    switch group.arrangement {
    case .custom(let provider):
      let inside = LayoutEnvironment(size: inner, traits: environment.traitCollection)
      for place in provider(inside).prefix(count) {
        solved.slots.append(SolvedGroup.Slot(frame: place.frame.standardized, zIndex: place.zIndex))
        extent.width = max(extent.width, place.frame.maxX)
        extent.height = max(extent.height, place.frame.maxY)
      }
    case .horizontal:
      extent = line(group, inner, count, first, depth, isHorizontal: true, into: &solved)
    case .vertical:
      extent = line(group, inner, count, first, depth, isHorizontal: false, into: &solved)
    }
    if group.layoutSize.widthDimension.fits, given == nil { size.width = extent.width + inset.leading + inset.trailing }
    if group.layoutSize.heightDimension.fits, given == nil || !group.layoutSize.heightDimension.isAbsolute {
      size.height = extent.height + inset.top + inset.bottom
    }
    for index in solved.slots.indices {
      solved.slots[index].frame.origin.x += inset.leading
      solved.slots[index].frame.origin.y += inset.top
    }
    for index in solved.supplements.indices {
      solved.supplements[index].frame.origin.x += inset.leading
      solved.supplements[index].frame.origin.y += inset.top
    }
    solved.size = size
    let bounds = CGRect(origin: .zero, size: size)
    for item in group.supplementaryItems {
      solved.supplements.append(SolvedGroup.Supplement(frame: item.frame(in: bounds, size: nil), item: item))
    }
    return solved
  }

  // MARK: One line

  private func line(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ count: Int, _ first: Int, _ depth: Int, isHorizontal: Bool,
    into solved: inout SolvedGroup
  ) -> CGSize {
    guard !group.subitems.isEmpty, count > 0 else { return .zero }
    let gap = group.interItemSpacing?.spacing ?? 0
    let length = isHorizontal ? inner.width : inner.height
    var parts: [Part] = []
    var used: CGFloat = 0
    var reserved: CGFloat = 0
    let isFlowing = GroupSolver.isFlowing(group)
    var slots = 0
    let most = group.count ?? GroupSolver.limit
    let share =
      group.dividesEqually
      ? max(0, (length - gap * CGFloat(max(0, (group.count ?? 1) - 1))) / CGFloat(max(1, group.count ?? 1))) : nil
    while parts.count < most, slots < count, slots < GroupSolver.limit {
      let item = group.subitems[parts.count % group.subitems.count]
      let part = part(item, inner, share, count - slots, first + slots, depth, isHorizontal)
      let fixed = (parts.isEmpty ? 0 : gap) + part.before + part.after
      let step = fixed + (isHorizontal ? part.size.width : part.size.height)
      let reserve = isFlowing ? step : fixed + part.estimate
      if group.count == nil, !parts.isEmpty, reserved + reserve > length + 0.5 { break }
      let taken = part.solved?.slots.count ?? 1
      guard taken > 0 else { break }
      slots += taken
      used += step
      reserved += reserve
      parts.append(part)
      // Without a length there would be no end.
      if reserve <= 0, group.count == nil, parts.count >= group.subitems.count { break }
    }
    makeUniform(&parts, isHorizontal)
    return place(parts, group, inner, used, gap, isHorizontal, into: &solved)
  }

  private func part(
    _ item: NSCollectionLayoutItem, _ inner: CGSize, _ share: CGFloat?, _ count: Int, _ slot: Int, _ depth: Int,
    _ isHorizontal: Bool
  ) -> Part {
    var size = item.layoutSize.size(in: inner)
    if let share { if isHorizontal { size.width = share } else { size.height = share } }
    let edges = item.edgeSpacing
    let (near, far) = isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    var part = Part(
      size: size, solved: nil, item: item, before: near?.spacing ?? 0, after: far?.spacing ?? 0,
      estimate: isHorizontal ? size.width : size.height,
      grows: (near?.isFlexibleSpacing ?? false, far?.isFlexibleSpacing ?? false))
    if let nested = item as? NSCollectionLayoutGroup {
      let made = solve(nested, in: inner, count: count, first: slot, given: share == nil ? nil : size, depth: depth + 1)
      part.solved = made
      part.size = made.size
      return part
    }
    if let measured = measured(slot) {
      if item.layoutSize.widthDimension.fits, share == nil || !isHorizontal { part.size.width = measured.width }
      if item.layoutSize.heightDimension.fits, share == nil || isHorizontal { part.size.height = measured.height }
    }
    return part
  }

  /// Whether the sizes of the cells decide how many of them a line has.
  static func isFlowing(_ group: NSCollectionLayoutGroup) -> Bool {
    guard group.count == nil else { return false }
    switch group.arrangement {
    case .horizontal:
      return !group.layoutSize.widthDimension.fits && group.subitems.contains { $0.layoutSize.widthDimension.fits }
    case .vertical:
      return !group.layoutSize.heightDimension.fits && group.subitems.contains { $0.layoutSize.heightDimension.fits }
    case .custom: return false
    }
  }

  /// Elements that are as long as the longest of them.
  private func makeUniform(_ parts: inout [Part], _ isHorizontal: Bool) {
    guard parts.contains(where: { isUniform($0, isHorizontal) }) else { return }
    let longest = parts.map { isHorizontal ? $0.size.height : $0.size.width }.max() ?? 0
    for index in parts.indices where isUniform(parts[index], isHorizontal) {
      if isHorizontal { parts[index].size.height = longest } else { parts[index].size.width = longest }
    }
  }

  private func isUniform(_ part: Part, _ isHorizontal: Bool) -> Bool {
    isHorizontal
      ? part.item.layoutSize.heightDimension.isUniformAcrossSiblings
      : part.item.layoutSize.widthDimension.isUniformAcrossSiblings
  }

  private func place(
    _ parts: [Part], _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ used: CGFloat, _ gap: CGFloat,
    _ isHorizontal: Bool, into solved: inout SolvedGroup
  ) -> CGSize {
    let length = isHorizontal ? inner.width : inner.height
    let fits = isHorizontal ? group.layoutSize.widthDimension.fits : group.layoutSize.heightDimension.fits
    let flexibleGaps = group.interItemSpacing?.isFlexibleSpacing == true ? parts.count - 1 : 0
    let flexible = flexibleGaps + parts.reduce(0) { $0 + ($1.grows.before ? 1 : 0) + ($1.grows.after ? 1 : 0) }
    let spare = flexible > 0 && !fits ? max(0, length - used) / CGFloat(flexible) : 0
    var along: CGFloat = 0
    var across: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { along += gap + (flexibleGaps > 0 ? spare : 0) }
      along += part.before + (part.grows.before ? spare : 0)
      let (near, far) =
        isHorizontal
        ? (part.item.edgeSpacing?.top, part.item.edgeSpacing?.bottom)
        : (part.item.edgeSpacing?.leading, part.item.edgeSpacing?.trailing)
      let breadth = isHorizontal ? part.size.height : part.size.width
      let whole = isHorizontal ? inner.height : inner.width
      let left = max(0, whole - breadth - (near?.spacing ?? 0) - (far?.spacing ?? 0))
      let isFlexible = (near?.isFlexibleSpacing ?? false, far?.isFlexibleSpacing ?? false)
      let shift = (near?.spacing ?? 0) + (isFlexible.0 ? (isFlexible.1 ? left / 2 : left) : 0)
      let origin = isHorizontal ? CGPoint(x: along, y: shift) : CGPoint(x: shift, y: along)
      add(part, at: origin, to: &solved)
      along += (isHorizontal ? part.size.width : part.size.height) + part.after + (part.grows.after ? spare : 0)
      across = max(across, (near?.spacing ?? 0) + breadth + (far?.spacing ?? 0))
    }
    return isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  private func add(_ part: Part, at origin: CGPoint, to solved: inout SolvedGroup) {
    if let nested = part.solved {
      for slot in nested.slots {
        var slot = slot
        slot.frame = slot.frame.offsetBy(dx: origin.x, dy: origin.y)
        solved.slots.append(slot)
      }
      for view in nested.supplements {
        solved.supplements.append(
          SolvedGroup.Supplement(frame: view.frame.offsetBy(dx: origin.x, dy: origin.y), item: view.item))
      }
      return
    }
    let (width, height) = (part.item.layoutSize.widthDimension.fits, part.item.layoutSize.heightDimension.fits)
    let inset = part.item.contentInsets
    var frame = CGRect(origin: origin, size: part.size)
    if !width {
      frame.origin.x += inset.leading
      frame.size.width = max(0, frame.width - inset.leading - inset.trailing)
    }
    if !height {
      frame.origin.y += inset.top
      frame.size.height = max(0, frame.height - inset.top - inset.bottom)
    }
    solved.slots.append(
      SolvedGroup.Slot(frame: frame, item: part.item, fitsWidth: width, fitsHeight: height))
  }
}

/// What a section can depend on.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    container = LayoutContainer(size: size, insets: insets)
    traitCollection = traits
    super.init()
  }
}

private final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }

  init(size: CGSize, insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }
}
