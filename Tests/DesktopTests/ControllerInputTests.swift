#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("Input to alerts, sheets, navigation, tabs and columns", .waitsForProcesses, .serialized)
  struct ControllerInputTests {

    // MARK: Alerts

    @Test("an alert focuses its field, and Return performs its preferred action") func answer()
      throws
    {
      let probe = try ViewsApp(page: "alert")
      try probe.click("Ask")
      try probe.app.awaitLine("asks")
      probe.press("ctrl+a")
      probe.type("New")
      probe.press("Return")
      try probe.app.awaitLine("renamed New")
      try probe.desktop.wait(for: "the alert to go") { !probe.shows("What is it called?") }
      #expect(!probe.app.lines.contains("cancelled"))
    }

    @Test("Escape cancels an alert, also from its field") func escape() throws {
      let probe = try ViewsApp(page: "alert")
      try probe.click("Ask")
      try probe.app.awaitLine("asks")
      probe.type("x")
      probe.press("Escape")
      try probe.app.awaitLine("cancelled")
      #expect(!probe.app.lines.contains { $0.hasPrefix("renamed") })
    }

    @Test("an alert's buttons respond to the mouse; views behind it do not") func modal()
      throws
    {
      let probe = try ViewsApp(page: "alert")
      let ask = try probe.place(of: "Ask")
      try probe.click("Ask")
      try probe.app.awaitLine("asks")
      probe.desktop.act("mousemove", "--window", probe.window, "\(ask.midX)", "\(ask.midY)", "click", "1")
      try probe.click("Rename")
      try probe.app.awaitLine("renamed Old")
      #expect(probe.app.lines.filter { $0 == "asks" }.count == 1)
      try probe.click("Ask")
      try probe.app.awaitLine("asks")
      try probe.click("Cancel")
      try probe.app.awaitLine("cancelled")
    }

    @Test("a press outside an action sheet performs its cancel action") func actionSheet() throws {
      let probe = try ViewsApp(page: "alert")
      try probe.click("Offer")
      try probe.app.awaitLine("offers")
      try probe.click("window", x: 700, y: 560)
      try probe.app.awaitLine("kept")
      try probe.click("Offer")
      try probe.app.awaitLine("offers")
      try probe.click("Delete")
      try probe.app.awaitLine("deleted")
    }

    // MARK: Sheets

    @Test("a sheet receives typed text, and its button closes it without an interactive dismissal") func sheet() throws
    {
      let probe = try ViewsApp(page: "sheet")
      try probe.click("Present")
      try probe.app.awaitLine("presented")
      try probe.click("field")
      probe.type("ab")
      try probe.app.awaitLine("field ab")
      try probe.click("Done")
      try probe.app.awaitLine("sheet gone")
      #expect(!probe.app.lines.contains("dismissed by hand"))
      try probe.desktop.wait(for: "the sheet to go") { !probe.shows("sheet") }
    }

    @Test("Escape and a press outside dismiss a sheet", arguments: [true, false])
    func dismissed(byKey: Bool) throws {
      let probe = try ViewsApp(page: "sheet")
      try probe.click("Present")
      try probe.app.awaitLine("presented")
      if byKey { probe.press("Escape") } else { try probe.click("window", x: 30, y: 560) }
      try probe.app.awaitLine("sheet gone")
      try probe.app.awaitLine("dismissed by hand")
    }

    @Test("a sheet with isModalInPresentation stays, and its delegate is called for the attempt") func held() throws {
      let probe = try ViewsApp(page: "sheet")
      try probe.click("Present")
      try probe.app.awaitLine("presented")
      try probe.click("hold")
      try probe.app.awaitLine("held true")
      probe.press("Escape")
      try probe.app.awaitLine("may not be dismissed")
      #expect(probe.shows("sheet"))
      try probe.click("hold")
      try probe.app.awaitLine("held false")
      probe.press("Escape")
      try probe.app.awaitLine("dismissed by hand")
    }

    // MARK: Containers

    @Test("a push shows the next controller with a back button named after the previous one") func navigation() throws {
      let probe = try ViewsApp(page: "navigation")
      #expect(!probe.shows("BackButton"))
      try probe.click("To 2")
      try probe.app.awaitLine("level 1 gone")
      try probe.app.awaitLine("level 2 appeared")
      try probe.click("To 3")
      try probe.app.awaitLine("level 3 appeared")
      try probe.click("Note")
      try probe.app.awaitLine("noted on 3")
      #expect(probe.shows("Level 2"), "the back button has the title of the previous screen")
      try probe.click("BackButton")
      try probe.app.awaitLine("level 2 appeared")
      try probe.click("BackButton")
      try probe.app.awaitLine("level 1 appeared")
      try probe.desktop.wait(for: "the way back to go") { !probe.shows("BackButton") }
    }

    @Test("a press on a tab selects it unless the delegate refuses") func tabs() throws {
      let probe = try ViewsApp(page: "tabs")
      #expect(
        probe.app.lines.filter { $0.hasPrefix("tab ") } == ["tab One appeared"], "a tab that was not seen is not there")
      try probe.click("Tab Two")
      try probe.app.awaitLine("chose Two")
      try probe.app.awaitLine("tab Two appeared")
      try probe.click("Tab Three")
      try probe.app.awaitLine("refuses Three")
      try probe.click("Tab One")
      try probe.app.awaitLine("tab One appeared")
      #expect(!probe.app.lines.contains("tab Three appeared"))
    }

    @Test("the item selected in the list is shown beside it; in a narrow window it is pushed with a back button")
    func columns() throws {
      let probe = try ViewsApp(page: "split")
      try probe.app.awaitLine("detail none beside")
      try probe.click("cell Beta")
      try probe.app.awaitLine("detail Beta beside")
      let (list, detail) = (try probe.place(of: "cell Beta"), try probe.place(of: "Detail of Beta"))
      #expect(list.maxX <= detail.x)
      probe.desktop.act("windowsize", "--sync", probe.window, "420", "500")
      try probe.desktop.wait(for: "the columns to be put into one") {
        probe.shows("BackButton") || !probe.shows("Detail of Beta")
      }
      if probe.shows("BackButton") {
        try probe.click("BackButton")
        // During the transition the list does not react.
        try probe.desktop.wait(for: "the list to be back") {
          !probe.shows("BackButton") && !probe.shows("Detail of Beta")
        }
      }
      try probe.click("cell Gamma")
      try probe.app.awaitLine("detail Gamma on the stack")
      #expect(!probe.shows("cell Gamma"))
      probe.desktop.act("windowsize", "--sync", probe.window, "900", "600")
      try probe.desktop.wait(for: "the columns to come apart") {
        probe.shows("cell Gamma") && probe.shows("Detail of Gamma")
      }
    }
  }
#endif
