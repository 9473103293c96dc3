import Foundation
import SceneSystem

@testable @_spi(Runtime) import UIKitCore

/// A cell that counts how many of its class were created and how often each was reused.
@MainActor final class CountedCell: UITableViewCell {
  static var made = 0
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    CountedCell.made += 1
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Texts in sections as a table's data, with a log of the table's calls.
@MainActor final class TextSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var height: CGFloat?
  var titles: [String?] = []
  var refuses: Set<IndexPath> = []
  var cellClass: AnyClass = UITableViewCell.self

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    refuses.contains(indexPath) ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("+\(sections[indexPath.section][indexPath.row])")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("-\(sections[indexPath.section][indexPath.row])")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("delete \(sections[indexPath.section].remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func table(style: UITableView.Style = .plain, height: CGFloat = 440) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(cellClass, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    return table
  }
}

extension UITableView {
  /// The texts of the visible rows, from the top.
  var texts: [String] {
    layoutIfNeeded()
    return visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }
}

extension SeededGenerator {
  /// A generator whose seed is new and printed, so that a failure can be reproduced.
  static func fresh(_ what: String) -> SeededGenerator {
    let seed = UInt64.random(in: .min ... .max)
    print("\(what): seed \(seed)")
    return SeededGenerator(seed: seed)
  }
}
