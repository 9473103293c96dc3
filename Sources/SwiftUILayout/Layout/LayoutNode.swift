package import Foundation

/// A view in the tree of layout: a ``LayoutLeaf``, or a ``LayoutContainer`` of others.
///
/// A node answers how large it is at a proposal, where its guides are and which distances it prefers, and keeps each answer until it changes.
/// A tree is used from one isolation at a time, such as the main actor; it is not `Sendable`.
///
/// # Invariants
///
/// 1. A node has a kept answer only if it, and all below it, are as they were when the answer was computed.
/// 2. If a node needs placement, so do all above it.
/// 3. A frame is committed by the container above, or by ``LayoutParent/place(in:proposal:)`` for the root. After it no node of the tree needs
///    placement, and each one has the frame that a tree without kept answers would give it.
/// 4. No content is called while frames are being committed: leaves receive their frames afterwards.
///
/// Stored properties are not checked for exclusive access: with the checks the first layout of 1 000 rows takes a tenth longer beside its floor
/// (`swiftui-bench first-layout`). No property is accessed while another access to it is in progress, since nothing here holds one over a call.
package class LayoutNode {
  /// The container, which has a strong reference to this node and clears this one.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: LayoutParent?
  /// What the node has beside its layout, if anything.
  package final var attachments: NodeAttachments?
  /// The frame in the nearest coordinate space above; `nil` before the first placement, and for a node that is left out.
  @exclusivity(unchecked) package private(set) var frame: CGRect?
  /// The frame that is shown instead of ``frame`` while the node moves to it.
  @exclusivity(unchecked) package internal(set) final var movingFrame: CGRect?
  /// How far the nodes around had moved this one when it was placed.
  package final var knownDisplacement = CGSize.zero
  /// The frame that is shown.
  package final var shownFrame: CGRect? { frame == nil ? nil : movingFrame ?? frame }
  /// The proposal at which the node was placed.
  package private(set) var placedProposal = ProposedViewSize.unspecified
  /// Whether the node, or one below it, has changed since it was placed.
  @exclusivity(unchecked) package internal(set) var needsPlacement = true

  /// Whether the node may show other views than before, or in another order. If it does, so do all above it.
  package final var needsShow = true

  /// What the container's layout has requested for this node. Not `nil` only while it places.
  @exclusivity(unchecked) var requestedPlacement: RequestedPlacement?
  /// Counts changes, so that an answer that was computed during one is not kept.
  @exclusivity(unchecked) private(set) var revision: UInt32 = 0

  @exclusivity(unchecked) private var sizes: ContiguousArray<KnownSize> = []
  @exclusivity(unchecked) private var guides: ContiguousArray<KnownGuide> = []
  @exclusivity(unchecked) private var knownSpacing: ViewSpacing?
  @exclusivity(unchecked) private var knownExplicitGuides: ExplicitGuides?
  @exclusivity(unchecked) private var values: [ObjectIdentifier: Any]?

  init() {}

  // MARK: What a kind of node implements.

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func measureGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
  func measureSpacing() -> ViewSpacing { ViewSpacing() }
  /// The guides that may have explicit values. No guide has one that is not among them.
  func findExplicitGuides() -> ExplicitGuides { .all }
  /// The view that a modifier changes, if this is one.
  var modified: LayoutNode? { nil }
  /// The priority if neither this node nor what it modifies has a value for it.
  var defaultPriority: Double { 0 }
  func forgetOwnAnswers() {}

  // MARK: Answers.

  /// The size at a proposal: neither negative nor not a number.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.normalized
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let before = revision
    let size = measure(proposal).normalized
    if before == revision {
      // Layouts use few proposals; one that uses many must not keep them all.
      if sizes.count == KnownSize.limit { sizes.removeAll(keepingCapacity: true) }
      sizes.append(KnownSize(proposal: proposal, size: size))
    }
    return size
  }

  /// The size and the guides at a proposal.
  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal.normalized)
  }

  /// The position of a guide at a proposal, if it is explicit.
  package final func explicitAlignment(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard explicitGuides.contains(ExplicitGuides(key)) else { return nil }
    let proposal = proposal.normalized
    if let known = guides.first(where: { $0.key == key && $0.proposal == proposal }) { return known.value }
    let size = sizeThatFits(proposal)
    let before = revision
    let value = measureGuide(key, size, proposal).map(\.asNumber)
    if before == revision {
      if guides.count == KnownSize.limit { guides.removeAll(keepingCapacity: true) }
      guides.append(KnownGuide(key: key, proposal: proposal, value: value))
    }
    return value
  }

  final var explicitGuides: ExplicitGuides {
    if let knownExplicitGuides { return knownExplicitGuides }
    let found = findExplicitGuides()
    knownExplicitGuides = found
    return found
  }

  /// The distances that the view prefers to its neighbours.
  package final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let before = revision
    let spacing = measureSpacing()
    if before == revision { knownSpacing = spacing }
    return spacing
  }

  private var hasAnswers: Bool {
    !sizes.isEmpty || !guides.isEmpty || knownSpacing != nil || knownExplicitGuides != nil
  }

  /// Whether all kept answers are what the node would answer now.
  final func answersAreCurrent() -> Bool {
    sizes.allSatisfy { measure($0.proposal).normalized == $0.size }
      && guides.allSatisfy { measureGuide($0.key, sizeThatFits($0.proposal), $0.proposal).map(\.asNumber) == $0.value }
      && (knownSpacing.map { $0 == measureSpacing() } ?? true)
      && (knownExplicitGuides.map { $0 == findExplicitGuides() } ?? true)
  }

  // MARK: Values.

  /// The value for a key: the node's own, else that of the view that it modifies, else the default.
  package final func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    explicitLayoutValue(for: key) ?? K.defaultValue
  }

  /// Whether the node, or a view that it modifies, has a value for any key.
  package final var hasLayoutValues: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current.values != nil { return true }
      node = current.modified
    }
    return false
  }

  private func explicitLayoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    var node: LayoutNode? = self
    while let current = node {
      // No value would be one of an optional type.
      if let stored = current.values?[ObjectIdentifier(key)], let value = stored as? K.Value { return value }
      node = current.modified
    }
    return nil
  }

  /// Sets the value for a key. The container is laid out again.
  package final func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    values = values ?? [:]
    values?[ObjectIdentifier(key)] = value
    setNeedsShow()
    invalidate()
  }

  /// The priority in a stack.
  package final var priority: Double {
    if let value = explicitLayoutValue(for: LayoutPriorityKey.self) { return value.isNaN ? 0 : value }
    var node = self
    while let modified = node.modified { node = modified }
    return node.defaultPriority
  }

  // MARK: Changes.

  /// Removes the cached results of this node and of all above it, which need placement then. The root reports it.
  package final func invalidate() {
    var node: LayoutNode = self
    while true {
      // By the invariants there is nothing to remove, and no flag to set, above such a node.
      if node !== self, node.needsPlacement, !node.hasAnswers { return }
      node.forgetAnswers()
      node.needsPlacement = true
      guard let parent = node.parent else { break }
      node = parent
    }
    (node as? LayoutParent)?.onNeedsLayout?()
  }

  /// The node shows other views from now on, or in another order.
  package final func setNeedsShow() {
    var node = self
    while !node.needsShow {
      node.needsShow = true
      guard let parent = node.parent else { return }
      node = parent
    }
  }

  final func forgetAnswers() {
    revision &+= 1
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    knownSpacing = nil
    knownExplicitGuides = nil
    forgetOwnAnswers()
  }

  /// Takes a frame over. Returns what has changed, or `nil` if nothing below needs a visit.
  final func commit(_ frame: CGRect?, _ proposal: ProposedViewSize) -> Bool? {
    let changes = frame != self.frame || (frame != nil && proposal != placedProposal)
    guard changes || needsPlacement else { return nil }
    needsPlacement = false
    self.frame = frame
    placedProposal = proposal
    return changes
  }
}

private struct KnownSize {
  static let limit = 64
  let proposal: ProposedViewSize
  let size: CGSize
}

private struct KnownGuide {
  let key: AlignmentKey
  let proposal: ProposedViewSize
  let value: CGFloat?
}
