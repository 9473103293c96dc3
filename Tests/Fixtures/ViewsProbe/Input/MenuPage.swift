import UIKit

/// A view with a context menu: items, a disabled one, a checked one, and a submenu.
class MenuPage: UIViewController, UIContextMenuInteractionDelegate {

  private var isMarked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let patch = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 120))
    patch.accessibilityIdentifier = "patch"
    patch.backgroundColor = .systemYellow
    patch.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(patch)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log("asked at \(Int(location.x)) \(Int(location.y))")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu }
  }

  private var menu: UIMenu {
    UIMenu(children: [
      UIAction(title: "Open") { _ in log("chose open") },
      UIAction(title: "Refused", attributes: .disabled) { _ in log("chose refused") },
      UIAction(title: "Marked", state: isMarked ? .on : .off) { [weak self] _ in
        self?.isMarked.toggle()
        log("marked \(self?.isMarked == true)")
      },
      UIMenu(title: "Share", children: [UIAction(title: "Copy Link") { _ in log("chose copy link") }]),
    ])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log("menu comes") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log("menu goes") }
}
