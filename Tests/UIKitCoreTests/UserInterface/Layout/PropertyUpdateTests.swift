import Foundation
import Observation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Z-11: updates of properties") struct PropertyUpdateTests {
  /// Records the calls of views and their controller.
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Observable final class Model {
    var title = "one"
    var unread = 0
  }

  private final class Recorder: UIView {
    let name: String
    let log: Log
    var read: () -> Void = {}
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      log.lines.append("\(name) properties")
      read()
    }
    override func updateConstraints() {
      log.lines.append("\(name) constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() { log.lines.append("\(name) layout") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.lines.append("\(name) traits")
    }
  }

  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(view)
    return window
  }

  @Test("Z-11: properties from the outside in, then constraints, then layout")
  func order() {
    let log = Log()
    let outer = Recorder("outer", log)
    outer.addSubview(Recorder("inner", log))
    let window = shown(outer)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "outer properties", "inner properties", "inner constraints", "outer constraints", "outer layout",
        "inner layout",
      ])
    window.layoutIfNeeded()
    #expect(log.take().isEmpty)
    outer.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(log.take() == ["outer properties"], "an update requests no layout")
  }

  @Test("Z-11: a trait change comes first, and is followed by an update")
  func traits() {
    let log = Log()
    let view = Recorder("view", log)
    let window = shown(view)
    window.layoutIfNeeded()
    _ = log.take()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(log.take().prefix(2) == ["view traits", "view properties"])
  }

  @Test("Z-11: a property that an update has read causes another one, and others do not")
  func observation() {
    let log = Log()
    let model = Model()
    let view = Recorder("view", log)
    var titles: [String] = []
    view.read = { titles.append(model.title) }
    let window = shown(view)
    window.layoutIfNeeded()
    _ = log.take()
    model.unread += 1
    window.layoutIfNeeded()
    #expect(log.take().isEmpty)
    model.title = "two"
    model.title = "three"
    window.layoutIfNeeded()
    #expect(log.take() == ["view properties"] && titles == ["one", "three"])
  }

  @Test("Z-11: an update that changes what it reads is repeated a limited number of times")
  func endless() {
    let log = Log()
    let model = Model()
    let view = Recorder("view", log)
    view.read = { model.unread += 1 }
    let window = shown(view)
    window.layoutIfNeeded()
    #expect(log.take().count { $0 == "view properties" } <= 8)
  }

  @Test("Z-11: a controller is updated before its view, and both on request")
  func controller() {
    let log = Log()
    final class Controller: UIViewController {
      var log: Log?
      override func loadView() { view = Recorder("view", log!) }
      override func updateProperties() { log?.lines.append("controller properties") }
    }
    let controller = Controller()
    controller.log = log
    let window = shown(controller.view)
    window.layoutIfNeeded()
    #expect(log.take().prefix(2) == ["controller properties", "view properties"])
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(log.take() == ["controller properties", "view properties"])
  }

  @Test("Z-11: a view that is added later is updated in the next pass")
  func added() {
    let log = Log()
    let outer = Recorder("outer", log)
    let window = shown(outer)
    window.layoutIfNeeded()
    _ = log.take()
    outer.addSubview(Recorder("inner", log))
    window.layoutIfNeeded()
    #expect(log.take().contains("inner properties"))
  }
}
