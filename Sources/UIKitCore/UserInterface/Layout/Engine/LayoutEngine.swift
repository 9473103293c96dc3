import Foundation
import LayoutSolver
import RuntimeLogging

/// Computes the frames of all views and guides with constraints inside one view, up to the next boundaries.
///
/// Coordinates are those of the root, whose own origin is zero. A view whose frame is given is not a variable: its frame is part of the
/// constants of the constraints around it, which are updated before each solution.
@MainActor final class LayoutEngine {
  /// How the size of the root is determined.
  enum RootSize {
    /// The root's bounds.
    case given
    /// A target size: the engine computes the size that the root would have.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  private(set) weak var root: UIView?
  let rootSize: RootSize
  var solver = LayoutSolver()
  var rootLength: [LayoutSolver.Symbol] = []
  private var rootHandles: [LayoutSolver.Handle?] = [nil, nil]
  private var knownSize = CGSize.zero
  /// The items in the order of their creation, and by their elements.
  var items: [LayoutItem] = []
  var itemOf: [ObjectIdentifier: LayoutItem] = [:]
  /// The root itself, if it has no given size and its content matters.
  var rootItem: LayoutItem?

  private var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  private var userOf: [LayoutSolver.Handle: InstalledConstraint] = [:]
  private var dynamic: [InstalledConstraint] = []
  /// The constraints that currently conflict with others, the oldest first.
  private var broken: [InstalledConstraint] = []

  private var needsRebuild = true
  private var added: [NSLayoutConstraint] = []
  private var removed: [ObjectIdentifier] = []
  private var changed: [ObjectIdentifier] = []
  private var remeasured: [ObjectIdentifier] = []
  /// The count of inputs for which the constants were computed.
  private var knownInputs = -1
  private var isUpdating = false
  /// Whether conflicts are not logged.
  private var isSilent: Bool { if case .fitting = rootSize { true } else { false } }

  init(root: UIView, size: RootSize = .given) {
    self.root = root
    rootSize = size
  }

  // MARK: Changes of the views

  func setNeedsRebuild() {
    needsRebuild = true
    root?.setNeedsLayout()
  }

  func add(_ constraint: NSLayoutConstraint) {
    root?.setNeedsLayout()
    if !needsRebuild { added.append(constraint) }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    root?.setNeedsLayout()
    guard !needsRebuild else { return }
    let count = added.count
    added.removeAll { $0 === constraint }
    if added.count == count { removed.append(ObjectIdentifier(constraint)) }
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    root?.setNeedsLayout()
    if !needsRebuild { changed.append(ObjectIdentifier(constraint)) }
  }

  /// The constraint has changed.
  func replace(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  /// The content size of `view`, or its priorities, have changed.
  func contentChanged(_ view: UIView) {
    guard !needsRebuild, itemOf[ObjectIdentifier(view)] != nil else { return }
    remeasured.append(ObjectIdentifier(view))
    // Another font has another baseline.
    knownInputs = -1
    root?.setNeedsLayout()
  }

  // MARK: Solving

  /// Updates the solution and assigns the frames. Repeats once if that moves views whose frames are given. Returns whether there was
  /// anything to do.
  @discardableResult func update() -> Bool {
    guard !isUpdating, let root else { return false }
    isUpdating = true
    defer { isUpdating = false }
    for round in 0..<8 {
      guard solve(root) else { return round > 0 }
      assignFrames(in: root)
    }
    return true
  }

  /// The size of the root in the solution. For engines that compute it.
  func fittingSize() -> CGSize {
    guard let root else { return .zero }
    _ = solve(root)
    return CGSize(width: solver.value(of: rootLength[0]), height: solver.value(of: rootLength[1]))
  }

  /// Updates the solution. Returns whether there was anything to do.
  private func solve(_ root: UIView) -> Bool {
    // Many changes one by one cost more than a new solution.
    let changeCount = added.count + removed.count
    if needsRebuild || changeCount > max(64, installed.count / 2)
      || solver.symbolCount > 256 + 16 * (items.count + installed.count)
    {
      rebuild(root)
    } else {
      guard applyChanges(root) else { return false }
    }
    solver.optimize()
    fitHeights()
    return true
  }

  private func rebuild(_ root: UIView) {
    needsRebuild = false
    solver = LayoutSolver()
    (items, itemOf, rootItem, installed, userOf, dynamic, broken) = ([], [:], nil, [:], [:], [], [])
    (added, removed, changed, remeasured) = ([], [], [], [])
    rootLength = [solver.makeVariable(restricted: true), solver.makeVariable(restricted: true)]
    knownSize = root.bounds.size
    for axis in 0...1 {
      let (preferred, slack) = preferredLength(of: root, axis: axis)
      rootHandles[axis] = try? solver.add([(rootLength[axis], 1)], constant: -preferred, above: slack, below: slack)
    }
    var constraints: [NSLayoutConstraint] = []
    collect(root, into: &constraints)
    if isSilent || !root.hasGivenFrame {
      let item = LayoutItem(root, origin: [], length: rootLength)
      itemOf[ObjectIdentifier(root)] = item
      rootItem = item
      measure(item)
    }
    for constraint in constraints.sorted(by: { $0.sequence < $1.sequence }) { install(constraint) }
  }

  private func preferredLength(of root: UIView, axis: Int) -> (Double, LayoutSolver.Slack) {
    func length(_ size: CGSize) -> Double { LayoutEngine.sanitized(axis == 0 ? size.width : size.height) }
    switch rootSize {
    case .given: return (length(root.bounds.size), root.hasGivenFrame ? .none : .priced(priority: 1, weight: 1))
    case .fitting(let size, let horizontal, let vertical):
      let preferred = length(size)
      return (preferred.isFinite ? max(0, preferred) : 0, (axis == 0 ? horizontal : vertical).slack())
    }
  }

  /// The distances from the root to a view that fills it, if the root's size is computed; `nil` for other views.
  func insets(ofFilling view: UIView) -> UIEdgeInsets? {
    guard isSilent, let root, view.superview === root, let part = root.fillingPart, part.view === view else {
      return nil
    }
    return part.insets
  }

  /// Collects the constraints inside `view`, up to the next boundaries; a view that fills a root of computed size is none.
  private func collect(_ view: UIView, into constraints: inout [NSLayoutConstraint]) {
    if let state = view.layoutState { constraints += state.constraints }
    for view in view.subviews where !view.isLayoutBoundary || insets(ofFilling: view) != nil {
      collect(view, into: &constraints)
    }
  }

  /// Applies the changes since the last solution. Returns whether there were any.
  private func applyChanges(_ root: UIView) -> Bool {
    var hasWork = !added.isEmpty || !removed.isEmpty
    if root.bounds.size != knownSize, case .given = rootSize {
      let size = root.bounds.size
      let steps = [
        LayoutEngine.sanitized(knownSize.width) - LayoutEngine.sanitized(size.width),
        LayoutEngine.sanitized(knownSize.height) - LayoutEngine.sanitized(size.height),
      ]
      knownSize = size
      for (handle, step) in zip(rootHandles, steps) where step != 0 {
        handle.map { solver.changeConstant(of: $0, by: step) }
        hasWork = true
      }
    }
    var stale = knownInputs == UIView.layoutInputs ? [] : dynamic
    knownInputs = UIView.layoutInputs
    for name in changed { installed[name].map { stale.append($0) } }
    changed = []
    for entry in stale where entry.constraint.holder != nil {
      let constant = form(of: entry.constraint).constant
      if abs(constant - entry.constant) > 1e-9 {
        if let handle = entry.handle { solver.changeConstant(of: handle, by: constant - entry.constant) }
        entry.constant = constant
        hasWork = true
      }
    }
    let measured = remeasured.compactMap { itemOf[$0] }
    remeasured = []
    var reshaped: [LayoutItem] = []
    for item in measured {
      switch remeasure(item) {
      case .same: break
      case .resized: hasWork = true
      case .reshaped: reshaped.append(item)
      }
    }
    guard hasWork || !reshaped.isEmpty else { return false }
    do throws(LayoutSolver.Conflict) {
      try solver.restoreFeasibility()
    } catch {
      // Conflicts are found again, and logged, when all constraints are added anew.
      rebuild(root)
      return true
    }
    for item in reshaped { measure(item) }
    for name in removed { uninstall(name) }
    let new = added
    (added, removed) = ([], [])
    for constraint in new { install(constraint) }
    let waiting = broken
    broken = []
    for entry in waiting where installed[ObjectIdentifier(entry.constraint)] === entry {
      if !addToSolver(entry, mayBreakOthers: false) { broken.append(entry) }
    }
    return true
  }

  // MARK: Constraints

  private func install(_ constraint: NSLayoutConstraint) {
    let name = ObjectIdentifier(constraint)
    guard installed[name] == nil, constraint.holder != nil, constraint.validationError == nil else { return }
    let entry = InstalledConstraint(constraint)
    installed[name] = entry
    if !addToSolver(entry, mayBreakOthers: true) { broken.append(entry) }
    if entry.isDynamic { dynamic.append(entry) }
  }

  private func uninstall(_ name: ObjectIdentifier) {
    guard let entry = installed.removeValue(forKey: name) else { return }
    removeFromSolver(entry)
    if entry.isDynamic { dynamic.removeAll { $0 === entry } }
    broken.removeAll { $0 === entry }
  }

  private func removeFromSolver(_ entry: InstalledConstraint) {
    guard let handle = entry.handle else { return }
    solver.remove(handle)
    userOf[handle] = nil
    entry.handle = nil
  }

  /// Adds a constraint to the solver. Returns whether it is satisfied; if not, the constraints that it conflicts with are logged.
  private func addToSolver(_ entry: InstalledConstraint, mayBreakOthers: Bool) -> Bool {
    let constraint = entry.constraint
    let form = form(of: constraint)
    (entry.constant, entry.isDynamic) = (form.constant, form.isDynamic)
    let slack = constraint.priority.slack(weight: constraint.weight)
    while true {
      do throws(LayoutSolver.Conflict) {
        let handle = try solver.add(
          form.terms, constant: form.constant,
          above: constraint.relation == .greaterThanOrEqual ? .free : slack,
          below: constraint.relation == .lessThanOrEqual ? .free : slack)
        entry.handle = handle
        userOf[handle] = entry
        constraint.isReported = false
        return true
      } catch {
        let others = error.handles.compactMap { userOf[$0] }
        let last = others.max { $0.constraint.sequence < $1.constraint.sequence }
        let gives = last.map { $0.constraint.sequence > constraint.sequence } ?? false ? last! : entry
        guard gives === entry || mayBreakOthers else { return false }
        report(gives.constraint, among: others.map(\.constraint) + [constraint])
        if gives === entry { return false }
        removeFromSolver(gives)
        broken.append(gives)
      }
    }
  }

  private func report(_ given: NSLayoutConstraint, among constraints: [NSLayoutConstraint]) {
    guard !isSilent, !given.isReported else { return }
    given.isReported = true
    let all = constraints.map(\.description).joined(separator: ", ")
    let size = root.map { "\(type(of: $0)) of \($0.bounds.width) x \($0.bounds.height)" } ?? ""
    RuntimeLog.write(
      "Unable to simultaneously satisfy constraints in a \(size): \(all). "
        + "Will attempt to recover by breaking constraint \(given).")
  }
}
