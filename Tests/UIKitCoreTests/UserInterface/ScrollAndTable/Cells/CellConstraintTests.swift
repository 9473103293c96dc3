import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A box of a height that fills its row between margins of 10, in the cell itself or in its content view.
@MainActor private final class BoxCell: UITableViewCell {
  enum Place { case cell, content, both }
  static var place = Place.cell
  static var height: CGFloat = 80

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    switch BoxCell.place {
    case .cell: fill(self, with: self)
    case .content: fill(contentView, with: contentView)
    // The box is in the content view, and its constraints refer to the cell.
    case .both: fill(contentView, with: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func fill(_ container: UIView, with edges: UIView) {
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: edges.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: edges.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      box.heightAnchor.constraint(equalToConstant: BoxCell.height),
    ])
  }
}

@MainActor private final class BoxSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
  }
}

@MainActor @Suite("Cells that constraints size") struct CellConstraintTests {
  private func box(in view: UIView, height: CGFloat, margin: CGFloat = 5) {
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
      box.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -margin),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test(
    "Constraints to the cell itself, to its content view, or between both determine the row's height",
    arguments: [BoxCell.Place.cell, .content, .both])
  private func rows(place: BoxCell.Place) {
    BoxCell.place = place
    let source = BoxSource()
    let table = UITableView(frame: rect(0, 0, 320, 440), style: .plain)
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = source
    table.layoutIfNeeded()
    #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [100, 100, 100])
    let frames = table.visibleCells.map(\.frame)
    #expect(frames.map(\.minY) == [0, 100, 200] && frames.allSatisfy { $0.height == 100 })
    let first = table.visibleCells[0]
    let inside = place == .cell ? first.subviews.last : first.contentView.subviews.first
    #expect(inside?.frame.height == 80 && inside?.frame.minY == 10)
  }

  @Test("Constraints to the cell and to its content view hold together: the larger height is the row's") func together()
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    box(in: cell, height: 60)
    box(in: cell.contentView, height: 120)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 130)
  }

  @Test("The fitting size of a cell is that of its content, with the space of the accessory") func fitting() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 70),
    ])
    let plain = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(plain.height == 70 && plain.width >= 100)
    cell.accessoryView = UIView(frame: rect(0, 0, 40, 20))
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == CGFloat(156))
  }

  @Test("A header's constraints to itself, and to its content view, determine its height") func headers() {
    let own = UITableViewHeaderFooterView(reuseIdentifier: nil)
    box(in: own, height: 90)
    #expect(own.sizeThatFits(CGSize(width: 320, height: 0)).height == 100)
    let content = UITableViewHeaderFooterView(reuseIdentifier: nil)
    box(in: content.contentView, height: 50)
    #expect(content.sizeThatFits(CGSize(width: 320, height: 0)).height == 60)
    box(in: content, height: 70)
    #expect(content.sizeThatFits(CGSize(width: 320, height: 0)).height == 80)
    let labelled = UITableViewHeaderFooterView(reuseIdentifier: nil)
    labelled.textLabel?.text = "Title"
    let text = labelled.sizeThatFits(CGSize(width: 320, height: 0)).height
    box(in: labelled, height: 90)
    #expect(text < 100 && labelled.sizeThatFits(CGSize(width: 320, height: 0)).height == 100)
  }

  @Test("A collection cell with constraints to itself and to its content view has the height of both") func collection()
  {
    let cell = UICollectionViewCell(frame: rect(0, 0, 50, 50))
    box(in: cell, height: 60)
    box(in: cell.contentView, height: 110)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 120))
  }
}
