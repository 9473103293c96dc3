import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Lists in collection views") struct CollectionListTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    var sections = [["a", "b"], ["c"]]
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: cells, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private let rows = Rows()

  private func view(_ configuration: UICollectionLayoutListConfiguration) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.dataSource = rows
    view.layoutIfNeeded()
    return view
  }

  private func cell(_ view: UICollectionView, _ section: Int, _ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  @Test("A plain list has rows from edge to edge, as high as their content, with lines between them") func plain() {
    let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
    #expect(view.frame(0, 0)?.width == 320 && (view.frame(0, 0)?.height ?? 0) >= 44)
    #expect(view.frame(0, 1)?.minY == view.frame(0, 0)?.maxY)
    let lines = cell(view, 0, 0)?.subviews.filter { !$0.isHidden && $0.frame.height == 1 } ?? []
    #expect(lines.count == 1 && lines.first?.frame.maxY == view.frame(0, 0)?.height)
  }

  @Test("An inset grouped list has cards with round corners, and its own background") func insetGrouped() throws {
    let view = view(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    #expect(view.frame(0, 0)?.minX == 16 && view.frame(0, 0)?.width == 288 && view.frame(0, 0)?.minY == 20)
    let first = try #require(cell(view, 0, 0)?.shownDescription)
    let last = try #require(cell(view, 0, 1)?.shownDescription)
    #expect(first.roundCorners == .upper && last.roundCorners == .lower)
    #expect(cell(view, 1, 0)?.shownDescription.roundCorners == .all)
    #expect(first.clipsToBounds && last.clipsToBounds)
    #expect(first.background != nil && first.background != view.shownDescription.background)
  }

  @Test("Headers are supplementary views in the style of the list") func headers() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = view(configuration)
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        as? UICollectionViewListCell)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Section 1")
    #expect(header.frame.minY == view.frame(0, 1)?.maxY && view.frame(1, 0)?.minY == header.frame.maxY)
  }

  @Test(
    "A header has neither the background of a row nor its height, also after the view has another width",
    arguments: [UICollectionLayoutListConfiguration.Appearance.insetGrouped, .sidebar])
  func headerStyle(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    let view = view(configuration)
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        as? UICollectionViewListCell)
    let height = header.frame.height
    #expect(height < 44 && header.shownDescription.background == nil)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(header.frame.height == height && header.frame.width > 320)
    let style: UIListContentConfiguration = appearance == .sidebar ? .sidebarHeader() : .groupedHeader()
    #expect(header.defaultContentConfiguration().textProperties.font == style.textProperties.font)
  }

  @Test("The first item can be the header") func firstItem() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let view = view(configuration)
    #expect(cell(view, 0, 0)?.context.isHeader == true && cell(view, 0, 0)?.shownDescription.background == nil)
    #expect(cell(view, 0, 1)?.context.isFirst == true && cell(view, 0, 1)?.context.isLast == true)
  }

  @Test("Separators can be hidden for all rows, or for one") func separators() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    #expect(cell(view(configuration), 0, 0)?.context.hasBottomSeparator == false)
    configuration.showsSeparators = true
    configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
      if path.item == 1 { separators.topSeparatorVisibility = .visible }
      return separators
    }
    let view = view(configuration)
    #expect(cell(view, 0, 0)?.context.hasBottomSeparator == false)
    #expect(cell(view, 0, 1)?.context.hasTopSeparator == true && cell(view, 0, 1)?.context.hasBottomSeparator == true)
  }

  @Test("Swipe actions are in a row's menu, and the delete key runs the destructive one") func swipes() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var deleted: [IndexPath] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(path)
          done(true)
        }
      ])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
    }
    let view = view(configuration)
    let menu = view.contextMenu(at: CGPoint(x: 10, y: 10))
    #expect(menu != nil)
    view.receive(.focused)
    view.receive(.key(.down))
    view.receive(.key(.delete))
    #expect(deleted == [IndexPath(item: 1, section: 0)])
  }

  @Test("A selected row has another background") func selection() {
    let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
    let before = cell(view, 0, 0)?.shownDescription.background
    view.press(0, 0)
    #expect(cell(view, 0, 0)?.shownDescription.background != before)
    cell(view, 0, 0)?.backgroundConfiguration = .listPlainCell()
    #expect(cell(view, 0, 0)?.shownDescription.background != before)
  }

  @Test("Accessories take space at the edges, and some only while editing") func accessories() throws {
    let view = view(UICollectionLayoutListConfiguration(appearance: .plain))
    let cell = try #require(self.cell(view, 0, 0))
    #expect(cell.contentView.frame.width == 320)
    var pressed = 0
    cell.accessories = [
      .disclosureIndicator(), .detail { pressed += 1 }, .delete(), .reorder(), .multiselect(),
      .label(text: "12"), .checkmark(displayed: .whenNotEditing),
      .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)), placement: .leading(displayed: .always))
      ),
    ]
    view.layoutIfNeeded()
    let shown = cell.subviews.compactMap { $0 as? CellAccessoryView }.filter { !$0.isHidden }
    #expect(shown.count == 5 && cell.contentView.frame.minX == 46)
    #expect(shown.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 304 })
    let button = shown.flatMap { $0.visible(UIButton.self) }.first
    button?.sendActions(for: .primaryActionTriggered)
    #expect(pressed == 1)
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(cell.subviews.compactMap { $0 as? CellAccessoryView }.filter { !$0.isHidden }.count == 7)
  }

  @Test("The indentation moves the content") func indentation() throws {
    let view = view(UICollectionLayoutListConfiguration(appearance: .sidebar))
    let cell = try #require(self.cell(view, 0, 0))
    cell.indentationLevel = 2
    view.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 20 && cell.frame.minX == 8)
    #expect(!cell.context.hasBottomSeparator)
  }
}
