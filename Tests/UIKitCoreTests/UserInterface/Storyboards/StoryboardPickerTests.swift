import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

extension BoardElement {
  static let pickers = [
    BoardElement(
      #"<searchBar text="t" placeholder="p" prompt="q" showsCancelButton="YES" searchBarStyle="minimal" "#
        + #"showsScopeBar="YES"><scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles>"#
        + #"<textInputTraits key="textInputTraits" keyboardType="URL"/></searchBar>"#
    ) { (bar: UISearchBar) in
      bar.text == "t" && bar.placeholder == "p" && bar.prompt == "q" && bar.showsCancelButton
        && bar.searchBarStyle == .minimal && bar.scopeButtonTitles == ["A", "B"] && bar.showsScopeBar
        && bar.keyboardType == .URL
    },
    BoardElement(#"<searchBar/>"#) { (bar: UISearchBar) in
      bar.text?.isEmpty == true && bar.placeholder == "Search" && !bar.showsCancelButton && !bar.showsScopeBar
    },
    BoardElement(#"<pickerView/>"#) { (picker: UIPickerView) in
      picker.showsSelectionIndicator && picker.numberOfComponents == 0
    },
    BoardElement(
      #"<datePicker datePickerMode="date" minuteInterval="15" style="wheels"><locale key="locale" "#
        + #"localeIdentifier="de_DE"/><date key="date" timeIntervalSinceReferenceDate="1000"/>"#
        + #"<date key="minimumDate" timeIntervalSinceReferenceDate="500"/></datePicker>"#
    ) { (picker: UIDatePicker) in
      picker.datePickerMode == .date && picker.minuteInterval == 15 && picker.datePickerStyle == .wheels
        && picker.locale?.identifier == "de_DE" && picker.date == Date(timeIntervalSinceReferenceDate: 1000)
        && picker.minimumDate == Date(timeIntervalSinceReferenceDate: 500) && picker.maximumDate == nil
    },
    BoardElement(#"<datePicker datePickerMode="countDownTimer" countDownDuration="120" minuteInterval="nan"/>"#) {
      (picker: UIDatePicker) in
      picker.datePickerMode == .countDownTimer && picker.countDownDuration == 120 && picker.minuteInterval == 1
    },
    BoardElement(#"<colorWell title="Ink"><color key="selectedColor" white="0.25"/></colorWell>"#) {
      (well: UIColorWell) in
      well.title == "Ink" && well.selectedColor == UIColor(white: 0.25, alpha: 1) && well.supportsAlpha
    },
  ]
}

@MainActor @Suite("Pickers and search bars in storyboards") struct StoryboardPickerTests {
  private let board = StoryboardTests()

  @Test("An element becomes the view that it describes, and nothing is logged", arguments: BoardElement.pickers)
  func elements(element: BoardElement) throws {
    let (made, sentences) = try board.withStoryboard(
      board.scene(
        #"<viewController id="c1" sceneMemberID="viewController"><view key="view" id="v"><subviews>"#
          + element.testDescription + "</subviews></view></viewController>")
    ) { try #require($0.instantiateInitialViewController()?.view) }
    #expect(try element.check(try #require(made.subviews.first)) && sentences == [])
  }

  @Test("A page view controller has the style and the orientation of the file") func pages() throws {
    let (made, sentences) = try board.withStoryboard(
      board.scene(
        #"<pageViewController id="c1" sceneMemberID="viewController" transitionStyle="scroll" "#
          + #"navigationOrientation="vertical" spineLocation="none"/>"#)
    ) { try #require($0.instantiateInitialViewController() as? UIPageViewController) }
    #expect(made.transitionStyle == .scroll && made.navigationOrientation == .vertical && sentences == [])
  }

  @Test("A table controller has the refresh control of the file") func refresh() throws {
    let (made, sentences) = try board.withStoryboard(
      board.scene(
        #"<tableViewController id="c1" sceneMemberID="viewController"><tableView key="view" id="t"/>"#
          + #"<refreshControl key="refreshControl" id="r"><attributedString key="attributedTitle">"#
          + #"<fragment content="Pull"/></attributedString></refreshControl></tableViewController>"#)
    ) { try #require($0.instantiateInitialViewController() as? UITableViewController) }
    #expect(made.refreshControl?.attributedTitle?.string == "Pull" && sentences == [])
    made.loadViewIfNeeded()
    #expect(made.tableView.refreshControl === made.refreshControl && made.refreshControl != nil)
  }
}
