import Observation
import SwiftUICore
import Testing

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }
private struct FlagKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
  fileprivate var flag: Bool {
    get { self[FlagKey.self] }
    set { self[FlagKey.self] = newValue }
  }
}

/// The values that views get from those around them.
@MainActor @Suite struct EnvironmentTests {
  private struct Reader: View {
    let name: String
    let log: Log
    @Environment(\.number) private var number
    @Environment(\.other) private var other
    var body: some View {
      let _ = log.add("\(name) \(number) \(other)")
      Box(name: name)
    }
  }

  @Test("Fact 132: a value holds inside of its modifier, the nearest one wins, and the default is outside")
  func values() {
    let log = Log()
    _ = Screen {
      VStack {
        Reader(name: "outside", log: log)
        Reader(name: "inside", log: log).environment(\.number, 1)
        VStack { Reader(name: "nearest", log: log).environment(\.number, 2) }.environment(\.number, 1)
      }
    }
    #expect(log.take().sorted() == ["inside 1 0", "nearest 2 0", "outside 0 0"])
  }

  @Test("Fact 133: a value can be changed from the one around")
  func transforms() {
    let log = Log()
    _ = Screen { Reader(name: "view", log: log).transformEnvironment(\.number) { $0 += 1 }.environment(\.number, 4) }
    #expect(log.take() == ["view 5 0"])
  }

  @Test("Fact 134: a transform whose key path changes goes on with the first one")
  func changedKeyPath() {
    struct Content: View {
      @State var isOther = false
      let log: Log
      let change: Remote
      var body: some View {
        Reader(name: "view", log: log).transformEnvironment(isOther ? \.other : \.number) { $0 += isOther ? 2 : 1 }
        change.onPress { isOther = true }
      }
    }
    let (log, remote) = (Log(), Remote())
    let screen = Screen(Content(log: log, change: remote))
    remote.press()
    screen.settle()
    #expect(log.take() == ["view 1 0", "view 2 0"])
  }

  @Test("A view is computed again for the values that it reads, and not for others")
  func precision() {
    struct Content: View {
      @State var number = 0
      @State var flag = false
      let log: Log
      let (change, changeFlag): (Remote, Remote)
      var body: some View {
        Reader(name: "view", log: log).environment(\.number, number).environment(\.flag, flag)
        change.onPress { number += 1 }
        changeFlag.onPress { flag.toggle() }
      }
    }
    let (log, change, changeFlag) = (Log(), Remote(), Remote())
    let screen = Screen(Content(log: log, change: change, changeFlag: changeFlag))
    #expect(log.take() == ["view 0 0"])
    changeFlag.press()
    screen.settle()
    #expect(log.take() == [])
    change.press()
    screen.settle()
    #expect(log.take() == ["view 1 0"])
  }

  @Observable final class Model {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test("Fact 135: an observable object is found by its type, and an optional one is nil where there is none")
  func objects() {
    struct ObjectReader: View {
      let log: Log
      @Environment(Model.self) private var model: Model?
      var body: some View {
        let _ = log.add(model?.name ?? "nil")
        Box(name: "")
      }
    }
    struct Required: View {
      let log: Log
      @Environment(Model.self) private var model
      var body: some View {
        let _ = log.add(model.name)
        Box(name: "")
      }
    }
    let log = Log()
    _ = Screen { ObjectReader(log: log) }
    _ = Screen { ObjectReader(log: log).environment(Model("one")) }
    _ = Screen { Required(log: log).environment(Model("two")) }
    #expect(log.take() == ["nil", "one", "two"])
  }

  @Test("Fact 138: the description has the values that were set, the last one first")
  func description() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values.flag = false
    values.flag = true
    values.number = 1
    let name = "EnvironmentPropertyKey"
    #expect(values.description == "[\(name)<NumberKey> = 1, \(name)<FlagKey> = true, \(name)<FlagKey> = false]")
  }
}
