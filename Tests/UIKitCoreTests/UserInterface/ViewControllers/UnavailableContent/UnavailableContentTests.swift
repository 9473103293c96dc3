import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Content that is not available") struct UnavailableContentTests {
  private func shown(_ configuration: UIContentUnavailableConfiguration) -> (ContainerWindow, UIContentUnavailableView)
  {
    let root = UIViewController()
    let shown = ContainerWindow(root)
    root.contentUnavailableConfiguration = configuration
    shown.turn()
    return (shown, shown.views(UIContentUnavailableView.self)[0])
  }

  @Test("An empty configuration has a large picture, a title and a text in the middle of the controller's view")
  func empty() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Mail"
    configuration.secondaryText = "New mails appear here."
    let (window, view) = shown(configuration)
    #expect(view.frame == window.window.bounds)
    let labels = view.visible(UILabel.self)
    #expect(labels.map(\.text) == ["No Mail", "New mails appear here."])
    #expect(labels.allSatisfy { $0.frame.midX == 500 && $0.textAlignment == .center })
    let picture = view.visible(UIImageView.self)[0]
    #expect(picture.frame.maxY + 12 == labels[0].frame.minY && labels[0].frame.maxY + 8 == labels[1].frame.minY)
    #expect(abs((picture.frame.minY + labels[1].frame.maxY) / 2 - 350) <= 1)
    #expect(view.visible(UIButton.self).isEmpty && view.visible(UIActivityIndicatorView.self).isEmpty)
  }

  @Test("A loading configuration has an activity indicator, unless the app sets a picture") func loading() {
    var configuration = UIContentUnavailableConfiguration.loading()
    let (window, view) = shown(configuration)
    #expect(view.visible(UIActivityIndicatorView.self).first?.isAnimating == true)
    #expect(view.visible(UILabel.self).map(\.text) == ["Loading…"])
    configuration.image = UIImage(systemName: "tray")
    window.window.rootViewController?.contentUnavailableConfiguration = configuration
    window.turn()
    #expect(window.views(UIContentUnavailableView.self) == [view], "the view is reused")
    #expect(view.visible(UIActivityIndicatorView.self).isEmpty)
  }

  @Test("Buttons are shown if they have content, and run their actions") func buttons() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    var runs = 0
    configuration.button.title = "Add"
    configuration.buttonProperties.primaryAction = UIAction { _ in runs += 1 }
    configuration.secondaryButton.title = "More"
    configuration.secondaryButtonProperties.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    configuration.secondaryButtonProperties.isEnabled = false
    let (_, view) = shown(configuration)
    let buttons = view.visible(UIButton.self)
    #expect(buttons.map(\.currentTitle) == ["Add", "More"] && buttons[1].showsMenuAsPrimaryAction)
    #expect(!buttons[1].isEnabled && buttons[0].frame.maxY + 8 == buttons[1].frame.minY)
    buttons[0].sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
  }

  @Test("The natural alignment begins at the leading edge, and the margins are kept") func alignment() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.alignment = .natural
    configuration.directionalLayoutMargins.leading = 40
    configuration.background.backgroundColor = .red
    let (_, view) = shown(configuration)
    #expect(view.visible(UILabel.self)[0].frame.minX == 40 && view.backgroundColor == .red)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > 32)
  }

  @Test("A search names what was searched for, from the state") func search() {
    let usual = UIContentUnavailableConfiguration.search()
    #expect(usual.text == "No Results" && usual.image != nil && usual.secondaryText?.isEmpty == false)
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    #expect(usual.updated(for: state).text == "No Results")
    state.searchText = "kiwi"
    #expect(usual.updated(for: state).text == "No Results for “kiwi”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @MainActor private final class Updating: UIViewController {
    var states: [String?] = []
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state.searchText)
      contentUnavailableConfiguration =
        state.searchText?.isEmpty ?? true ? nil : UIContentUnavailableConfiguration.search()
    }
  }

  @Test("The app's update is called before the first layout, on request, and when the text of the search changes")
  func updates() {
    let root = Updating()
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    let shown = ContainerWindow(UINavigationController(rootViewController: root))
    #expect(root.states.count == 1 && root.contentUnavailableConfiguration == nil)
    shown.turn()
    #expect(root.states.count == 1)
    root.setNeedsUpdateContentUnavailableConfiguration()
    root.setNeedsUpdateContentUnavailableConfiguration()
    shown.turn()
    #expect(root.states.count == 2)
    search.searchBar.text = "kiwi"
    search.textChanged()
    shown.turn()
    #expect(root.states.last == "kiwi")
    let view = shown.views(UIContentUnavailableView.self).first
    #expect(view?.visible(UILabel.self).first?.text == "No Results for “kiwi”")
    search.searchBar.text = ""
    search.textChanged()
    shown.turn()
    #expect(shown.views(UIContentUnavailableView.self).isEmpty)
  }

  @Test("The view stays in front of later subviews, and goes with the configuration") func front() {
    let (window, view) = shown(.loading())
    let root = window.window.rootViewController
    root?.view.addSubview(UIView())
    window.turn()
    #expect(root?.view.subviews.last === view)
    window.resize(width: 500)
    #expect(view.frame.width == 500)
    root?.contentUnavailableConfiguration = nil
    window.turn()
    #expect(view.superview == nil && root?.contentUnavailableConfiguration == nil)
  }

  @Test("A configuration that was set before the view is loaded is shown with it") func early() {
    let root = UIViewController()
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(!root.isViewLoaded)
    let shown = ContainerWindow(root)
    #expect(shown.views(UIContentUnavailableView.self).count == 1)
  }

  @Test("In a scrolled table it is where the table is scrolled to") func scrolled() {
    let root = UITableViewController()
    let shown = ContainerWindow(root)
    root.tableView.contentOffset = CGPoint(x: 0, y: 40)
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    shown.turn()
    let view = shown.views(UIContentUnavailableView.self).first
    #expect(view?.frame == CGRect(origin: root.tableView.bounds.origin, size: root.tableView.bounds.size))
  }

  @Test("Another kind of configuration has another view, and texts with attributes replace plain ones") func kinds() {
    let (window, view) = shown(.empty())
    window.window.rootViewController?.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    window.turn()
    #expect(view.superview == nil && window.views(UIListContentView.self).count == 1)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "plain"
    configuration.attributedText = NSAttributedString(string: "rich")
    configuration.secondaryAttributedText = NSAttributedString(string: "second")
    #expect(configuration.text == "rich" && configuration.secondaryText == "second")
    view.configuration = UIListContentConfiguration.cell()
    view.configuration = configuration
    #expect(view.visible(UILabel.self).map(\.attributedText?.string) == ["rich", "second"])
    configuration.text = "again"
    #expect(configuration.attributedText == nil && configuration.text == "again")
  }

  @Test("A large picture is scaled to its maximum size") func pictureSize() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.imageProperties.maximumSize = CGSize(width: 10, height: 0)
    configuration.imageProperties.cornerRadius = 3
    let (_, view) = shown(configuration)
    let picture = view.visible(UIImageView.self)[0]
    #expect(picture.frame.width == 10 && picture.layer.cornerRadius == 3)
  }
}
