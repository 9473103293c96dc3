import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Backgrounds of bars") struct BarBackgroundTests {
  /// A picture with an area.
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { _ in }

  private func screen(_ title: String, color: UIColor = .green) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = color
    return controller
  }

  private func hasLine(_ bar: UIView) -> Bool {
    bar.visible(UIView.self).contains { $0.backgroundColor === UIColor.separator }
  }

  private func pictures(_ bar: UIView) -> [UIImageView] {
    bar.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
  }

  @Test("An empty background and shadow make a navigation bar show the content's colour, without a line") func clear() {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let bar = navigation.navigationBar
    bar.barTintColor = .red
    let shown = ContainerWindow(navigation)
    #expect(bar.shownDescription.background == bar.resolved(.red) && hasLine(bar))
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    shown.turn()
    #expect(bar.shownDescription.background == bar.resolved(.green))
    #expect(!hasLine(bar) && pictures(bar).isEmpty && bar.barTintColor != nil)
    #expect(bar.backgroundImage(for: .default)?.size == .zero && bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    bar.shadowImage = nil
    shown.turn()
    #expect(bar.shownDescription.background == bar.resolved(.red) && hasLine(bar))
  }

  @Test("Pictures are behind the buttons, and at the edge in place of the line") func pictures() throws {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let bar = navigation.navigationBar
    bar.setBackgroundImage(picture, for: .any, barMetrics: .default)
    bar.shadowImage = picture
    let shown = ContainerWindow(navigation)
    let views = pictures(bar)
    #expect(views.count == 2 && views.allSatisfy { $0.image === picture } && !hasLine(bar))
    #expect(Set(views.map(\.frame)) == [bar.bounds, rect(0, bar.bounds.height, bar.bounds.width, 6)])
    // What an appearance has takes precedence.
    let appearance = UINavigationBarAppearance()
    appearance.backgroundImage = UIImage()
    bar.standardAppearance = appearance
    shown.turn()
    #expect(pictures(bar).count == 1 && bar.shownDescription.background == bar.resolved(.green))
    appearance.backgroundImage = picture
    appearance.backgroundImageContentMode = .scaleAspectFill
    bar.standardAppearance = UINavigationBarAppearance(barAppearance: appearance)
    shown.turn()
    #expect(pictures(bar).contains { $0.contentMode == .scaleAspectFill })
  }

  @Test("A transparent appearance is transparent below scrolled content as well") func transparentAppearance() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.backgroundColor = .blue
    scroll.contentSize = CGSize(width: 10, height: 5000)
    controller.view = scroll
    let navigation = UINavigationController(rootViewController: controller)
    let bar = navigation.navigationBar
    let shown = ContainerWindow(navigation)
    scroll.contentOffset.y = 100
    shown.turn()
    #expect(bar.shownDescription.background == bar.resolved(.systemBackground) && hasLine(bar))
    bar.standardAppearance.configureWithTransparentBackground()
    bar.itemChanged()
    shown.turn()
    #expect(bar.shownDescription.background == bar.resolved(.blue) && !hasLine(bar))
  }

  @Test("The black style makes a bar dark") func black() {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let bar = navigation.navigationBar
    _ = ContainerWindow(navigation)
    bar.barStyle = .black
    #expect(bar.traitCollection.userInterfaceStyle == .dark)
    #expect(bar.shownDescription.background == bar.resolved(.systemBackground))
    bar.barStyle = .default
    #expect(bar.traitCollection.userInterfaceStyle != .dark)
    for other in [UITabBar(frame: .zero), UIToolbar(frame: .zero), UISearchBar(frame: .zero)] {
      (other as? UITabBar)?.barStyle = .black
      (other as? UIToolbar)?.barStyle = .black
      (other as? UISearchBar)?.barStyle = .black
      #expect(other.overrideUserInterfaceStyle == .dark)
    }
  }

  @Test("A tab bar has the same pictures, and its tabs fill it or are in its middle") func tabs() throws {
    let controller = UITabBarController()
    controller.viewControllers = [screen("A"), screen("B", color: .blue)]
    let bar = controller.tabBar
    let shown = ContainerWindow(controller, width: 500)
    #expect(hasLine(bar) && pictures(bar).isEmpty)
    bar.backgroundImage = UIImage()
    bar.shadowImage = UIImage()
    shown.turn()
    #expect(!hasLine(bar) && bar.shownDescription.background == bar.resolved(.green))
    bar.backgroundImage = picture
    bar.shadowImage = picture
    shown.turn()
    #expect(Set(pictures(bar).map(\.frame)) == [bar.bounds, rect(0, -6, 500, 6)])
    let buttons = { bar.visible(TabButton.self).map(\.frame) }
    #expect(buttons().map(\.width) == [160, 160])
    bar.itemPositioning = .fill
    shown.turn()
    #expect(buttons().map(\.minX) == [0, 250] && buttons().map(\.width) == [250, 250])
    bar.itemPositioning = .centered
    (bar.itemWidth, bar.itemSpacing) = (80, 20)
    shown.turn()
    #expect(buttons().map(\.minX) == [160, 260] && buttons().map(\.width) == [80, 80])
  }

  @Test("A toolbar has the same pictures") func toolbar() {
    let bar = UIToolbar(frame: rect(0, 0, 300, 44))
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    bar.layoutIfNeeded()
    #expect(!hasLine(bar) && bar.shownDescription.background == nil)
    bar.setBackgroundImage(picture, forToolbarPosition: .bottom, barMetrics: .default)
    bar.layoutIfNeeded()
    #expect(pictures(bar).map(\.frame) == [bar.bounds])
    #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === picture)
    #expect(bar.shadowImage(forToolbarPosition: .any)?.size == .zero && bar.barPosition == .bottom)
  }

  @Test("A search bar shows a picture, and with an empty one no background") func search() {
    let bar = UISearchBar(frame: rect(0, 0, 300, 52))
    bar.barTintColor = .red
    #expect(bar.shownDescription.background == bar.resolved(.red))
    bar.backgroundImage = UIImage()
    #expect(bar.shownDescription.background == nil)
    bar.setBackgroundImage(picture, for: .any, barMetrics: .default)
    bar.layoutIfNeeded()
    #expect(pictures(bar).map(\.frame) == [bar.bounds] && bar.backgroundImage === picture)
    bar.setImage(picture, for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) === picture && bar.image(for: .clear, state: .normal) == nil)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: 2)
    let before = bar.searchTextField.frame
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == before.offsetBy(dx: 3, dy: 2))
    bar.setSearchFieldBackgroundImage(picture, for: .normal)
    #expect(bar.searchTextField.borderStyle == .none)
  }
}
