import Foundation
import SceneTesting
import SwiftUI
import Testing

@testable import Trips

/// The example app on a simulated iPad: what its two kinds of windows show, and what comes back after a kill.
@MainActor @Suite("Trips") struct TripsTests {
  private let device = Device(.pad)

  private func launched() throws -> AppUnderTest {
    let app = try device.install(TripsApp.self, manifest: .scenes([], multiple: true).urlSchemes("trips"))
    app.tapIcon()
    return app
  }

  @Test("The list shows all trips, and the selected one is shown beside it")
  func selection() throws {
    let scene = try launched().scene("A")
    for trip in Trip.samples { #expect(scene.text(trip.place).exists) }
    #expect(scene.text("No Trip Selected").exists)
    scene.row("Kyoto").tap()
    expectExists(scene.text("Fushimi Inari"))
  }

  @Test("A search leaves the trips that match, by place or country")
  func search() throws {
    let scene = try launched().scene("A")
    scene.field("Search places").typeText("jap")
    #expect(scene.text("Kyoto").exists && !scene.text("Lisbon").exists)
    scene.field("Search places").typeText("x")
    #expect(!scene.text("Kyoto").exists)
  }

  @Test("The toggle in the bar leaves the favorites")
  func favorites() throws {
    let scene = try launched().scene("A")
    scene.button("Favorites").tap()
    #expect(scene.text("Lisbon").exists && scene.text("Kyoto").exists && !scene.text("Zermatt").exists)
  }

  @Test("A new trip is added by the sheet, and selected; without a place it cannot be added")
  func add() throws {
    let app = try launched()
    let scene = app.scene("A")
    scene.button("Add Trip").tap()
    #expect(scene.button("Add").isEnabled == false)
    scene.field("Place").typeText("Oslo")
    scene.field("Country").typeText("Norway")
    scene.button("Add").tap()
    #expect(!scene.text("New Trip").exists)
    expectExists(scene.row("Oslo"))
    device.kill(app)
    app.tapIcon()
    expectExists(app.scene("A").row("Oslo"))
  }

  @Test("What is packed in one window is packed in the other")
  func packing() throws {
    let app = try launched()
    app.scene("A").row("Kyoto").tap()
    app.scene("A").button("Open in New Window").tap()
    let window = app.scene("B")
    window.button("Packing").tap()
    #expect(window.text("0%").exists)
    window.scroll(to: window.button("Rail pass"))
    window.button("Rail pass").tap()
    #expect(window.button("Rail pass").isSelected)
    // The list, which is another window, has the same trip.
    let kyoto = app.perform { _ in TripStore().trips.first { $0.place == "Kyoto" } }
    #expect(kyoto??.items.count { $0.isPacked } == 1)
  }

  @Test("After a kill without warning, two windows come back with their trip, their search and their section")
  func kill() throws {
    let app = try launched()
    app.scene("A").row("Lisbon").tap()
    app.scene("A").button("Open in New Window").tap()
    app.scene("B").button("Packing").tap()
    device.kill(app)
    app.tapIcon()
    expectExists(app.scene("B").text("Packing List"))
    app.choose(app.scene("A"))
    expectExists(app.scene("A").text("Tram 28 to Alfama"))
  }

  @Test("A link selects the trip, at a cold and at a warm start", arguments: [true, false])
  func link(isCold: Bool) throws {
    let app = try device.install(TripsApp.self, manifest: .scenes([], multiple: true).urlSchemes("trips"))
    if !isCold { app.tapIcon() }
    app.launch(url: "trips://open/zermatt")
    expectExists(app.scene("A").text("Five Lakes Trail"))
  }

  @Test("A trip that is deleted disappears, and its window shows that")
  func delete() throws {
    let app = try launched()
    app.scene("A").row("Lisbon").tap()
    app.scene("A").button("Open in New Window").tap()
    app.choose(app.scene("A"))
    app.scene("A").row("Lisbon").chooseContextMenuItem("Delete")
    #expect(!app.scene("A").row("Lisbon").exists)
    app.choose(app.scene("B"))
    expectExists(app.scene("B").text("Trip Deleted"))
  }
}
