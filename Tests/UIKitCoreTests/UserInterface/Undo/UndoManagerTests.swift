import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A number whose changes can be undone.
@MainActor private final class Counter {
  let manager: UndoManager
  private(set) var value = 0

  init(_ manager: UndoManager) { self.manager = manager }

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
}

@MainActor @Suite("Undo") struct UndoManagerTests {
  /// A manager in a process whose turns end when the test ends them.
  @MainActor private final class Turns {
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    var pending: [@MainActor () -> Void] = []

    init() {
      process.schedule = { [unowned self] _, work in
        pending.append(work)
        return {}
      }
    }

    func end() {
      let due = pending
      pending = []
      process.enter { for work in due { work() } }
    }
  }

  @Test("what was done is undone and redone, and a new change forgets what could be redone") func undoAndRedo() {
    let turns = Turns()
    turns.process.enter {
      let manager = UndoManager()
      let counter = Counter(manager)
      counter.set(1)
      turns.end()
      counter.set(2)
      turns.end()
      #expect(manager.canUndo && !manager.canRedo)
      manager.undo()
      #expect(counter.value == 1 && manager.canRedo)
      manager.undo()
      #expect(counter.value == 0 && !manager.canUndo)
      manager.redo()
      #expect(counter.value == 1)
      counter.set(9)
      #expect(!manager.canRedo)
      manager.undo()
      #expect(counter.value == 1)
    }
  }

  @Test("changes of one turn are undone together, in the reverse order") func turn() {
    let turns = Turns()
    turns.process.enter {
      let manager = UndoManager()
      let counter = Counter(manager)
      counter.set(1)
      counter.set(2)
      turns.end()
      counter.set(3)
      manager.undo()
      #expect(counter.value == 2, "an undo ends the turn's group")
      manager.undo()
      #expect(counter.value == 0 && !manager.canUndo)
      manager.redo()
      #expect(counter.value == 2)
    }
  }

  @Test("a group that the app opens is undone as one; an end without a beginning has no effect") func groups() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter(manager)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    #expect(manager.groupingLevel == 2)
    manager.undo()
    #expect(counter.value == 2, "a group is open")
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    counter.set(3)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
  }

  @Test("no more groups are kept than the app wants, and none while recording is stopped") func limits() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    let counter = Counter(manager)
    for value in 1...5 { counter.set(value) }
    manager.disableUndoRegistration()
    counter.set(9)
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.value == 3 && !manager.canUndo)
  }

  @Test("a target is not retained, and its changes can be forgotten") func targets() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    var gone: Counter? = Counter(manager)
    gone?.set(1)
    weak var remains: Counter?
    remains = gone
    gone = nil
    #expect(remains == nil)
    manager.undo()
    let (one, other) = (Counter(manager), Counter(manager))
    one.set(1)
    other.set(1)
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(one.value == 0 && other.value == 1)
    one.set(2)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("the name of a change is that of its undoing and its redoing") func names() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter(manager)
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    counter.set(1)
    manager.setActionName("Counting")
    #expect(manager.undoMenuItemTitle == "Undo Counting")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Counting" && manager.undoActionName == "")
  }

  @Test("undoing posts a notification") func notifications() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter(manager)
    counter.set(1)
    var posted: [String] = []
    let names: [NSNotification.Name] = [.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [name] _ in
        MainActor.assumeIsolated { posted.append(name.rawValue) }
      }
    }
    manager.undo()
    manager.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(posted == names.map(\.rawValue))
  }

  @Test("views share the manager of their window, unless a responder in between has its own") func chain() {
    final class Own: UIView {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let (window, own, view, other) = (UIWindow(frame: .zero), Own(), UIView(), UIView())
    window.addSubview(own)
    window.addSubview(other)
    own.addSubview(view)
    #expect(view.undoManager === own.own && other.undoManager === window.undoManager && window.undoManager != nil)
    #expect(UIView().undoManager == nil)
  }
}
