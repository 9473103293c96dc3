import Foundation
import SceneManifest
import TestSupport
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("The accent colour: the tint of views that inherit none") struct AccentColorTests {
  private let folder = TemporaryFolder(containing: "Test.app")

  /// Runs `body` in an app of its own whose Info.plist names the accent colour `TestAccent`, with this colour in its catalogue. That is the
  /// catalogue of the app that was started last, which other tests may find: the colour has a name that none of them looks for.
  private func inApp<Result>(color: String?, _ body: () throws -> Result) throws -> Result {
    try folder.write(
      "{\"colors\": [{\"idiom\": \"universal\"\(color.map { ", \"color\": \($0)" } ?? "")}]}",
      to: "Test.app/Assets.xcassets/TestAccent.colorset/Contents.json")
    return try UIProcess.library().enter {
      let application = UIApplication()
      application.environment = AppEnvironment(
        infoPlist: InfoPlist(["NSAccentColorName": .string("TestAccent")]),
        bundle: AppBundle(executablePath: folder.path + "/Test.app/Test"))
      return try body()
    }
  }

  private let green = #"{"components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}"#

  @Test("views and UIColor.tintColor have the colour that Info.plist names") func named() throws {
    try inApp(color: green) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let expected = RGBA(red: 0, green: 1, blue: 0, alpha: 1)
      #expect(inner.resolved(inner.tintColor) == expected)
      #expect(UIColor.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .green)
    }
  }

  @Test("a catalogue's set without a colour, as in Xcode's templates, leaves the system's blue") func empty() throws {
    try inApp(color: nil) { #expect(UIView().tintColor === UIColor.systemBlue) }
  }

  @Test("a set that refers to the tint colour, which it would be itself, leaves the system's blue") func circle() throws
  {
    try inApp(color: #"{"reference": "tintColor"}"#) { #expect(UIView().tintColor === UIColor.systemBlue) }
  }

  @Test("a view's own tint precedes the accent colour, and is UIColor.tintColor in it and below") func own() throws {
    try inApp(color: green) {
      let (outer, inner) = (UIView(), UILabel())
      outer.addSubview(inner)
      outer.tintColor = .red
      #expect(inner.resolved(.tintColor) == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test("the desktop's accent colour is that of apps without one of their own") func desktop() throws {
    try inApp(color: green) {
      AccentColor.current.desktop = .orange
      let view = UIView()
      #expect(view.resolved(view.tintColor) == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
    }
    UIProcess.library().enter {
      AccentColor.current.desktop = .orange
      #expect(UIView().tintColor == .orange)
      AccentColor.current.desktop = nil
      #expect(UIView().tintColor === UIColor.systemBlue)
    }
  }
}
