import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class PhotoController: UICollectionViewController {
  var photos = ["a", "b", "c"]
  var chosen: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TextItemCell.self, forCellWithReuseIdentifier: "photo")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? TextItemCell)?.text = photos[indexPath.item]
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(photos[indexPath.item])
  }
}

extension PhotoController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 90, height: 60) }
}

@MainActor @Suite("Collection view cells and controllers") struct CollectionCellTests {
  private let source = ItemSource([["a", "b"]])

  @Test("A plain cell does not show the selection; its selected background view does") func selected() {
    let view = source.view()
    let cell = view.visibleCells[0]
    let before = cell.shownDescription.background
    view.press(0, 0)
    #expect(cell.isSelected && cell.shownDescription.background == before)
    let background = UIView(frame: .zero)
    cell.selectedBackgroundView = background
    #expect(!background.isHidden && background.frame == cell.bounds && cell.subviews.first === background)
    view.press(0, 1)
    #expect(background.isHidden)
    #expect(cell.shownDescription.accessibility.isSelected == false)
  }

  @Test("A list's background shows the selection") func listBackground() {
    let view = source.view()
    let cell = view.visibleCells[0]
    cell.backgroundConfiguration = .listPlainCell()
    let before = cell.shownDescription.background
    cell.isSelected = true
    #expect(cell.shownDescription.background != before)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    #expect(cell.shownDescription.background == before)
    var own = UIBackgroundConfiguration.clear()
    own.backgroundColor = .red
    own.cornerRadius = 4
    cell.backgroundConfiguration = own
    cell.automaticallyUpdatesBackgroundConfiguration = true
    let shown = cell.shownDescription
    cell.isSelected = false
    #expect(cell.shownDescription.background == shown.background && shown.cornerRadius == 4)
  }

  @Test("The update handler is called for the state at the next layout, and each change of it") func handler() {
    let view = source.view()
    let cell = view.visibleCells[0]
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    view.layoutIfNeeded()
    view.press(0, 0)
    view.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test("A content configuration makes the content view's view, and another of its kind changes it") func content() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "one"
    cell.contentConfiguration = configuration
    let made = cell.contentView.subviews.first
    configuration.text = "two"
    cell.contentConfiguration = configuration
    cell.layoutIfNeeded()
    #expect(made is UIListContentView && cell.contentView.subviews.first === made)
    #expect(cell.contentView.frame == cell.bounds)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("A cell registration creates its class and configures it for the item") func registration() {
    let view = source.view()
    var handled: [String] = []
    let registration = UICollectionView.CellRegistration<TextItemCell, String> { cell, indexPath, item in
      cell.text = item
      handled.append("\(indexPath.item) \(item)")
    }
    let path = IndexPath(item: 1, section: 0)
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: "x")
    #expect(cell.text == "x" && handled == ["1 x"])
    _ = view.dequeueConfiguredReusableCell(using: registration, for: path, item: nil)
    #expect(handled == ["1 x"])
    let headers = UICollectionView.SupplementaryRegistration<TextHeader>(elementKind: "kind") { view, kind, path in
      view.text = "\(kind) \(path.section)"
    }
    #expect(view.dequeueConfiguredReusableSupplementary(using: headers, for: path).text == "kind 0")
  }

  @Test("A controller's view contains its collection view, which calls the controller") func controller() {
    let controller = PhotoController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!controller.isViewLoaded)
    let shown = ContainerWindow(controller, width: 400, height: 300)
    let view = controller.collectionView
    #expect(view?.superview === controller.view && view?.frame == controller.view.bounds)
    #expect(view?.dataSource === controller && view?.delegate === controller)
    #expect(shown.views(TextItemCell.self).map(\.text) == ["a", "b", "c"])
    #expect(shown.views(TextItemCell.self).first?.frame.size == CGSize(width: 90, height: 60))
    view?.press(0, 1)
    #expect(controller.chosen == ["b"])
    controller.setEditing(true, animated: false)
    #expect(view?.isEditing == true)
    shown.resize(width: 700)
    #expect(view?.frame.width == 700)
  }

  @Test("A controller without methods has defaults, and clears the selection before it appears") func defaults() {
    let empty = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let shown = ContainerWindow(empty)
    #expect(empty.collectionView.numberOfSections == 1 && shown.views(UICollectionViewCell.self).isEmpty)
    for key in empty.collectionView.shownDescription.keys { empty.collectionView.receive(.key(key)) }
    #expect(empty.collectionView.contextMenu(at: CGPoint(x: 5, y: 5)) == nil)
    let controller = PhotoController(collectionViewLayout: UICollectionViewFlowLayout())
    _ = ContainerWindow(controller)
    controller.collectionView.press(0, 0)
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("Another collection view can take a controller's place") func replaced() {
    let controller = PhotoController(collectionViewLayout: UICollectionViewFlowLayout())
    let own = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = own
    #expect(controller.collectionView === own && own.superview === controller.view && own.dataSource === controller)
    #expect(controller.collectionViewLayout === own.collectionViewLayout)
  }
}
