import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

private final class Card: UIView {}
private final class BigButton: UIButton {}
private final class Panel: UIViewController {}

@MainActor @Suite("Appearance of all views of a class") struct AppearanceTests {
  /// What is set belongs to a process, so that tests do not affect each other.
  private let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})

  /// A window with views in it.
  private func show(_ views: UIView...) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { window.addSubview(view) }
  }

  @Test("A view takes properties when it enters a window, except for those that it has changed itself") func adopt() {
    process.enter {
      UILabel.appearance().font = .systemFont(ofSize: 30)
      UILabel.appearance().textColor = .red
      let (one, other) = (UILabel(), UILabel())
      other.textColor = .green
      #expect(one.textColor == .label)
      show(one, other)
      #expect(one.textColor == .red && one.font.pointSize == 30)
      #expect(other.textColor == .green && other.font.pointSize == 30)
    }
  }

  @Test("What one process has set is unknown to another") func processes() {
    process.enter { UILabel.appearance().textColor = .red }
    UIProcess(userDefaults: nil, log: { _ in }, trap: {}).enter {
      let label = UILabel()
      show(label)
      #expect(label.textColor == .label)
    }
  }

  @Test("Tint and background apply to views of every class") func common() {
    process.enter {
      UIView.appearance().tintColor = .red
      UIButton.appearance().backgroundColor = .yellow
      UISwitch.appearance().onTintColor = .green
      UIProgressView.appearance().trackTintColor = .blue
      let (button, toggle, progress) = (UIButton(frame: .zero), UISwitch(), UIProgressView())
      show(button, toggle, progress)
      #expect(button.tintColor == .red && button.backgroundColor == .yellow)
      #expect(toggle.onTintColor == .green && toggle.backgroundColor == nil && progress.trackTintColor == .blue)
    }
  }

  @Test("What all views and scroll views have is taken by bars, tables and text views too") func inherited() {
    process.enter {
      UITabBar.appearance().isHidden = true
      UITabBar.appearance().backgroundColor = .red
      UIScrollView.appearance().bounces = false
      UITableView.appearance().showsVerticalScrollIndicator = false
      UITextView.appearance().alpha = 0.5
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      let (table, text, scroll) = (UITableView(), UITextView(), UIScrollView())
      scroll.bounces = true
      show(tabs.view, table, text, scroll)
      tabs.view.layoutIfNeeded()
      #expect(tabs.tabBar.isHidden && tabs.tabBar.backgroundColor == .red)
      #expect(tabs.viewControllers?.first?.view.frame == tabs.view.bounds, "the bar leaves its space to the content")
      #expect(!table.bounces && !table.showsVerticalScrollIndicator && table.alpha == 1)
      #expect(!text.bounces && text.showsVerticalScrollIndicator && text.alpha == 0.5)
      #expect(!scroll.bounces, "a value that is the usual one counts as not set")
    }
  }

  @Test("An inherited tint is not one that the view has set itself") func inheritedTint() {
    process.enter {
      UIButton.appearance().tintColor = .red
      let button = UIButton(frame: .zero)
      let around = UIView()
      around.tintColor = .green
      around.addSubview(button)
      show(around)
      #expect(button.tintColor == .red)
    }
  }

  @Test("Properties by states apply to states") func states() {
    process.enter {
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
      let (button, segments) = (UIButton(frame: .zero), UISegmentedControl(items: ["a"]))
      show(button, segments)
      #expect(button.titleColor(for: .normal) == .red)
      #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
      #expect(segments.titleTextAttributes(for: .normal) == nil)
    }
  }

  @Test("What is set for an app's class applies to its instances, and before that of its base class") func subclass() {
    process.enter {
      UIButton.appearance().backgroundColor = .green
      BigButton.appearance().backgroundColor = .red
      Card.appearance().backgroundColor = .blue
      let (button, big, card, view) = (UIButton(frame: .zero), BigButton(frame: .zero), Card(), UIView())
      show(button, big, card, view)
      #expect(button.backgroundColor == .green && big.backgroundColor == .red)
      #expect(card.backgroundColor == .blue && view.backgroundColor == nil)
    }
  }

  @Test("What is set for a container applies inside of it only, and before what is set for all") func containers() {
    process.enter {
      UILabel.appearance().textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).textColor = .blue
      let (free, inCard, inPanel) = (UILabel(), UILabel(), UILabel())
      let (card, inner, panel) = (Card(), Card(), Panel())
      card.addSubview(inCard)
      inner.addSubview(inPanel)
      panel.view.addSubview(inner)
      show(free, card, panel.view)
      #expect(free.textColor == .green && inCard.textColor == .red && inPanel.textColor == .blue)
    }
  }

  @Test("The fields of search bars can be addressed") func searchField() {
    process.enter {
      UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .red
      let (bar, field) = (UISearchBar(), UITextField())
      show(bar, field)
      #expect(bar.searchTextField.textColor == .red && field.textColor != .red)
    }
  }

  @Test("What is set for traits applies in an environment with them") func traits() {
    process.enter {
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
      let (light, dark) = (UILabel(), UILabel())
      dark.overrideUserInterfaceStyle = .dark
      light.overrideUserInterfaceStyle = .light
      show(light, dark)
      #expect(light.textColor == .label && dark.textColor == .red)
    }
  }

  @Test("The same scope has one object") func identity() {
    process.enter {
      #expect(UILabel.appearance() === UILabel.appearance())
      #expect(UILabel.appearance() !== UILabel.appearance(whenContainedInInstancesOf: [Card.self]))
      #expect(
        UILabel.appearance(whenContainedInInstancesOf: [Card.self])
          === UILabel.appearance(whenContainedInInstancesOf: [Card.self]))
    }
  }

  @Test("Buttons of bars in a container have its colour, others that of all") func barButtons() {
    process.enter {
      UIBarButtonItem.appearance().tintColor = .green
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
      #expect(UIBarButtonItem.appearanceTint(in: UIToolbar()) == .red)
      #expect(UIBarButtonItem.appearanceTint(in: UINavigationBar()) == .green)
      #expect(UIBarButtonItem.appearanceTint(in: nil) == .green)
    }
  }

  @Test("A bar in a container takes its properties, and not those of all bars") func bars() {
    process.enter {
      UINavigationBar.appearance().barTintColor = .green
      UINavigationBar.appearance(whenContainedInInstancesOf: [Card.self]).barTintColor = .red
      let (one, other, card) = (UINavigationBar(), UINavigationBar(), Card())
      card.addSubview(one)
      show(card, other)
      #expect(one.barTintColor == .red && other.barTintColor == .green)
    }
  }
}
