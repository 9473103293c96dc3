import FieldDelegates5
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite("Swift 5 code of apps means what it means on a device") struct IdiomTests {
  @Test("Strings that a closure makes are joined as strings: apps see no database library") func query() {
    let items = [URLQueryItem(name: "a", value: "1"), URLQueryItem(name: "b", value: nil)]
    #expect(Idioms.query(items) == "?a=1&")
  }

  @Test("A closure with changes of rows needs no self, and a priority may be one less than required") func rows() {
    let list = Idioms.List()
    list.loadViewIfNeeded()
    list.append("a")
    list.append("b")
    #expect(list.rows == ["a", "b"] && list.tableView.numberOfRows(inSection: 0) == 2)
    #expect(list.tableView.constraints.map(\.priority.rawValue) == [999])
  }

  @Test("T() makes an object of the class that the type parameter stands for, by its own initialiser") func generic() {
    let badge: Idioms.Badge = Idioms.make { $0.tag = 7 }
    #expect(badge.number == 2 && badge.tag == 7)
    let cell: Idioms.Cell = Idioms.make()
    #expect(cell.isReady && cell.bounds.height == 44)
    #expect(Idioms.make(Idioms.List.self).tableView.superview == nil)
  }

  @Test("T() makes an object of each class of views and controllers that has an init() on a device") func classes() {
    for type in [
      UIView.self, UIActivityIndicatorView.self, UIButton.self, UICalendarView.self, UICollectionReusableView.self,
      UICollectionViewCell.self, UICollectionViewListCell.self, UIColorWell.self, UIControl.self, UIDatePicker.self,
      UIImageView.self, UILabel.self, UINavigationBar.self, UIPageControl.self, UIPickerView.self, UIProgressView.self,
      UIRefreshControl.self, UIScrollView.self, UISearchBar.self, UISearchTextField.self, UISegmentedControl.self,
      UISlider.self, UIStackView.self, UIStepper.self, UISwitch.self, UITabBar.self, UITableView.self,
      UITableViewCell.self, UITableViewHeaderFooterView.self, UITextField.self, UITextView.self, UIToolbar.self,
      UIVisualEffectView.self, UIWindow.self,
    ] as [UIView.Type] { #expect(Swift.type(of: Idioms.make(type)) == type) }
    for type in [
      UIViewController.self, UIAlertController.self, UIColorPickerViewController.self, UICollectionViewController.self,
      UIFontPickerViewController.self, UIImagePickerController.self, UINavigationController.self,
      UIPageViewController.self, UISearchController.self, UISplitViewController.self, UITabBarController.self,
      UITableViewController.self,
    ] as [UIViewController.Type] { #expect(Swift.type(of: Idioms.make(type)) == type) }
  }

  @Test("A xib that does not exist gives no objects") func xib() {
    #expect(Idioms.firstView(ofXib: "Absent", as: UIView.self) == nil)
  }
}
