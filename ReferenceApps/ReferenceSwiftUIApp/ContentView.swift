import SwiftUI

struct ContentView: View {

  var body: some View {
    let _ = logLine("ContentView.body")
    Text("Hello, World!")
      .modifier(PhaseLog())
  }
}

/// Logs the phases that a view reads. It is no part of the content, whose body depends on nothing.
struct PhaseLog: ViewModifier {

  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content.onChange(of: scenePhase) { log($1) }
  }

  private func log(_ phase: ScenePhase) {
    switch phase {
    case .active: logLine("scenePhase=active")
    case .inactive: logLine("scenePhase=inactive")
    case .background: logLine("scenePhase=background")
    @unknown default: logLine("scenePhase=unknown")
    }
  }
}
