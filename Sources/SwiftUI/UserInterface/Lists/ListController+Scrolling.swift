import SwiftUICore
import UIKitCore

/// Scrolling to a row.
@MainActor extension ListController: IdentityScroller {
  func scrollTo(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
    for (number, section) in sections.enumerated() {
      for (run, start) in zip(section.section.runs, section.starts) {
        guard let runID = run.id, let index = (0..<run.count).first(where: { runID($0) == id }) else { continue }
        let position: UITableView.ScrollPosition =
          switch anchor?.y {
          case nil: .none
          case let y? where y < 0.34: .top
          case let y? where y > 0.66: .bottom
          default: .middle
          }
        table.scrollToRow(at: IndexPath(row: start + index, section: number), at: position, animated: false)
        return true
      }
    }
    return false
  }
}
