import UIKit

/// Swift 5 code of apps that must compile, and mean what it means on a device.
public enum Idioms {
  /// A query of a URL. The closure's type is found through `joined(separator:)`, of which no linked module may have another one.
  public static func query(_ items: [URLQueryItem]) -> String {
    var string = "?"
    let arguments = items.compactMap({
      if let value = $0.value {
        return "\($0.name)=\(value)"
      }
      return ""
    }).joined(separator: "&")
    string += arguments
    return string
  }

  /// Objects of a xib, asked for where no actor is known.
  public static func firstView<V: UIView>(ofXib name: String, as type: V.Type) -> V? {
    Bundle.main.loadNibNamed(name, owner: nil, options: nil)?.first as? V
  }

  /// An object of a class that is known when the app runs.
  @MainActor public static func make<V: UIView>(_ change: (V) -> Void = { _ in }) -> V {
    let view = V()
    change(view)
    return view
  }

  /// A view of the class `type`.
  @MainActor public static func make(_ type: UIView.Type) -> UIView { type.init() }

  /// A controller of the class `type`.
  @MainActor public static func make<C: UIViewController>(_ type: C.Type) -> C { type.init() }

  /// A view with an initialiser of its own.
  public final class Badge: UIView {
    /// The number that the badge shows.
    public var number = 1

    /// A badge with a size.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      number += 1
    }
    /// Not used.
    public required init?(coder: NSCoder) { nil }
  }

  /// A cell that its app makes without a table.
  public class Cell: UITableViewCell {
    /// Whether the cell has been set up.
    public private(set) var isReady = false

    /// A cell that is set up.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      isReady = true
    }
    /// Not used.
    public required init?(coder: NSCoder) { nil }
  }

  /// A list that changes its rows in a closure without `self`.
  public final class List: UIViewController, UITableViewDataSource {
    /// The table.
    public let tableView = UITableView()
    /// The rows.
    public private(set) var rows = [String]()

    /// Appends a row.
    public func append(_ row: String) {
      tableView.performBatchUpdates {
        rows.append(row)
        tableView.insertRows(at: [IndexPath(row: rows.count - 1, section: 0)], with: .none)
      }
    }

    /// Adds the table.
    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dataSource = self
      view.addSubview(tableView)
      let height = tableView.heightAnchor.constraint(equalToConstant: 100)
      height.priority = .required - 1
      height.isActive = true
    }

    /// The number of rows.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    /// An empty cell.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
}
