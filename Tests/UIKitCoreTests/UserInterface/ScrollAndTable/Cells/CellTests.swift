import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Table view cells") struct CellTests {
  private func laidOut(_ cell: UITableViewCell, height: CGFloat = 60) -> UITableViewCell {
    cell.frame = rect(0, 0, 320, height)
    cell.layoutIfNeeded()
    return cell
  }

  private func texts(_ cell: UITableViewCell) -> [String] { cell.visible(UILabel.self).compactMap(\.text) }

  @Test(
    "Each style has its labels, and its default content has the same layout",
    arguments: [
      (UITableViewCell.CellStyle.default, false, false), (.subtitle, true, false), (.value1, true, true),
      (.value2, true, true),
    ])
  func styles(style: UITableViewCell.CellStyle, hasDetail: Bool, isBeside: Bool) throws {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    #expect((cell.detailTextLabel != nil) == hasDetail)
    _ = laidOut(cell)
    let title = try #require(cell.textLabel)
    #expect(title.frame.minX == 16)
    if let detail = cell.detailTextLabel {
      if isBeside {
        #expect(detail.frame.minX > title.frame.maxX && detail.frame.midY == title.frame.midY)
      } else {
        #expect(detail.frame.minY >= title.frame.maxY && detail.frame.minX == title.frame.minX)
      }
    }
    #expect(cell.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText == isBeside)
  }

  @Test("A configuration replaces the labels, and its view is kept while configurations have one type")
  func configuration() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Old"
    cell.imageView?.image = UIImage(systemName: "star")
    var content = cell.defaultContentConfiguration()
    content.text = "New"
    content.secondaryText = "More"
    cell.contentConfiguration = content
    #expect(texts(laidOut(cell)) == ["New", "More"])
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    let view = try #require(cell.contentView.subviews.first)
    content.text = "Newer"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews == [view] && texts(laidOut(cell)) == ["Newer", "More"])
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(texts(laidOut(cell)) == ["Newer"])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty && cell.textLabel != nil)
  }

  @Test("App-defined content is created once, updated in place, and replaced for another type") func ownContent() {
    struct Bar: UIContentConfiguration {
      var share: CGFloat
      func makeContentView() -> any UIView & UIContentView { BarView(self) }
      func updated(for state: any UIConfigurationState) -> Bar { self }
    }
    final class BarView: UIView, UIContentView {
      static var made = 0
      var shown: Bar
      var configuration: any UIContentConfiguration {
        get { shown }
        set { if let bar = newValue as? Bar { shown = bar } }
      }
      init(_ bar: Bar) {
        shown = bar
        BarView.made += 1
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
    }
    let cell = UITableViewCell()
    for share in [0.1, 0.2, 0.3] { cell.contentConfiguration = Bar(share: share) }
    let view = cell.contentView.subviews.first as? BarView
    #expect(BarView.made == 1 && view?.shown.share == 0.3)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 77)
    #expect(laidOut(cell).contentView.bounds == view?.frame)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(view?.superview == nil && cell.contentView.subviews.count == 1)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "gone"
    header.contentConfiguration = Bar(share: 1)
    #expect(header.textLabel == nil && header.contentView.subviews.count == 1)
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height == 77)
  }

  @Test("The update handler is called once for each state, in the next layout, after the cell's own update")
  func updates() {
    final class Updated: UITableViewCell {
      var log: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        log.append("own \(state.isSelected) \(state.isHighlighted) \(state.isDisabled)")
      }
    }
    let cell = Updated(style: .default, reuseIdentifier: nil)
    _ = laidOut(cell)
    cell.configurationUpdateHandler = { ($0 as? Updated)?.log.append("handler \($1.isSelected)") }
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(cell.log.isEmpty)
    _ = laidOut(cell)
    #expect(cell.log == ["own true false false", "handler true"])
    cell.isSelected = true
    _ = laidOut(cell)
    #expect(cell.log.count == 2, "the same state again is no change")
    cell.isUserInteractionEnabled = false
    cell.setNeedsUpdateConfiguration()
    _ = laidOut(cell)
    #expect(cell.log[2] == "own true false true")
  }

  @Test("The accessory is at the end, and the content does not overlap it", arguments: 0..<5)
  func accessories(raw: Int) throws {
    let cell = UITableViewCell()
    cell.accessoryType = try #require(UITableViewCell.AccessoryType(rawValue: raw))
    _ = laidOut(cell)
    guard raw > 0 else {
      #expect(cell.contentView.frame.width == 312)
      return
    }
    let accessory = try #require(cell.accessory)
    #expect(accessory.frame.maxX == 304 && accessory.frame.midY == 30)
    #expect(cell.contentView.frame.maxX <= accessory.frame.minX)
    #expect(cell.visible(UIButton.self).count == (raw == 2 || raw == 4 ? 1 : 0))
    cell.accessoryType = .none
    #expect(accessory.superview == nil && laidOut(cell).contentView.frame.width == 312)
  }

  @Test("An accessory view has its own size and overrides the accessory type") func accessoryView() {
    let cell = UITableViewCell()
    cell.accessoryType = .disclosureIndicator
    let control = UIView(frame: rect(0, 0, 50, 31))
    cell.accessoryView = control
    _ = laidOut(cell)
    #expect(control.convert(control.bounds, to: cell) == rect(254, 15, 50, 31))
    #expect(cell.visible(UIImageView.self).isEmpty)
    cell.accessoryView = nil
    #expect(control.window == nil && laidOut(cell).visible(UIImageView.self).count == 1)
  }

  @Test(
    "The selected background is visible while the row is selected or highlighted, over the background, below the content"
  )
  func backgrounds() {
    let cell = UITableViewCell()
    let (plain, chosen) = (UIView(), UIView())
    cell.selectedBackgroundView = chosen
    cell.backgroundView = plain
    _ = laidOut(cell)
    #expect(cell.subviews.prefix(3).map { $0 } == [plain, chosen, cell.contentView])
    #expect(plain.frame == cell.bounds && chosen.isHidden)
    cell.selectedBackgroundView = nil
    cell.selectedBackgroundView = chosen
    #expect(cell.subviews.prefix(3).map { $0 } == [plain, chosen, cell.contentView], "whichever was set first")
    cell.isHighlighted = true
    #expect(!chosen.isHidden)
    cell.isHighlighted = false
    cell.isSelected = true
    #expect(!chosen.isHidden)
    cell.isSelected = false
    #expect(chosen.isHidden)
    cell.backgroundView = nil
    cell.selectedBackgroundView = nil
    #expect(plain.superview == nil && chosen.superview == nil)
  }

  @Test("A selected row is highlighted, unless its style or its own background disables it") func selectionLooks() {
    let cell = UITableViewCell()
    cell.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let usual = cell.shownDescription.background
    cell.isSelected = true
    #expect(cell.shownDescription.background != usual)
    cell.selectionStyle = .none
    #expect(cell.shownDescription.background == usual)
    cell.selectionStyle = .default
    cell.selectedBackgroundView = UIView()
    #expect(cell.shownDescription.background == usual)
    #expect(cell.shownDescription.accessibility.isSelected == true)
  }

  @Test("Indentation moves the labels by whole steps") func indentation() throws {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Text"
    cell.indentationLevel = 3
    #expect(laidOut(cell).textLabel?.frame.minX == 46)
    cell.indentationWidth = 20
    #expect(laidOut(cell).textLabel?.frame.minX == 76)
    cell.indentationLevel = -1
    #expect(laidOut(cell).textLabel?.frame.minX == 16)
  }

  @Test("Subviews that the app adds to the content view define the height by their constraints") func constraints() {
    let cell = UITableViewCell()
    let box = cell.contentView.addConstrained(SizedView(40, 50))
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 7),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -9),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
    ])
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 66)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height == 28)
    header.textLabel?.text = String(repeating: "long ", count: 20)
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height > 50)
  }

  @Test("The app's own values in a state are kept by their keys, and make states different")
  func customState() {
    let key = UIConfigurationStateCustomKey("item")
    var state = UICellConfigurationState(traitCollection: .current)
    let plain = state
    #expect(state[key] == nil)
    state[key] = "a"
    #expect(state[key] == "a" as AnyHashable && state != plain)
    #expect(state[UIConfigurationStateCustomKey(rawValue: "other")] == nil)
    state[key] = nil
    #expect(state == plain)
    var view = UIViewConfigurationState(traitCollection: .current)
    view[key] = 1
    #expect(view[key] == 1 as AnyHashable)
  }

  @Test("A list's content resolves its colours, and shows a symbol in its configuration")
  func listColours() throws {
    var content = UIListContentConfiguration.cell()
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
    content.imageProperties.tintColor = .blue
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .blue)
    #expect(content.textProperties.resolvedColor() == content.textProperties.color)
    content.image = UIImage(systemName: "star")
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    let view = content.makeContentView()
    let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image)
    #expect(image.size.height > UIImage(systemName: "star")?.size.height ?? 0)
  }
}
