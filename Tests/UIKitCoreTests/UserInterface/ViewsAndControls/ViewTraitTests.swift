import Foundation
import RuntimeLogging
import Selectors
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A view that logs changes of its traits.
final class TraitRecordingView: UIView {
  fileprivate static let log = TraitLog()
  var title = ""

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let styles = [previousTraitCollection, traitCollection].map { $0?.userInterfaceStyle.rawValue ?? -1 }
    TraitRecordingView.log.lines.append("\(title) \(styles[0])-\(styles[1])")
  }

  var handled: [UITraitCollection] = []

  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("traitsChanged:previous:") { object, arguments in
        let (view, previous) = (object as? TraitRecordingView, try arguments.second() as UITraitCollection)
        view?.handled.append(previous)
        return nil
      }
    }
  }
}

@MainActor private final class TraitLog {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor @Suite("Trait changes of views", .serialized) struct ViewTraitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let outer = TraitRecordingView("outer")
  private let inner = TraitRecordingView("inner")
  private var log: TraitLog { TraitRecordingView.log }

  init() {
    window.environment = UITraitCollection(userInterfaceStyle: .light)
    window.addSubview(outer)
    outer.addSubview(inner)
    _ = log.take()
  }

  @Test("A change of the window's environment reaches each view once, from the top down") func environment() {
    window.environment = UITraitCollection(userInterfaceStyle: .dark)
    #expect(log.take() == ["outer 1-2", "inner 1-2"])
    window.environment = UITraitCollection(userInterfaceStyle: .dark)
    #expect(log.take() == [], "an equal one is no change")
  }

  @Test("A style that a view overrides changes its traits and those inside, and hides changes from outside")
  func overriddenStyle() {
    outer.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["outer 1-2", "inner 1-2"])
    inner.overrideUserInterfaceStyle = .dark
    window.environment = UITraitCollection(userInterfaceStyle: .dark)
    #expect(log.take() == [])
    outer.overrideUserInterfaceStyle = .light
    #expect(log.take() == ["outer 2-1"], "the inner view has its own")
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(log.take() == ["inner 2-1"])
  }

  @Test("Overrides of a view apply to everything in it, nearest first") func overrides() {
    outer.traitOverrides.horizontalSizeClass = .compact
    outer.traitOverrides.season = "autumn"
    inner.traitOverrides.season = "winter"
    #expect(outer.traitCollection.horizontalSizeClass == .compact && outer.traitCollection.season == "autumn")
    #expect(inner.traitCollection.horizontalSizeClass == .compact && inner.traitCollection.season == "winter")
    #expect(window.traitCollection.season == "spring")
    #expect(outer.traitOverrides.contains(ClimateTrait.self))
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .unspecified)
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.traitCollection.season == "winter")
  }

  @Test("A handler is called with its view and the previous traits, for its own traits only") func handlers() {
    var received: [String] = []
    let registration = inner.registerForTraitChanges([ClimateTrait.self]) {
      (view: TraitRecordingView, previous: UITraitCollection) in
      received.append("\(view.title) \(previous.season)-\(view.traitCollection.season)")
    }
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.season = "autumn"
    outer.traitOverrides.season = "autumn"
    #expect(received == ["inner spring-autumn"])
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides.season = "winter"
    #expect(received.count == 1)
  }

  @Test("A handler for another class is not called and is logged") func wrongClass() {
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UILabel, _: UITraitCollection) in
      Issue.record("the view is no label")
    }
    let (_, lines) = RuntimeLog.capture { outer.overrideUserInterfaceStyle = .dark }
    #expect(lines.count == 1 && lines[0].contains("UILabel") && lines[0].contains("TraitRecordingView"))
  }

  @Test(
    "A method is called with the object and its previous traits, on the view itself or on a target that still exists")
  func selectors() {
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("traitsChanged:previous:"))
    var target: TraitRecordingView? = TraitRecordingView("target")
    inner.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target!, action: Selector("traitsChanged:previous:"))
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.handled.map(\.userInterfaceStyle) == [.light] && target?.handled.count == 1)
    target = nil
    outer.overrideUserInterfaceStyle = .light
    #expect(inner.handled.map(\.userInterfaceStyle) == [.light, .dark])
  }

  @Test("A view that moves to a place with other traits is notified; one that is shown for the first time is not")
  func moving() {
    let (dark, view) = (UIView(), TraitRecordingView("view"))
    dark.overrideUserInterfaceStyle = .dark
    window.addSubview(dark)
    window.addSubview(view)
    #expect(log.take() == [])
    dark.addSubview(view)
    #expect(log.take() == ["view 1-2"])
    view.removeFromSuperview()
    window.addSubview(view)
    #expect(log.take() == [])
  }

  @Test("A handler that changes the traits each time is stopped and logged") func endless() {
    outer.registerForTraitChanges([ClimateTrait.self]) { (view: TraitRecordingView, _: UITraitCollection) in
      view.traitOverrides.season += "!"
    }
    let (_, lines) = RuntimeLog.capture { outer.traitOverrides.season = "autumn" }
    #expect(lines.contains { $0.contains("TraitRecordingView") && $0.contains("change whenever") })
    #expect(UIProcess.current.traitChangeDepth == 0)
  }

  @Test("Views without overrides and handlers keep no state for traits") func noCost() {
    let view = UIView()
    window.addSubview(view)
    window.environment = UITraitCollection(userInterfaceStyle: .dark)
    #expect(view.attachments == nil)
  }
}
