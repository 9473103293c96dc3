import Foundation
import SceneTesting
import SwiftUI
import Testing

@MainActor private final class Model: ObservableObject {
  static weak var last: Model?
  static var kept: [AnyObject] = []
  @Published var count = 0
  init() { Model.last = self }
}

private struct Row: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}

private struct Main: View {
  @StateObject private var model = Model()
  @SceneStorage("draft") private var draft = ""
  @State private var number = 1

  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
      Text("Draft is \(draft)")
      Row(number: number)
      Row(number: 7)
      Button("Next") { number += 1 }
      Button("Count \(model.count)") { model.count += 1 }
    }
  }
}

private struct DraftApp: App {
  init() {}
  var body: some Scene {
    WindowGroup { Main() }
  }
}

/// An app that shows each URL that it is opened with.
private struct LinkApp: App {
  init() {}
  var body: some Scene {
    WindowGroup { LinkView() }
  }
}

private struct LinkView: View {
  @State private var seen: [String] = []
  var body: some View {
    VStack { ForEach(seen, id: \.self) { Text($0) } }
      .onOpenURL { seen.append($0.absoluteString) }
      .onContinueUserActivity("trip.view") { seen.append($0.activityType) }
  }
}

/// An app that opens a window for each URL, and does nothing else with it.
private struct EventApp: App {
  init() {}
  var body: some Scene {
    WindowGroup { Text("main") }.handlesExternalEvents(matching: [])
    WindowGroup("Viewer", id: "viewer") { Text("viewer") }.handlesExternalEvents(matching: ["trips://"])
  }
}

/// A view of UIKit that a global keeps: the mistake that is looked for.
private struct Kept: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "kept"
    Model.kept.append(label)
    return label
  }
  func updateUIView(_ view: UILabel, context: Context) {}
}

/// The assertions of UIKit's apps, on apps of SwiftUI.
@MainActor @Suite(.serialized) struct AssertionTests {
  private let manifest = AppManifest.scenes([], multiple: true).urlSchemes("trips").activityTypes("trip.view")

  @Test("Only the bodies whose values have changed are evaluated, and they are counted by type")
  func bodies() throws {
    let app = try Device().install(DraftApp.self, manifest: .none)
    let launch = app.bodyEvaluations(of: Row.self) { app.tapIcon() }
    #expect(launch == 2)
    expectBodyEvaluations(of: Row.self, count: 1, in: app) { app.scene().button("Next").tap() }
    expectBodyEvaluations(of: Main.self, count: 1, in: app) { app.scene().button("Count 0").tap() }
    expectBodyEvaluations(of: Row.self, count: 0, in: app) { app.scene().button("Count 1").tap() }
    withKnownIssue {
      expectBodyEvaluations(of: Row.self, count: 0, in: app) { app.scene().button("Next").tap() }
    } matching: {
      $0.comments.contains { $0.rawValue == "The body of Row was evaluated once, not 0 times." }
    }
  }

  @Test("Evaluations of another device's app are not counted")
  func bodiesOfOtherApps() throws {
    let one = try Device().install(DraftApp.self, manifest: .none)
    let other = try Device().install(DraftApp.self, manifest: .none)
    #expect(one.bodyEvaluations(of: Row.self) { other.tapIcon() } == 0)
  }

  @Test("What SceneStorage stores is restored, and what State holds is not", arguments: Interruption.allCases)
  func survival(_ interruption: Interruption) throws {
    let app = try Device().install(DraftApp.self, manifest: .none)
    app.tapIcon()
    app.scene().field("Draft").typeText("Soup")
    expectStateRestored(app, app.scene(), after: interruption) { $0.text("Draft is Soup").exists }
    app.scene().button("Next").tap()
    withKnownIssue { expectStateRestored(app, app.scene(), after: interruption) { $0.text("Row 2").exists } }
  }

  @Test("What SceneStorage stores while the scene is in the background survives a kill")
  func storedInBackground() throws {
    let device = Device()
    let app = try device.install(DraftApp.self, manifest: .none)
    app.tapIcon()
    device.swipeHome()
    app.type("late", into: app.scene())
    device.kill(app)
    app.tapIcon()
    expectExists(app.scene().text("Draft is late"))
  }

  @Test("A disconnected scene releases its views and its state objects")
  func noLeaks() throws {
    let device = Device()
    let app = try device.install(DraftApp.self, manifest: .none)
    app.tapIcon()
    app.scene().button("Count 0").tap()
    #expect(Model.last?.count == 1)
    device.swipeHome()
    device.reclaim(app.scene())
    expectNoLeaks(after: app.scene())
    #expect(Model.last == nil)
  }

  @Test("A view that is kept after its scene is named")
  func leak() throws {
    let scene = try StageApp.show { Kept() }
    let app = scene.app
    app.device.swipeHome()
    app.device.reclaim(scene)
    withKnownIssue {
      expectNoLeaks(after: scene)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("UILabel \u{201C}kept\u{201D}") }
    }
    Model.kept = []
  }

  @Test("A scene of an app shows content")
  func content() throws {
    let scene = try StageApp.show { Text("a") }
    expectContent(in: scene)
  }

  @Test("A URL that onOpenURL receives is delivered once: at a launch, and warm")
  func delivered() throws {
    let app = try Device().install(LinkApp.self, manifest: manifest)
    expectDeliveredOnce(.url("trips://rome"), to: app)
    let warm = expectDeliveredOnce(.url("trips://oslo"), to: app)
    expectDelivered(warm, in: app.scene())
    expectDeliveredAfterRootViewController(in: app.scene())
    #expect(app.scene().texts == ["trips://rome", "trips://oslo"])
    let activity = try Payload.handoff(NSUserActivity(activityType: "trip.view"))
    expectDeliveredOnce(activity, to: app)
    expectDeliveredOnce(.link("https://example.com/rome"), to: app)
  }

  @Test("A URL that no view receives is lost, at a launch and warm, and the failure names the modifier")
  func lost() throws {
    let app = try Device().install(DraftApp.self, manifest: manifest)
    for _ in 0..<2 {
      withKnownIssue {
        expectDeliveredOnce(.url("trips://rome"), to: app)
      } matching: {
        $0.comments.contains { $0.rawValue.contains("no view of DraftApp has onOpenURL(perform:).") }
      }
    }
    withKnownIssue {
      expectDeliveredOnce(.link("https://example.com/rome"), to: app)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("onOpenURL(perform:), nor onContinueUserActivity(_:perform:)") }
    }
    #expect(app.deliveries.count { !$0.isLost } == 0)
  }

  @Test("A URL whose scene is declared for it is delivered by that scene")
  func declared() throws {
    let app = try Device(.pad).install(EventApp.self, manifest: manifest)
    expectDeliveredOnce(.url("trips://rome"), to: app)
    expectExists(app.scene("A").text("viewer"))
  }

  @Test("The matrix finds an app that handles its URLs without failures, and one that does not with all")
  func matrix() throws {
    let payloads = [Payload.url("trips://rome"), .link("https://example.com/rome")]
    expectNoFailures(in: Matrix(of: { try $0.install(LinkApp.self, manifest: manifest) }, payloads: payloads))
    expectNoFailures(
      in: Matrix(of: { try $0.install(LinkApp.self, manifest: manifest) }, payloads: [payloads[0]]) { scene, _ in
        scene.text("trips://rome").exists
      })
    let bad = Matrix(of: { try $0.install(DraftApp.self, manifest: manifest) }, payloads: payloads)
    let lost = try bad.run()
    #expect(lost.results.allSatisfy { $0.verdict == .lost })
  }

  @Test("Interleavings of two windows keep what each has stored")
  func interleavings() throws {
    let orders = Interleavings(
      of: { try $0.install(DraftApp.self, manifest: manifest) }, on: .padN,
      stimuli: ["tap icon", "type LABEL x", "swipe home", "reclaim LABEL", "kill"], depth: 4, initialModel: [:]
    ) { (typed: inout [String: String], step: InterleavingStep) in
      let words = step.line.split(separator: " ")
      if words.first == "type", step.app.scene(String(words[1])).isConnected {
        typed[String(words[1]), default: ""] += words[2]
      }
      return step.app.connectedScenes.filter { $0.state == .foregroundActive }.allSatisfy {
        $0.text("Draft is \(typed[$0.label] ?? "")").exists
      }
    }
    expectInvariantHolds(orders)
  }
}
