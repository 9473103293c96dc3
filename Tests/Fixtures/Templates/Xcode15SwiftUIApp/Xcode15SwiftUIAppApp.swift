import SwiftUI

@main
struct Xcode15SwiftUIAppApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
