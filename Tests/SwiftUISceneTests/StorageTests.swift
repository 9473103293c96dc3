import Foundation
import SceneTesting
import SwiftUI
import Testing

private enum Size: Int { case small, large }
private enum Shade: String { case red, blue }

/// A view that stores values of all types, and changes them all.
private struct AllTypes: View {
  @SceneStorage("bool") private var bool = false
  @SceneStorage("int") private var int = 1
  @SceneStorage("double") private var double = 0.5
  @SceneStorage("string") private var string = "a"
  @SceneStorage("url") private var url = URL(fileURLWithPath: "/a")
  @SceneStorage("data") private var data = Data([1])
  @SceneStorage("size") private var size = Size.small
  @SceneStorage("color") private var color = Shade.red
  @SceneStorage("optional") private var optional: Int?
  @AppStorage("appBool") private var appBool = false
  @AppStorage("appInt") private var appInt = 1
  @AppStorage("appDouble") private var appDouble = 0.5
  @AppStorage("appString") private var appString = "a"
  @AppStorage("appURL") private var appURL = URL(fileURLWithPath: "/a")
  @AppStorage("appData") private var appData = Data([1])
  @AppStorage("appSize") private var appSize = Size.small
  @AppStorage("appColor") private var appColor = Shade.red
  @AppStorage("appOptional") private var appOptional: String?

  var body: some View {
    VStack {
      Text(
        verbatim:
          "\(bool) \(int) \(double) \(string) \(url.path) \(data.count) \(size.rawValue) \(color.rawValue) \(optional ?? -1)"
      )
      .accessibilityIdentifier("scene")
      Text(
        verbatim:
          "\(appBool) \(appInt) \(appDouble) \(appString) \(appURL.path) \(appData.count) \(appSize.rawValue) \(appColor.rawValue) \(appOptional ?? "-")"
      )
      .accessibilityIdentifier("app")
      Button("Change") {
        (bool, int, double, string, url) = (true, 2, 1.5, "b", URL(fileURLWithPath: "/b"))
        (data, size, color, optional) = (Data([1, 2]), .large, .blue, 7)
        (appBool, appInt, appDouble, appString, appURL) = (true, 2, 1.5, "b", URL(fileURLWithPath: "/b"))
        (appData, appSize, appColor, appOptional) = (Data([1, 2]), .large, .blue, "c")
      }
    }
  }
}

/// Two views of one scene that use the same key.
private struct SharedKey: View {
  struct Part: View {
    let name: String
    @SceneStorage("text") private var text = "none"
    var body: some View {
      Text("\(name) \(text)")
      Button("Set \(name)") { text = name }
    }
  }
  var body: some View {
    VStack {
      Part(name: "one")
      Part(name: "two")
    }
  }
}

private struct Opener: View {
  @Environment(\.openURL) private var openURL
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Links()
      Text(log.joined(separator: " "))
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        log.append(url.absoluteString)
        return url.absoluteString.hasSuffix("refused") ? .discarded : .handled
      })
  }

  struct Links: View {
    @Environment(\.openURL) private var openURL
    @State private var result = "none"
    var body: some View {
      Link("Go", destination: URL(string: "https://example.org/go")!)
      Button("Call") { openURL(URL(string: "https://example.org/call")!) { result = "\($0)" } }
      Button("Refuse") { openURL(URL(string: "https://example.org/refused")!) { result = "\($0)" } }
      Text("result \(result)")
    }
  }
}

/// What is stored with a scene and with the app, and the action that opens URLs.
@MainActor @Suite(.serialized) struct StorageTests {
  @Test("Fact 173: values of all types come back, of the scene and of the app")
  func types() throws {
    let scene = try StageApp.show { AllTypes() }
    #expect(scene.element(identifier: "scene").label == "false 1 0.5 a /a 1 0 red -1")
    #expect(scene.element(identifier: "app").label == "false 1 0.5 a /a 1 0 red -")
    scene.button("Change").tap()
    let new = ["true 2 1.5 b /b 2 1 blue 7", "true 2 1.5 b /b 2 1 blue c"]
    #expect(scene.texts.prefix(2) == new[...])
    for interruption in Interruption.allCases {
      expectStateRestored(scene.app, scene, after: interruption) { Array($0.texts.prefix(2)) }
      #expect(scene.texts.prefix(2) == new[...])
    }
  }

  @Test("Fact 172: equal keys of one scene share a value")
  func sharedKey() throws {
    let scene = try StageApp.show { SharedKey() }
    scene.button("Set one").tap()
    #expect(scene.text("one one").exists && scene.text("two one").exists)
  }

  @Test("Fact 175: a handler of the environment opens the URLs of links and of calls, and the result is reported")
  func openURL() throws {
    let scene = try StageApp.show { Opener() }
    scene.button("Go").tap()
    expectExists(scene.text("https://example.org/go"))
    scene.button("Call").tap()
    expectExists(scene.text("result true"))
    scene.button("Refuse").tap()
    expectExists(scene.text("result false"))
    expectExists(scene.text("https://example.org/go https://example.org/call https://example.org/refused"))
  }
}
