import Foundation
import Selectors

/// A class as an app declares it, with the code that the source pass adds to it.
class Machine: NSObject {
  enum Speed: Int { case slow, fast }

  var calls: [String] = []
  var count = 0
  var name: String?
  var speed = Speed.slow
  var ratio: CGFloat = 0
  weak var other: Machine?
  let identifier = "M1"
  func start() { calls.append("start") }
  func add(_ number: Int) { count += number }
  func join(_ first: String, with second: String?) -> String { "\(first)-\(second ?? "nil")" }
  func meet(_ machine: Machine) { calls.append("meet \(machine.count)") }
  func receive(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func receiveObject(_ notification: NSNotification) { calls.append("object " + notification.name.rawValue) }
  func tick(_ timer: Timer) { calls.append("tick \(timer.userInfo as? Int ?? 0)") }
  func fail() throws { throw CancellationError() }
}

extension Machine {
  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("start") { object, _ in
        unsafeDowncast(object, to: Machine.self).start()
        return nil
      }
      table.method("add:") { object, arguments in
        unsafeDowncast(object, to: Machine.self).add(try arguments.first() as Int)
        return nil
      }
      table.method("join:with:") { object, arguments in
        unsafeDowncast(object, to: Machine.self).join(
          try arguments.first() as String, with: try arguments.second() as String?)
      }
      table.method("meet:") { object, arguments in
        unsafeDowncast(object, to: Machine.self).meet(try arguments.first() as Machine)
        return nil
      }
      table.method("receive:") { object, arguments in
        unsafeDowncast(object, to: Machine.self).receive(try arguments.first() as Notification)
        return nil
      }
      table.method("receiveObject:") { object, arguments in
        unsafeDowncast(object, to: Machine.self).receiveObject(try arguments.first() as NSNotification)
        return nil
      }
      table.method("tick:") { object, arguments in
        unsafeDowncast(object, to: Machine.self).tick(try arguments.first() as Timer)
        return nil
      }
      table.method("failAndReturnError:") { object, _ in
        try unsafeDowncast(object, to: Machine.self).fail()
        return nil
      }
      table.property(
        "count", get: { unsafeDowncast($0, to: Machine.self).count },
        set: { try $1.store(in: &unsafeDowncast($0, to: Machine.self).count) })
      table.property(
        "name", get: { unsafeDowncast($0, to: Machine.self).name as Any? },
        set: { try $1.store(in: &unsafeDowncast($0, to: Machine.self).name) })
      table.property(
        "speed", get: { unsafeDowncast($0, to: Machine.self).speed },
        set: { try $1.store(in: &unsafeDowncast($0, to: Machine.self).speed) })
      table.property(
        "ratio", get: { unsafeDowncast($0, to: Machine.self).ratio },
        set: { try $1.store(in: &unsafeDowncast($0, to: Machine.self).ratio) })
      table.property(
        "other", get: { unsafeDowncast($0, to: Machine.self).other as Any? },
        set: { try $1.store(in: &unsafeDowncast($0, to: Machine.self).other) })
      table.property("identifier", get: { unsafeDowncast($0, to: Machine.self).identifier })
    }
  }
}

/// A subclass with an own method.
final class LoudMachine: Machine {
  override func start() { calls.append("START") }
  func shout() { calls.append("shout") }
}

extension LoudMachine {
  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("shout") { object, _ in
        unsafeDowncast(object, to: LoudMachine.self).shout()
        return nil
      }
    }
  }
}

/// A generic class.
final class Holder<Value>: NSObject {
  var held: Value
  init(_ held: Value) { self.held = held }
}

extension Holder {
  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.property("held", get: { unsafeDowncast($0, to: Holder<Value>.self).held })
    }
  }
}

/// A class that no name leads to.
private final class Hidden: NSObject {
  func answer() -> Int { 42 }
}

extension Hidden {
  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("answer") { object, _ in unsafeDowncast(object, to: Hidden.self).answer() }
    }
  }
}

/// The list of the module.
nonisolated final class SourcePassRegistrations: SelectorModule {
  nonisolated override class var classes: [SelectorModule.Entry] {
    [Entry(name: "ObjectiveCHidden", type: Hidden.self, table: Hidden._SelectorTable.self)]
  }
  nonisolated override class var extensions: [SelectorModule.Entry] {
    [Entry(name: "", type: Operation.self, table: Operation._SelectorTable_Tests.self)]
  }
}

extension Operation {
  /// A method that the module adds to a class of Foundation.
  func describeOperation() -> String { isCancelled ? "cancelled" : "open" }

  nonisolated final class _SelectorTable_Tests: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("describeOperation") { object, _ in
        unsafeDowncast(object, to: Operation.self).describeOperation()
      }
    }
  }
}

/// An object of the class that no name leads to.
func makeHidden() -> NSObject { Hidden() }
