import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A controller that is the data source and the delegate of what a storyboard describes.
final class PickingController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UISearchBarDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "row" }
}

/// A page view controller that is its own data source.
final class PagingController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

@MainActor @Suite("Connections of pickers and search bars in storyboards") struct StoryboardPickerConnectionTests {
  private let board = StoryboardTests()

  @Test("The outlets of a picker and a search bar are set") func outlets() throws {
    let (made, sentences) = try board.withStoryboard(
      board.scene(
        #"<viewController id="c1" customClass="PickingController" customModule="UIKitCoreTests" "#
          + #"sceneMemberID="viewController"><view key="view" id="v"><subviews><pickerView id="p"><connections>"#
          + #"<outlet property="dataSource" destination="c1" id="o1"/><outlet property="delegate" destination="c1" "#
          + #"id="o2"/></connections></pickerView><searchBar id="s"><connections><outlet property="delegate" "#
          + #"destination="c1" id="o3"/></connections></searchBar></subviews></view></viewController>"#)
    ) { try #require($0.instantiateInitialViewController() as? PickingController) }
    made.loadViewIfNeeded()
    let picker = try #require(made.view.subviews.first as? UIPickerView)
    let bar = try #require(made.view.subviews.last as? UISearchBar)
    #expect(picker.dataSource === made && picker.delegate === made && bar.delegate === made && sentences == [])
    #expect(picker.numberOfRows(inComponent: 0) == 4)
  }

  @Test("A page view controller of the app's class is its own data source") func pages() throws {
    let (made, sentences) = try board.withStoryboard(
      board.scene(
        #"<pageViewController id="c1" customClass="PagingController" customModule="UIKitCoreTests" "#
          + #"sceneMemberID="viewController" transitionStyle="scroll"><connections><outlet property="dataSource" "#
          + #"destination="c1" id="o1"/><outlet property="delegate" destination="c1" id="o2"/></connections>"#
          + "</pageViewController>")
    ) { try #require($0.instantiateInitialViewController() as? PagingController) }
    #expect(made.dataSource === made && made.delegate === made && sentences == [])
  }

  @Test("A delegate that is none is reported with its class") func wrong() throws {
    let (_, sentences) = try board.withStoryboard(
      board.scene(
        #"<viewController id="c1" sceneMemberID="viewController"><view key="view" id="v"><subviews>"#
          + #"<pickerView id="p"><connections><outlet property="dataSource" destination="c1" id="o1"/></connections>"#
          + "</pickerView></subviews></view></viewController>")
    ) { try #require($0.instantiateInitialViewController()?.view) }
    #expect(sentences.count == 1 && sentences.first?.contains("dataSource") == true)
  }

  @Test("No element of a picker is a placeholder") func absent() {
    for name in ["searchBar", "pickerView", "datePicker", "colorWell", "refreshControl", "pageControl"] {
      #expect(StoryboardBuilder.viewKinds[name]?.isAbsent == false, "\(name)")
    }
    #expect(StoryboardBuilder.controllerKinds["pageViewController"]?.isAbsent == false)
  }
}
