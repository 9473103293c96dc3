import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class FontListener: NSObject, UIFontPickerViewControllerDelegate {
  var picked: UIFontDescriptor?
  var cancellations = 0
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    picked = viewController.selectedFontDescriptor
  }
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { cancellations += 1 }
}

@MainActor @Suite("Font pickers") struct FontPickerTests {
  private let root = UIViewController()
  private let listener = FontListener()
  private let shown: ContainerWindow

  init() { shown = ContainerWindow(root) }

  private func present(_ change: (UIFontPickerViewController.Configuration) -> Void = { _ in }) throws -> UITableView {
    let configuration = UIFontPickerViewController.Configuration()
    change(configuration)
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = listener
    root.present(picker, animated: true)
    shown.turn()
    return try #require(shown.views(UITableView.self).first)
  }

  private func titles(_ table: UITableView) -> [String] {
    table.visible(UITableViewCell.self).sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  private func choose(_ row: Int, _ table: UITableView) {
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    shown.turn()
  }

  @Test("A choice dismisses the picker and is reported, and is no cancellation") func choose() throws {
    let table = try present()
    #expect(titles(table) == ["Monospace", "Sans", "Serif"])
    choose(2, table)
    #expect(listener.picked == UIFontDescriptor(name: "Serif", size: 17) && listener.cancellations == 0)
    #expect(root.presentedViewController == nil)
  }

  @Test("Closing the picker is a cancellation") func cancel() throws {
    _ = try present()
    shown.button("Cancel")?.sendActions(for: .primaryActionTriggered)
    shown.turn()
    #expect(listener.cancellations == 1 && listener.picked == nil && root.presentedViewController == nil)
  }

  @Test("Faces can be chosen, and are filtered by traits") func faces() throws {
    let table = try present {
      $0.includeFaces = true
      $0.filteredTraits = .traitBold
    }
    #expect(Array(titles(table).prefix(2)) == ["Monospace Bold", "Monospace Bold Italic"])
    choose(1, table)
    #expect(listener.picked?.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]) == true)
  }

  @Test("The list is searched by names, and the chosen font has a checkmark") func search() throws {
    let table = try present()
    let bar = try #require(shown.views(UISearchBar.self).first)
    bar.delegate?.searchBar(bar, textDidChange: "se")
    (root.presentedViewController as? UIFontPickerViewController)?.selectedFontDescriptor = UIFontDescriptor(
      name: "Serif", size: 40)
    shown.turn()
    #expect(titles(table) == ["Serif"])
    #expect(table.visible(UITableViewCell.self).first?.accessoryType == .checkmark)
  }

  @Test("A configuration is copied with its values") func copy() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let copy = try #require(configuration.copy() as? UIFontPickerViewController.Configuration)
    #expect(copy.includeFaces && copy !== configuration)
  }
}
