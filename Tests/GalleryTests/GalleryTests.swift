import Foundation
import SceneTesting
import Testing
import UIKit

@testable import Gallery

/// The example app on simulated devices: what its two kinds of windows show, and what comes back after a kill.
@MainActor @Suite("Gallery") struct GalleryTests {
  private let device = Device(.pad)

  private func launched(on device: Device? = nil) throws -> AppUnderTest {
    let app = try (device ?? self.device).install(AppDelegate.self)
    app.tapIcon()
    return app
  }

  private func photos(_ scene: SceneUnderTest) throws -> PhotosViewController {
    try #require(scene.delegate(as: GallerySceneDelegate.self)?.photos)
  }

  private func titles(_ photos: PhotosViewController) -> [String] {
    photos.dataSource.snapshot().itemIdentifiers.filter { !$0.isFeatured }.compactMap {
      photos.library.photo($0.id)?.title
    }
  }

  @Test("The gallery shows the featured photos above one section for each year")
  func sections() throws {
    let photos = try photos(launched().scene("A"))
    let snapshot = photos.dataSource.snapshot()
    #expect(snapshot.sectionIdentifiers == [.featured, .year(2026), .year(2025), .year(2024)])
    #expect(snapshot.numberOfItems == Photo.samples.count + snapshot.numberOfItems(inSection: .featured))
  }

  @Test("The row of featured photos scrolls sideways; the grid has as many columns as there is space for")
  func columns() throws {
    let view = try photos(launched().scene("A")).collectionView
    func frame(_ item: Int, _ section: Int) throws -> CGRect {
      try #require(view.layoutAttributesForItem(at: IndexPath(item: item, section: section))).frame
    }
    #expect(try frame(4, 0).minY == frame(0, 0).minY && frame(4, 0).minX > view.bounds.width)
    let columns = try (0..<7).prefix { try frame($0, 1).minY == frame(0, 1).minY }.count
    #expect(columns == max(2, Int((view.bounds.width - 26) / 204)))
    #expect(try frame(columns - 1, 1).maxX <= view.bounds.width)
  }

  @Test("An album shows its photos only, or a text if there are none")
  func albums() throws {
    let scene = try launched().scene("A")
    scene.row("Deserts").tap()
    #expect(try titles(photos(scene)) == ["Singing Sands", "Caravan", "Noon"])
    #expect(scene.scene?.title == "Deserts")
    scene.row("Recently Deleted").tap()
    expectExists(scene.text(Album.deleted.emptyText))
  }

  @Test("A search leaves the photos with the text in title, place or caption")
  func search() throws {
    let scene = try launched().scene("A")
    try photos(scene).library.setCaption("Ten below zero", of: "summit")
    scene.field("Titles, places, captions").typeText("zero")
    #expect(try titles(photos(scene)) == ["Summit"])
    scene.field("Titles, places, captions").typeText("x")
    expectExists(scene.text("No photo matches \u{201C}zerox\u{201D}."))
  }

  @Test("A photo that is opened is shown with its place, and its heart marks it in every window")
  func favorite() throws {
    let app = try launched()
    let scene = app.scene("A")
    scene.row("Forests").tap()
    scene.element(identifier: "fir-ridge").tap()
    #expect(scene.scene?.title == "Fir Ridge")
    expectExists(scene.text("Black Forest, 2026"))
    scene.button("Add to Favorites").tap()
    #expect(scene.button("Remove from Favorites").exists)
    #expect(try photos(scene).library.photo("fir-ridge")?.isFavorite == true)
  }

  @Test("The menu of a photo opens a window of it")
  func window() throws {
    let app = try launched()
    app.scene("A").row("Cities").tap()
    app.scene("A").element(identifier: "blue-hour").chooseContextMenuItem("Open in New Window")
    #expect(app.scene("B").delegate(as: PhotoSceneDelegate.self)?.photo?.id == "blue-hour")
    #expect(app.scene("B").scene?.title == "Blue Hour")
  }

  @Test("Selected photos are deleted together, and the alert takes that back")
  func delete() throws {
    let scene = try launched().scene("A")
    let photos = try photos(scene)
    scene.row("Lakes and Seas").tap()
    scene.button("Select").tap()
    #expect(scene.button("Delete").isEnabled == false)
    scene.element(identifier: "low-tide").tap()
    scene.element(identifier: "still-water").tap()
    #expect(photos.title == "2 Photos Selected")
    scene.button("Delete").tap()
    #expect(!titles(photos).contains("Still Water"))
    #expect(photos.library.photos(in: .deleted).count == 2)
    scene.alert("2 Photos Deleted").button("Undo").tap()
    #expect(titles(photos).contains("Still Water") && !photos.isEditing)
  }

  @Test("A photo that is deleted in the gallery disappears from its window, until it is recovered")
  func recover() throws {
    let app = try launched()
    app.scene("A").row("Cities").tap()
    app.scene("A").element(identifier: "blue-hour").chooseContextMenuItem("Open in New Window")
    app.choose(app.scene("A"))
    app.scene("A").element(identifier: "blue-hour").chooseContextMenuItem("Delete")
    app.scene("A").alert("Photo Deleted").button("OK").tap()
    app.choose(app.scene("B"))
    expectExists(app.scene("B").text("This photo has been deleted."))
    app.choose(app.scene("A"))
    app.scene("A").row("Recently Deleted").tap()
    app.scene("A").element(identifier: "blue-hour").chooseContextMenuItem("Recover")
    app.choose(app.scene("B"))
    expectExists(app.scene("B").text("Lisbon, 2026"))
  }

  @Test("A photo is dragged as an activity, which opens a window")
  func drag() throws {
    let photos = try photos(launched().scene("A"))
    let items = photos.collectionView(
      photos.collectionView, itemsForBeginning: Drag(), at: IndexPath(item: 0, section: 1))
    let provider = try #require(items.first).itemProvider
    #expect(provider.canLoadObject(ofClass: NSUserActivity.self), "\(provider.registeredTypeIdentifiers)")
  }

  private final class Drag: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    let allowsMoveOperation = true
    let isRestrictedToDraggingApplication = false
    func location(in view: UIView) -> CGPoint { .zero }
  }

  // MARK: Restoration

  @Test(
    "After a kill without warning, the album, the search, the scroll position and the window of a photo come back",
    arguments: [DeviceProfile.padN, .mac, .desktop])
  func kill(profile: DeviceProfile) throws {
    let device = Device(profile)
    let app = try launched(on: device)
    app.scene("A").element(identifier: "featured-low-tide").chooseContextMenuItem("Open in New Window")
    let window = try #require(app.scene("B").delegate(as: PhotoSceneDelegate.self)?.photo)
    window.setZoom(2, around: CGPoint(x: 0.3, y: 0.6), animated: false)
    app.scene("B").field("Add a Caption").typeText("Half a sen")
    app.choose(app.scene("A"))
    let before = try photos(app.scene("A"))
    app.scene("A").field("Titles, places, captions").typeText("20")
    before.collectionView.contentOffset.y = 150
    // A window is saved when it leaves the screen: on a mac or a desktop, when it is minimised.
    device.swipeHome()
    for scene in app.connectedScenes { app.minimize(scene) }
    device.kill(app)
    app.tapIcon()
    app.choose(app.scene("B"))
    let photo = try #require(app.scene("B").delegate(as: PhotoSceneDelegate.self)?.photo)
    #expect(photo.id == "low-tide" && photo.state.zoom == 2)
    #expect(abs(photo.state.center.x - 0.3) < 0.01 && abs(photo.state.center.y - 0.6) < 0.01)
    #expect(app.scene("B").field("Add a Caption").value == "Half a sen")
    app.choose(app.scene("A"))
    let after = try photos(app.scene("A"))
    #expect(after.state.query == "20" && after.collectionView.contentOffset.y == 150)
  }

  @Test("On a phone, which has one window, the photo that was open comes back above its album")
  func killOnPhone() throws {
    let device = Device(.phone)
    let app = try launched(on: device)
    app.scene("A").button("Gallery").tap()
    app.scene("A").row("Cities").tap()
    #expect(!app.scene("A").element(identifier: "old-town").contextMenuItems.contains("Open in New Window"))
    app.scene("A").element(identifier: "old-town").tap()
    device.swipeHome()
    device.kill(app)
    app.tapIcon()
    expectExists(app.scene("A").text("Prague, 2024"))
    #expect(try photos(app.scene("A")).album == .cities)
  }

  @Test("Favorites, captions and deletions are saved at once")
  func library() throws {
    let app = try launched()
    app.perform { _ in
      let library = UIApplication.shared.library
      library.setFavorite(true, ["noon"])
      library.setCaption("Hot", of: "noon")
      library.delete(["ferry"])
    }
    device.kill(app)
    app.tapIcon()
    let library = try photos(app.scene("A")).library
    #expect(library.photo("noon")?.isFavorite == true && library.photo("noon")?.caption == "Hot")
    #expect(library.photos(in: .deleted).map(\.id) == ["ferry"])
  }

  @Test("States are read back as they were written; another activity is none")
  func states() {
    var state = GalleryState()
    (state.album, state.query, state.offset) = (.cities, "x", 12.5)
    state.photo = PhotoState(id: "noon")
    state.photo?.caption = "Hot"
    #expect(GalleryState(state.makeActivity()) == state)
    #expect(GalleryState(PhotoState(id: "noon").makeActivity(title: "")) == nil)
    #expect(PhotoState(PhotoState(id: "noon").makeActivity(title: "")) == PhotoState(id: "noon"))
  }
}
