import SwiftUI

struct ContentView: View {

  /// The label to log: the session of the window.
  let label: String

  var body: some View {
    let _ = logLine("ContentView\(label).body")
    Text("Hello, World!")
  }
}
