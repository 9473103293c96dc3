import SwiftUI

@main
struct Xcode14SwiftUIAppApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
