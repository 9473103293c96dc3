import Localization
public import Foundation
import ViewBacking

/// What a font picker shows. iOS 13.
@preconcurrency @MainActor open class UIFontPickerViewControllerConfiguration: NSObject, NSCopying {
  /// Whether the faces of families can be chosen. Default: `false`.
  open var includeFaces = false
  /// Whether the names are shown in the system's font. Default: `false`, each in its own.
  open var displayUsingSystemFont = false
  /// The traits that a chosen font has. Default: none.
  open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  /// The languages of the fonts, or `nil`. Stored, and without effect: the languages of fonts are not known.
  open var filteredLanguagesPredicate: NSPredicate?

  /// A picker of families.
  public override init() { super.init() }

  /// A copy of the configuration.
  public nonisolated func copy(with zone: NSZone?) -> Any {
    let boxed = MainActor.assumeIsolated {
      let copy = UIFontPickerViewControllerConfiguration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return UncheckedBox(copy)
    }
    return boxed.value
  }
}

/// Lets the user choose one of the desktop's fonts. iOS 13.
///
/// A picker that was presented is dismissed before the delegate is notified.
///
/// Differs from Apple: faces are regular, bold, italic and both, for every family. Without windows the families are `Monospace`, `Sans` and
/// `Serif`.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate, UISearchBarDelegate
{
  /// What a font picker shows.
  public typealias Configuration = UIFontPickerViewControllerConfiguration

  private struct Row {
    let title: String
    let descriptor: UIFontDescriptor
  }

  /// What the picker shows. Later changes have no effect.
  public let configuration: Configuration
  /// Notified of the choice. Not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font, or `nil`. Setting it does not notify the delegate.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { if isViewLoaded { table.reloadData() } }
  }

  private let table = UITableView(frame: .zero, style: .plain)
  private let search = UISearchBar(frame: .zero)
  private let cancel = UIButton(configuration: .plain())
  private let heading = UILabel(frame: .zero)
  private var rows: [Row] = []
  private var isFinished = false

  /// A picker with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 360, height: 480)
    modalPresentationStyle = .formSheet
  }

  /// A picker of families.
  public override convenience init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    self.init(configuration: Configuration())
  }

  /// A picker of a storyboard.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Makes the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = SystemString.fonts.localized
    heading.font = .scaledSystemFont(ofSize: 17, weight: .bold, relativeTo: .headline)
    heading.textAlignment = .center
    cancel.configuration?.title = SystemString.cancel.localized
    cancel.addAction(
      UIAction { [weak self] _ in self?.presenter?.dismiss(animated: true) }, for: .primaryActionTriggered)
    search.placeholder = SystemString.search.localized
    search.delegate = self
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 44
    for part in [heading, cancel, search, table] { view.addSubview(part) }
    filter("")
  }

  /// Lays out the list.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    heading.frame = CGRect(x: area.minX + 90, y: area.minY, width: max(0, area.width - 180), height: 44)
    cancel.frame = CGRect(x: area.minX + 8, y: area.minY + 4, width: 82, height: 36)
    cancel.isHidden = presenter == nil
    search.frame = CGRect(x: area.minX, y: area.minY + 44, width: area.width, height: 52)
    table.frame = CGRect(x: area.minX, y: area.minY + 96, width: area.width, height: max(0, area.height - 96))
    view.applyLayoutDirection(to: [cancel])
  }

  private func filter(_ text: String) {
    let found = UIFont.familyNames.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
    rows = found.flatMap { family -> [Row] in
      let regular = UIFontDescriptor(name: family, size: 17)
      let wanted = configuration.filteredTraits
      guard configuration.includeFaces else {
        return [
          Row(title: family, descriptor: wanted.isEmpty ? regular : regular.withSymbolicTraits(wanted) ?? regular)
        ]
      }
      let faces: [(String, UIFontDescriptor.SymbolicTraits)] = [
        ("Regular", []), ("Bold", .traitBold), ("Italic", .traitItalic), ("Bold Italic", [.traitBold, .traitItalic]),
      ]
      return faces.filter { $0.1.isSuperset(of: wanted) }.compactMap { name, traits in
        regular.withSymbolicTraits(traits).map { Row(title: "\(family) \(name)", descriptor: $0) }
      }
    }
    table.reloadData()
  }

  /// Reports that the user has closed the picker without a choice.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, !isFinished { delegate?.fontPickerViewControllerDidCancel(self) }
    isFinished = false
  }

  // MARK: List

  /// The number of fonts.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  /// The row of a font.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "font")
      ?? UITableViewCell(style: .default, reuseIdentifier: "font")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.textLabel?.font =
      configuration.displayUsingSystemFont ? .systemFont(ofSize: 17) : UIFont(descriptor: row.descriptor, size: 17)
    let chosen = selectedFontDescriptor?.withSize(17)
    cell.accessoryType = chosen == row.descriptor ? .checkmark : .none
    return cell
  }

  /// Chooses the font of a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard rows.indices.contains(indexPath.row) else { return }
    selectedFontDescriptor = rows[indexPath.row].descriptor
    isFinished = presenter != nil
    presenter?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  /// Shows the fonts whose names contain the text.
  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { filter(searchText) }
}

/// Notified of the choice of a font. iOS 13. Every method has a default that does nothing.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The user has closed the picker without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// The user has chosen a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
