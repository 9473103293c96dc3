import SwiftUICore
import UIKitCore

/// A cell that shows a row of SwiftUI's views.
final class ListCell: UITableViewCell {
  var host: RowHost? {
    didSet {
      guard host !== oldValue else { return }
      if let old = oldValue?.view, old.superview === contentView { old.removeFromSuperview() }
      if let host { contentView.addSubview(host.view) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host?.view.frame = CGRect(x: 0, y: 0, width: contentWidth(of: bounds.width), height: bounds.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: host?.measure(width: contentWidth(of: size.width)) ?? 44)
  }

  /// The width of the row's views in a cell of a width.
  private func contentWidth(of width: CGFloat) -> CGFloat {
    accessoryType == .none ? width : max(0, width - accessoryWidth)
  }
}

/// A header or footer that shows SwiftUI's views.
final class ListSectionView: UITableViewHeaderFooterView {
  var hosts: [RowHost] = [] {
    didSet {
      for host in oldValue { host.view.removeFromSuperview() }
      for host in hosts { contentView.addSubview(host.view) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for host in hosts {
      let height = host.measure(width: bounds.width)
      host.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: hosts.reduce(0) { $0 + $1.measure(width: size.width) })
  }
}
