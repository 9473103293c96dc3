public import Foundation

/// Columns of rows, of which one row in each column is selected.
///
/// Differs from Apple: a column is a list, of which the selected row is in the middle. A press on a row selects it, and so do the arrow keys
/// and a drag with fingers; a wheel of a mouse only scrolls.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Provides the numbers of columns and rows. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// Provides the rows, and is notified of the selection. Not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  /// Whether the selected rows are marked. They always are.
  open var showsSelectionIndicator = true

  private var columns: [PickerColumn] = []
  private var needsLoad = true

  /// The height of a row without another one, in points.
  static let usualRowHeight: CGFloat = 34

  /// A picker with the frame `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A picker of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UIPickerView.self)
  }

  // MARK: Content

  /// The number of columns.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// The number of rows of a column; 0 for one that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  /// The size of a row of a column.
  open func rowSize(forComponent component: Int) -> CGSize { column(component)?.rowSize ?? .zero }

  /// The view of a row, or `nil` if it is not visible or the delegate provides no views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.customView(forRow: row)
  }

  /// Loads all columns again. The first rows are selected, unless the number of a column's rows allows the previous selection.
  open func reloadAllComponents() {
    needsLoad = true
    setNeedsLayout()
  }

  /// Loads the rows of a column again.
  open func reloadComponent(_ component: Int) {
    guard let column = column(component) else { return }
    load(column, component)
    setNeedsLayout()
  }

  private func column(_ index: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(index) ? columns[index] : nil
  }

  private func loadIfNeeded() {
    guard needsLoad else { return }
    needsLoad = false
    let count = min(max(0, dataSource?.numberOfComponents(in: self) ?? 0), 100)
    while columns.count > count { columns.removeLast().table.removeFromSuperview() }
    while columns.count < count {
      let made = PickerColumn(picker: self, index: columns.count)
      columns.append(made)
      addSubview(made.table)
    }
    for (index, column) in columns.enumerated() { load(column, index) }
  }

  private func load(_ column: PickerColumn, _ index: Int) {
    column.reload(
      count: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0),
      height: delegate.map { $0.pickerView(self, rowHeightForComponent: index) }.flatMap { $0 > 0 ? $0 : nil })
  }

  // MARK: Selection

  /// Selects a row. The delegate is not notified. A row that does not exist is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { column(component)?.select(row) }

  /// The selected row of a column; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.selected ?? -1 }

  /// The user has selected a row.
  func userSelected(_ row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Layout

  /// The height of a picker.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The size of a picker.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 320), height: 216)
  }

  /// Places the columns.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    guard !columns.isEmpty else { return }
    let asked = columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    let known = asked.filter { $0 >= 0 }.reduce(0, +)
    let open = asked.count { $0 < 0 }
    let free = max(0, bounds.width - known)
    let share = open > 0 ? free / CGFloat(open) : 0
    var x = open > 0 ? 0 : max(0, (bounds.width - known) / 2)
    for (index, column) in columns.enumerated() {
      let width = asked[index] < 0 ? share : asked[index]
      column.place(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
  }
}

/// Provides the numbers of a picker's columns and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides a picker's rows, and is notified of the selection. Every method has a default.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a column, in points. The default shares the picker's width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows of a column, in points. The default is the system's.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row. The default is `nil`.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The styled title of a row, which takes precedence. The default is `nil`.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, which takes precedence over titles. `view` is one that is no longer needed, or `nil`. The default provides titles.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The user has selected a row. The default does nothing.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns a value for a share of the picker's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
  /// Returns a value for the system's height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
  /// Returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view that stands for the titles.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { PickerTitleView(frame: .zero) }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Stands for the title of a row, where the delegate provides no view.
final class PickerTitleView: UIView {}
