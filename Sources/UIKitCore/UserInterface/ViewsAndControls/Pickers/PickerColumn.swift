import Foundation

/// A column of a picker: a list whose selected row is in the middle.
@MainActor final class PickerColumn: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  private weak var picker: UIPickerView?
  private let index: Int
  private(set) var rowCount = 0
  private(set) var selected = -1
  private var needsCentering = true

  init(picker: UIPickerView, index: Int) {
    self.picker = picker
    self.index = index
    super.init()
    table.backgroundColor = nil
    table.separatorStyle = .none
    table.rowHeight = UIPickerView.usualRowHeight
    table.showsVerticalScrollIndicator = false
    table.selectionFollowsFocus = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  var rowSize: CGSize { CGSize(width: table.bounds.width, height: table.rowHeight) }

  /// Loads the rows again, of which the selected one stays if it exists.
  func reload(count: Int, height: CGFloat?) {
    rowCount = count
    table.rowHeight = height ?? UIPickerView.usualRowHeight
    selected = count == 0 ? -1 : min(max(0, selected), count - 1)
    table.reloadData()
    needsCentering = true
    table.setNeedsLayout()
  }

  func select(_ row: Int) {
    guard (0..<rowCount).contains(row) else { return }
    selected = row
    center()
  }

  func place(_ frame: CGRect) {
    if table.frame != frame {
      table.frame = frame
      needsCentering = true
    }
    if needsCentering { center() }
  }

  /// The view of the delegate for a row, if it is visible.
  func customView(forRow row: Int) -> UIView? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.pickerView
  }

  /// Moves the selected row to the middle.
  private func center() {
    guard table.bounds.height > 0 else {
      needsCentering = true
      return
    }
    needsCentering = false
    let inset = max(0, (table.bounds.height - table.rowHeight) / 2)
    table.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    guard selected >= 0 else { return }
    table.selectRow(at: IndexPath(row: selected, section: 0), animated: false, scrollPosition: .none)
    table.contentOffset = CGPoint(x: 0, y: CGFloat(selected) * table.rowHeight - inset)
  }

  private func choose(_ row: Int) {
    guard (0..<rowCount).contains(row), row != selected else { return center() }
    select(row)
    picker?.userSelected(row, in: index)
  }

  // MARK: The list

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let picker else { return cell }
    let row = indexPath.row
    let delegate = picker.delegate
    if let view = delegate?.pickerView(picker, viewForRow: row, forComponent: index, reusing: cell.pickerView),
      !(view is PickerTitleView)
    {
      cell.fillPickerRow(with: view)
    } else if let title = delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: index) {
      cell.showInPicker(title)
    } else {
      cell.showInPicker(
        NSAttributedString(string: delegate?.pickerView(picker, titleForRow: row, forComponent: index) ?? ""))
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(indexPath.row) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let row = ((table.contentOffset.y + table.contentInset.top) / table.rowHeight).rounded()
    choose(min(max(0, Int(row)), max(0, rowCount - 1)))
  }
}

/// The title of a row of a picker.
final class PickerLabel: UILabel {}

extension UITableViewCell {
  /// The delegate's view in a row of a picker.
  fileprivate var pickerView: UIView? { contentView.subviews.first.flatMap { $0 is PickerLabel ? nil : $0 } }

  /// Shows a title in the middle of a row of a picker.
  fileprivate func showInPicker(_ title: NSAttributedString) {
    let label = contentView.subviews.first as? PickerLabel ?? PickerLabel(frame: .zero)
    label.textAlignment = .center
    label.attributedText = title
    fillPickerRow(with: label)
  }

  /// Shows a view in a row of a picker.
  fileprivate func fillPickerRow(with view: UIView) {
    for other in contentView.subviews where other !== view { other.removeFromSuperview() }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== contentView { contentView.addSubview(view) }
  }
}
