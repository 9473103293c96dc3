import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Accessories of list cells") struct CellAccessoryTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private var shown: [CellAccessoryView] {
    cell.layoutIfNeeded()
    return cell.subviews.compactMap { $0 as? CellAccessoryView }.filter { !$0.isHidden }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test(
    "Each accessory has its default side and state",
    arguments: [
      (UICellAccessory.AccessoryType.checkmark, false, true), (.disclosureIndicator, false, true),
      (.detail, false, true),
      (.delete, true, false), (.insert, true, false), (.reorder, false, false), (.multiselect, true, false),
      (.outlineDisclosure, false, true), (.popUpMenu, false, true), (.label, false, true),
    ]) func defaults(type: UICellAccessory.AccessoryType, isLeading: Bool, isShown: Bool) throws
  {
    let all: [UICellAccessory] = [
      .checkmark(), .disclosureIndicator(), .detail(), .delete(), .insert(), .reorder(), .multiselect(),
      .outlineDisclosure(), .popUpMenu(UIMenu(title: "Sort", children: [])), .label(text: "9"),
    ]
    let accessory = try #require(all.first { $0.accessoryType == type })
    cell.accessories = [accessory]
    #expect(accessory.isLeading == isLeading && shown.count == (isShown ? 1 : 0))
    #expect(accessory.isShown(isEditing: true))
  }

  @Test("Accessories at the trailing edge follow each other from the content on") func order() {
    cell.accessories = [.label(text: "12"), .checkmark(), .disclosureIndicator()]
    #expect(shown.map(\.accessory.accessoryType) == [.label, .checkmark, .disclosureIndicator])
    #expect(shown.last?.frame.maxX == 304)
    #expect(cell.contentView.frame.maxX <= shown[0].frame.minX)
  }

  @Test("A view of the app can be placed before or after others") func position() {
    func view(_ tag: Int) -> UIView {
      let made = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      made.tag = tag
      return made
    }
    cell.accessories = [
      .checkmark(),
      .customView(
        configuration: .init(customView: view(1), placement: .trailing(displayed: .always, at: { _ in 0 }))),
      .customView(configuration: .init(customView: view(2), placement: .leading())),
      .customView(configuration: .init(customView: view(3), placement: .trailing(at: { _ in 99 }), isHidden: true)),
      .customView(
        configuration: .init(
          customView: view(4), placement: .trailing(at: { $0.count }), reservedLayoutWidth: .custom(70))),
    ]
    let tags = shown.map { $0.subviews.first?.tag ?? 0 }
    #expect(tags == [2, 1, 0, 4] && shown.last?.frame.width == 70)
    #expect(cell.contentView.frame.minX > 40)
  }

  @Test("Options hide and tint an accessory") func options() {
    cell.accessories = [
      .checkmark(options: .init(isHidden: true)), .disclosureIndicator(options: .init(tintColor: .red)),
    ]
    #expect(shown.count == 1 && shown[0].subviews.first?.tintColor == .red)
    #expect(UICellAccessory.OutlineDisclosureOptions(style: .header).style == .header)
    #expect(UICellAccessory.LabelOptions(font: .boldSystemFont(ofSize: 9)).font.pointSize == 9)
    #expect(UICellAccessory.DeleteOptions(backgroundColor: .red).backgroundColor == .red)
    #expect(!UICellAccessory.ReorderOptions(showsVerticalSeparator: false).showsVerticalSeparator)
  }

  @Test("Buttons run the app's handlers") func handlers() {
    var log: [String] = []
    cell.accessories = [
      .delete(displayed: .always) { log.append("delete") }, .insert(displayed: .always) { log.append("insert") },
      .outlineDisclosure { log.append("toggle") },
    ]
    for view in shown { view.visible(UIButton.self).first?.sendActions(for: .primaryActionTriggered) }
    #expect(log == ["delete", "insert", "toggle"])
  }

  @Test("A mark of the selection shows it") func multiselect() throws {
    cell.accessories = [.multiselect(displayed: .always)]
    let image = try #require(shown.first?.visible(UIImageView.self).first)
    let before = image.image
    cell.isSelected = true
    _ = shown
    #expect(image.image !== before)
  }

  @Test("Other accessories replace the ones before") func replaced() {
    for count in [3, 0, 1, 2] {
      cell.accessories = (0..<count).map { _ in .checkmark() }
      #expect(cell.subviews.filter { $0 is CellAccessoryView }.count == count)
    }
  }
}
