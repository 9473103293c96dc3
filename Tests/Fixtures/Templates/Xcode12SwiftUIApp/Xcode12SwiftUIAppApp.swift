import SwiftUI

@main
struct Xcode12SwiftUIAppApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
