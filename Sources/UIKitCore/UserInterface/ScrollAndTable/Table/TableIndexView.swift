import Foundation

/// The index of a table: the titles of its sections in a column over the trailing edge, and the section below the pointer while it is pressed.
///
/// It is a subview of the table that stays in the visible part.
@MainActor final class TableIndexView: UIView {
  /// The width of the column, in points.
  static let width: CGFloat = 16
  /// The height of a title, in points.
  private static let lineHeight: CGFloat = 14

  private(set) var titles: [String]
  /// Called with the index of the title that the pointer has reached.
  private let choose: (Int) -> Void
  private var chosen: Int?
  /// The colour of the titles; `nil` for the tint colour.
  var color: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colours behind the titles, and while the pointer is pressed; `nil` for none.
  var grounds: (usual: UIColor?, tracking: UIColor?) = (nil, nil) {
    didSet { showGround() }
  }

  init(titles: [String], choose: @escaping (Int) -> Void) {
    self.titles = titles
    self.choose = choose
    super.init(frame: .zero)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction(UIAction { [weak self, weak press] _ in press.map { self?.pressed($0) } })
    addGestureRecognizer(press)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func pressed(_ press: UIGestureRecognizer) {
    guard press.state == .began || press.state == .changed else {
      chosen = nil
      return showGround()
    }
    let index = title(at: press.location(in: self).y)
    let isNew = index != chosen
    chosen = index
    showGround()
    if isNew { choose(index) }
  }

  private func showGround() { backgroundColor = chosen == nil ? grounds.usual : grounds.tracking ?? grounds.usual }

  /// The number of lines, and the position of the first one. Lines that have no space for all titles are an odd number: every second one
  /// is a dot that stands for the titles in between.
  private var lines: (count: Int, top: CGFloat) {
    let room = max(1, Int(bounds.height / Self.lineHeight))
    let count = titles.count <= room ? titles.count : max(1, room - (room + 1) % 2)
    return (count, max(0, (bounds.height - CGFloat(count) * Self.lineHeight) / 2))
  }

  /// The title nearest to a position.
  private func title(at y: CGFloat) -> Int {
    let lines = lines
    let share = (y - lines.top) / (CGFloat(lines.count) * Self.lineHeight)
    return Int(min(max(share, 0), 0.9999) * CGFloat(titles.count))
  }

  /// Lays out the titles.
  override func layoutSubviews() {
    super.layoutSubviews()
    let lines = lines
    while subviews.count > lines.count { subviews.last?.removeFromSuperview() }
    while subviews.count < lines.count { addSubview(UILabel(frame: .zero)) }
    for (line, view) in subviews.enumerated() {
      guard let label = view as? UILabel else { continue }
      let isAll = lines.count == titles.count
      let title =
        isAll
        ? titles[line]
        : line % 2 == 1 ? "•" : titles[lines.count == 1 ? 0 : line * (titles.count - 1) / (lines.count - 1)]
      label.text = title == UITableView.indexSearch ? "⌕" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.textColor = color ?? tintColor
      label.frame = CGRect(
        x: 0, y: lines.top + CGFloat(line) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
