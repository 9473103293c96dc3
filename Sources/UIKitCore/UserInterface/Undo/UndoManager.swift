import Localization
public import Foundation
public import Selectors

/// Records how changes are undone, and undoes and redoes them.
///
/// On a device it is a class of Foundation, which off Apple's platforms has none. Changes of one turn of the main loop are undone together
/// if ``groupsByEvent`` is set, as long as the turn ends by the time of the next ``undo()``.
///
/// Differs from Apple: a group of a turn ends at the next registration in another turn, or when something is undone. There are no
/// notifications of checkpoints, and no proxy for methods.
@preconcurrency @MainActor open class UndoManager: NSObject {
  /// What undoes one change.
  private struct Step {
    /// `nil` once the target is gone.
    weak var target: AnyObject?
    let undo: @MainActor (AnyObject) -> Void
  }

  /// Changes that are undone together.
  private struct Group {
    var steps: [Step] = []
    var name = ""
    var isDiscardable = false
  }

  /// What the manager is doing.
  private enum Activity { case recording, undoing, redoing }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that are open, the outermost first.
  private var open: [Group] = []
  private var activity = Activity.recording
  private var disabled = 0
  /// What has changed in the groups.
  enum Change { case recorded, undone, redone }
  /// Called after a group got its first change, or was undone or redone.
  var didChange: (@MainActor (Change) -> Void)?
  /// Whether the outermost group was opened by a registration, for the present turn.
  private var isTurnGroupOpen = false

  /// The maximum number of groups; 0 for no limit. Default: 0.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// Whether changes of one turn of the main loop are one group. Default: `true`. Without it each change needs
  /// ``beginUndoGrouping()`` and ``endUndoGrouping()``; one that is in no group is a group of its own.
  open var groupsByEvent = true

  /// Posted after something was undone; the object is the manager.
  public nonisolated static let didUndoChangeNotification = NSNotification.Name.NSUndoManagerDidUndoChange
  /// Posted after something was redone; the object is the manager.
  public nonisolated static let didRedoChangeNotification = NSNotification.Name.NSUndoManagerDidRedoChange

  /// A manager without changes.
  public override init() { super.init() }

  // MARK: Registering

  /// Registers what undoes a change. While something is undone it is registered as what redoes it.
  ///
  /// - Parameters:
  ///   - target: The object that `handler` receives. Not retained: what belongs to an object that is gone is left out.
  ///   - handler: Undoes the change.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard disabled == 0 else { return }
    let step = Step(target: target) { if let target = $0 as? TargetType { handler(target) } }
    switch activity {
    case .undoing, .redoing: open[open.count - 1].steps.append(step)
    case .recording:
      redoGroups = []
      if open.isEmpty {
        guard groupsByEvent else {
          undoGroups.append(Group(steps: [step]))
          trim()
          didChange?(.recorded)
          return
        }
        open.append(Group())
        isTurnGroupOpen = true
        endTurnGroupLater()
      }
      let isFirst = open.allSatisfy(\.steps.isEmpty)
      open[open.count - 1].steps.append(step)
      if isFirst { didChange?(.recorded) }
    }
  }

  /// Registers a method with one argument that undoes a change.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let object = target as AnyObject? else { return }
    registerUndo(withTarget: object) { target in
      _ = (target as? NSObject)?.perform(selector, with: anObject)
    }
  }

  private func endTurnGroupLater() {
    _ = UIProcess.current.schedule(0) { [weak self] in self?.endTurnGroup() }
  }

  private func endTurnGroup() {
    guard isTurnGroupOpen, activity == .recording, open.count == 1 else { return }
    isTurnGroupOpen = false
    let group = open.removeLast()
    guard !group.steps.isEmpty else { return }
    undoGroups.append(group)
    trim()
  }

  /// Begins a group inside of the present one.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, activity == .recording {
      open.append(Group())
      isTurnGroupOpen = true
      endTurnGroupLater()
    }
    open.append(Group())
  }

  /// Ends the innermost group. Has no effect if there is none.
  open func endUndoGrouping() {
    let isOutermost = open.count == (isTurnGroupOpen || activity != .recording ? 1 : 0)
    guard !isOutermost, let group = open.popLast() else { return }
    guard !group.steps.isEmpty else { return }
    if open.isEmpty {
      undoGroups.append(group)
      trim()
    } else {
      open[open.count - 1].steps += group.steps
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
  }

  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }

  /// Stops recording until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Records again. Has no effect if recording was not stopped.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  private func trim() {
    guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
    undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// Whether something is being undone.
  open var isUndoing: Bool { activity == .undoing }
  /// Whether something is being redone.
  open var isRedoing: Bool { activity == .redoing }

  /// Ends the group of the present turn, and undoes the last group.
  open func undo() {
    endTurnGroup()
    undoNestedGroup()
  }

  /// Undoes the last group. Has no effect while a group is open.
  open func undoNestedGroup() {
    guard activity == .recording, open.isEmpty, let group = undoGroups.popLast() else { return }
    redoGroups.append(perform(group, .undoing))
    didChange?(.undone)
    NotificationCenter.default.post(name: UndoManager.didUndoChangeNotification, object: self)
  }

  /// Redoes what was undone last.
  open func redo() {
    endTurnGroup()
    guard activity == .recording, open.isEmpty, let group = redoGroups.popLast() else { return }
    undoGroups.append(perform(group, .redoing))
    didChange?(.redone)
    NotificationCenter.default.post(name: UndoManager.didRedoChangeNotification, object: self)
  }

  /// Runs the steps of a group, the last one first. Returns what its steps have registered.
  private func perform(_ group: Group, _ kind: Activity) -> Group {
    activity = kind
    open = [Group(name: group.name)]
    for step in group.steps.reversed() {
      if let target = step.target { step.undo(target) }
    }
    activity = .recording
    defer { open = [] }
    return open.dropFirst().reduce(into: open[0]) { $0.steps += $1.steps }
  }

  /// Forgets all changes.
  open func removeAllActions() {
    (undoGroups, redoGroups, open, isTurnGroupOpen) = ([], [], [], false)
    disabled = 0
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func cleaned(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.steps.removeAll { $0.target === object }
        return group
      }
    }
    undoGroups = cleaned(undoGroups).filter { !$0.steps.isEmpty }
    redoGroups = cleaned(redoGroups).filter { !$0.steps.isEmpty }
    open = cleaned(open)
  }

  // MARK: Names

  /// Names the present group, or the last one, for a menu.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }

  /// The name of what would be undone; empty without one.
  open var undoActionName: String { open.last { !$0.name.isEmpty }?.name ?? undoGroups.last?.name ?? "" }
  /// The name of what would be redone; empty without one.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of a menu item that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu item that undoes a change with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemString.undo.localized : SystemString.undoAction.localized(actionName)
  }
  /// The title of a menu item that redoes a change with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemString.redo.localized : SystemString.redoAction.localized(actionName)
  }
}

extension NSNotification.Name {
  /// Posted after something was undone; the object is the ``UndoManager``.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted after something was redone; the object is the ``UndoManager``.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
