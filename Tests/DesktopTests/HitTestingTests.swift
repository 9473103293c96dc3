#if GTK
  import PrivateDesktop
  import TestTraits
  import Testing

  /// What the pointer reaches where views overlap.
  @Suite("Clicks on views and windows that let touches through", .waitsForProcesses, .serialized)
  struct HitTestingTests {
    @Test("a click goes through a view and a window to a button behind them where hitTest returns nothing")
    func covered() throws {
      let app = try ViewsApp(page: "covered")
      for title in ["Behind both", "On the view", "Behind the window"] {
        try app.click(title)
        try app.app.awaitLine("pressed \(title)")
      }
      try app.click("Behind the window", x: 200)
      try app.app.awaitLine("pressed On the window")
    }
  }
#endif
