#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("Text selection by keys and by the app", .waitsForProcesses, .serialized)
  struct SelectionTests {
    @Test("the delegate receives selections made with keys, and typing replaces a selection made by the app")
    func bothWays() throws {
      let desktop = try PrivateDesktop()
      let app = try RunningApp("SelectionProbe", on: desktop)
      desktop.act("windowactivate", "--sync", try desktop.window(titled: "Selection"))
      try app.awaitLine("field begins")
      for name in ["field", "editor"] {
        desktop.act("type", "--delay", "30", "abcde")
        try app.awaitLine("\(name) marks 5+0")
        try app.awaitLine("\(name) abcde")
        desktop.act("key", "shift+Left", "shift+Left")
        try app.awaitLine("\(name) marks 3+2")
        desktop.act("key", "Home")
        try app.awaitLine("\(name) marks 0+0")
        desktop.act("type", "#")
        try app.awaitLine("\(name) marks 1+2")
        desktop.act("type", "X")
        try app.awaitLine("\(name) aXde")
        desktop.act("key", "BackSpace", "ctrl+a")
        try app.awaitLine("\(name) marks 0+3")
        if name == "field" {
          desktop.act("key", "Return")
          try app.awaitLine("editor begins")
        }
      }
      #expect(app.warnings == [])
    }
  }
#endif
