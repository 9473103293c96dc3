import Foundation
import RuntimeLogging
import Selectors
import Testing

@Suite("Messages by selector")
struct MessageTests {
  @Test("A selector equals another of the same name, and prints the name")
  func selectors() {
    #expect(Selector("a:") == "a:" && Selector("a:") != Selector("a"))
    #expect(String(describing: Selector("tableView:didSelectRowAtIndexPath:")) == "tableView:didSelectRowAtIndexPath:")
    #expect(NSStringFromSelector(NSSelectorFromString("x")) == "x")
  }

  @Test("An object performs methods without, with one and with two arguments")
  func performs() {
    let machine = Machine()
    machine.perform("start")
    machine.perform("add:", with: 3)
    machine.perform("meet:", with: machine)
    let result = machine.perform("join:with:", with: "a", with: "b")?.takeUnretainedValue()
    #expect(machine.calls == ["start", "meet 3"] && machine.count == 3)
    #expect(result as? String == "a-b")
    let none = machine.perform("join:with:", with: "a")?.takeUnretainedValue()
    #expect(none as? String == "a-nil")
  }

  @Test("A class of another module has the methods of a module's extension once the module is known")
  func extensions() {
    // The table exists before the module is known, unless another test has sent a message.
    _ = BlockOperation().responds(to: "cancel")
    Machine().perform("start")
    let operation = BlockOperation()
    #expect(operation.perform("describeOperation")?.takeUnretainedValue() as? String == "open")
    operation.cancel()
    #expect(operation.perform("describeOperation")?.takeUnretainedValue() as? String == "cancelled")
    #expect(!Machine().responds(to: "describeOperation"))
  }

  @Test("A message may have a third argument, and each may be nil where an object is optional")
  func three() throws {
    let machine = Machine()
    let pointer = UnsafeMutableRawPointer(bitPattern: 16)
    for (first, third) in [(machine, pointer), (nil, nil)] {
      let arguments = SelectorArguments(first, first, third)
      #expect(try (arguments.first() as Machine?) === first && (arguments.second() as Machine?) === first)
      #expect(try arguments.third() as UnsafeMutableRawPointer? == third)
    }
    let context = SelectorArguments(nil, nil, pointer)
    #expect(try context.third() as UnsafeRawPointer == UnsafeRawPointer(pointer))
    #expect(try context.third() as UnsafeRawPointer? == UnsafeRawPointer(pointer))
    // A parameter that is not optional receives something for a null pointer, as on a device.
    _ = try SelectorArguments(nil, nil, nil).third() as UnsafeRawPointer
    _ = try SelectorArguments(nil, nil, nil).third() as UnsafeMutableRawPointer
    let objects = SelectorArguments(machine, nil, machine)
    #expect(try (objects.third() as Machine) === machine && (objects.third() as Machine?) === machine)
    #expect(throws: (any Error).self) { try SelectorArguments(machine, machine).third() as Machine }
    #expect(throws: (any Error).self) { try SelectorArguments(NSNumber(value: 1)).first() as Machine? }
  }

  @Test("A subclass has the methods of its superclass, and an override is called")
  func inheritance() {
    let loud = LoudMachine()
    #expect(loud.responds(to: "start") && loud.responds(to: "shout") && !Machine().responds(to: "shout"))
    loud.perform("start")
    loud.perform("shout")
    #expect(loud.calls == ["START", "shout"])
  }

  @Test("A property has the selectors of its getter and setter")
  func accessors() {
    let machine = Machine()
    machine.perform("setCount:", with: 7)
    #expect(machine.count == 7)
    #expect(machine.perform("count")?.takeUnretainedValue() as? Int == 7)
  }

  @Test("A generic class and a private one have their methods")
  func classesWithoutNames() {
    #expect(Holder(5).value(forKey: "held") as? Int == 5)
    #expect(makeHidden().perform("answer")?.takeUnretainedValue() as? Int == 42)
    #expect(SelectorModule.lookUpClass(named: "ObjectiveCHidden", module: "SelectorsTests") == type(of: makeHidden()))
    #expect(SelectorModule.lookUpClass(named: "Absent", module: "SelectorsTests") == nil)
    #expect(SelectorModule.lookUpClass(named: "Absent", module: "") == nil)
  }

  @Test("An unknown selector is reported with the class and the methods that it has")
  func unknown() {
    let (_, lines) = RuntimeLog.capture { _ = Machine().perform("stop") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("unrecognized selector sent to instance: SelectorsTests.Machine") == true)
    #expect(lines.first?.contains("\"stop\"") == true && lines.first?.contains("\"start\"") == true)
  }

  @Test("An argument of another type is reported, and the method is not called")
  func wrongArgument() {
    let machine = Machine()
    let (_, lines) = RuntimeLog.capture {
      machine.perform("meet:", with: "text")
      machine.perform("meet:", with: nil)
      machine.perform("failAndReturnError:")
    }
    #expect(machine.calls.isEmpty)
    #expect(lines.count == 3)
    #expect(lines.first?.contains("SelectorsTests.Machine is expected") == true)
  }

  @Test("A call after a delay is made on the run loop; a cancelled one is not")
  func delayed() {
    let machine = Machine()
    machine.perform("start", with: nil, afterDelay: 0)
    machine.perform("add:", with: 2, afterDelay: 0)
    machine.perform("add:", with: 100, afterDelay: 60)
    NSObject.cancelPreviousPerformRequests(withTarget: machine, selector: "start", object: nil)
    let end = Date(timeIntervalSinceNow: 5)
    while machine.count == 0, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(machine.calls.isEmpty)
    #expect(machine.count == 2)
    NSObject.cancelPreviousPerformRequests(withTarget: machine)
  }

  @Test("An observer gets notifications with its method until it is removed, and is not retained")
  func notifications() {
    let centre = NotificationCenter()
    let name = Notification.Name("Arrived")
    weak var gone: Machine?
    do {
      let machine = Machine()
      gone = machine
      centre.addObserver(machine, selector: "receive:", name: name, object: nil)
      centre.addObserver(machine, selector: "receiveObject:", name: name, object: machine)
      centre.post(name: name, object: nil)
      centre.post(name: name, object: machine)
      // Foundation on Linux calls observers in no fixed order.
      #expect(machine.calls.sorted() == ["Arrived", "Arrived", "object Arrived"])
      centre.removeObserver(machine, name: name, object: machine)
      centre.post(name: name, object: machine)
      #expect(machine.calls.count == 4)
      centre.removeObserver(machine)
      centre.post(name: name, object: nil)
      #expect(machine.calls.count == 4)
      centre.addObserver(machine, selector: "receive:", name: name, object: nil)
    }
    #expect(gone == nil)
    centre.post(name: name, object: nil)
  }

  @Test("The token of a closure is removed as before")
  func tokens() {
    let centre = NotificationCenter()
    let machine = Machine()
    let token = centre.addObserver(forName: Notification.Name("A"), object: nil, queue: nil) { [box = Box(machine)] _ in
      box.machine.count += 1
    }
    centre.post(name: Notification.Name("A"), object: nil)
    centre.removeObserver(token)
    centre.post(name: Notification.Name("A"), object: nil)
    #expect(machine.count == 1)
  }

  @Test("A timer calls its method and releases its target when it is invalidated")
  func timers() {
    weak var gone: Machine?
    do {
      let machine = Machine()
      gone = machine
      let timer = Timer.scheduledTimer(
        timeInterval: 0.001, target: machine, selector: "tick:", userInfo: 8, repeats: true)
      let end = Date(timeIntervalSinceNow: 5)
      while machine.calls.count < 2, Date() < end {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      #expect(machine.calls.prefix(2) == ["tick 8", "tick 8"])
      timer.invalidate()
    }
    #expect(gone == nil)
  }

  private struct Box: @unchecked Sendable {
    let machine: Machine
    init(_ machine: Machine) { self.machine = machine }
  }
}
