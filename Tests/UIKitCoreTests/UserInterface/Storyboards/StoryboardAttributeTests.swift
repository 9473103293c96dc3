import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// One element of a storyboard, as Xcode writes it, and the expected result.
struct BoardElement: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let check: @MainActor @Sendable (UIView) throws -> Bool
  init<View: UIView>(_ xml: String, _ check: @escaping @MainActor @Sendable (View) throws -> Bool) {
    testDescription = xml
    self.check = { try check(#require($0 as? View, "\(xml) became a \(type(of: $0))")) }
  }

  static let texts = [
    BoardElement(#"<label text="one" numberOfLines="0" textAlignment="justified"/>"#) { (label: UILabel) in
      label.text == "one" && label.numberOfLines == 0 && label.textAlignment == .justified
        && label.isUserInteractionEnabled
    },
    BoardElement(#"<label userInteractionEnabled="NO"><string key="text">two\#nlines</string></label>"#) {
      (label: UILabel) in label.text == "two\nlines" && label.numberOfLines == 1 && !label.isUserInteractionEnabled
    },
    BoardElement(#"<label><fontDescription key="fontDescription" name="Cantarell" pointSize="9"/></label>"#) {
      (label: UILabel) in label.font == UIFont(name: "Cantarell", size: 9)
    },
    BoardElement(#"<label><fontDescription key="fontDescription" type="system" weight="heavy" pointSize="9"/></label>"#)
    {
      (label: UILabel) in label.font == .systemFont(ofSize: 9, weight: .heavy)
    },
    BoardElement(#"<label><fontDescription key="fontDescription" type="italicSystem" pointSize="oops"/></label>"#) {
      (label: UILabel) in label.font == .italicSystemFont(ofSize: 14)
    },
    BoardElement(#"<label><color key="textColor" red="1" green="0" blue="0" alpha="0.5"/></label>"#) {
      (label: UILabel) in label.textColor == .red.withAlphaComponent(0.5)
    },
    BoardElement(
      #"<label><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/></label>"#
    ) { (label: UILabel) in
      label.textColor == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    },
    BoardElement(#"<label><color key="textColor" white="0.25"/></label>"#) { (label: UILabel) in
      label.textColor == UIColor(white: 0.25, alpha: 1)
    },
    BoardElement(
      #"<textField placeholder="p" clearButtonMode="unlessEditing" borderStyle="bezel"><textInputTraits key="textInputTraits""#
        + #" keyboardType="phonePad" returnKeyType="search" autocapitalizationType="words" autocorrectionType="no"/></textField>"#
    ) { (field: UITextField) in
      field.placeholder == "p" && field.clearButtonMode == .unlessEditing && field.borderStyle == .bezel
        && field.keyboardType == .phonePad && field.returnKeyType == .search && field.autocapitalizationType == .words
        && field.autocorrectionType == .no && !field.isSecureTextEntry
    },
    BoardElement(#"<textField text="t" enabled="NO"/>"#) { (field: UITextField) in
      field.text == "t" && !field.isEnabled && field.borderStyle == .none && field.font == nil
    },
    BoardElement(
      #"<textView editable="NO" selectable="NO" scrollEnabled="NO"><string key="text">body</string>"#
        + #"<textInputTraits key="textInputTraits" keyboardType="URL" returnKeyType="done"/></textView>"#
    ) { (view: UITextView) in
      view.text == "body" && !view.isEditable && !view.isSelectable && !view.isScrollEnabled
        && view.keyboardType == .URL
        && view.returnKeyType == .done
    },
  ]

  static let controls = [
    BoardElement(#"<slider minValue="nan" maxValue="inf" value="1e999"/>"#) { (slider: UISlider) in
      slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0.5
    },
    BoardElement(#"<slider minValue="-8" maxValue="-2" value="-5"/>"#) { (slider: UISlider) in
      slider.minimumValue == -8 && slider.maximumValue == -2 && slider.value == -5
    },
    BoardElement(#"<stepper minimumValue="-inf" maximumValue="5" value="nan" stepValue="inf"/>"#) {
      (stepper: UIStepper) in
      stepper.minimumValue == 0 && stepper.maximumValue == 5 && stepper.value == 0 && stepper.stepValue == 1
    },
    BoardElement(#"<progressView progress="nan"/>"#) { (line: UIProgressView) in line.progress == 0 },
    BoardElement(#"<switch><color key="onTintColor" systemColor="systemPinkColor"/></switch>"#) { (toggle: UISwitch) in
      !toggle.isOn && toggle.onTintColor == .systemPink
    },
    BoardElement(#"<switch on="YES" selected="YES"/>"#) { (toggle: UISwitch) in toggle.isOn && toggle.isSelected },
    BoardElement(
      #"<segmentedControl selectedSegmentIndex="0"><segments><segment title="a"/></segments></segmentedControl>"#
    ) { (row: UISegmentedControl) in row.selectedSegmentIndex == 0 && row.numberOfSegments == 1 },
    BoardElement(#"<activityIndicatorView hidesWhenStopped="YES" style="medium"/>"#) {
      (indicator: UIActivityIndicatorView) in
      indicator.isHidden && indicator.style == .medium && indicator.hidesWhenStopped
    },
    BoardElement(#"<activityIndicatorView style="whiteLarge"/>"#) { (indicator: UIActivityIndicatorView) in
      !indicator.isHidden && indicator.style == .large && !indicator.hidesWhenStopped && !indicator.isAnimating
    },
    BoardElement(#"<activityIndicatorView hidden="YES"/>"#) { (indicator: UIActivityIndicatorView) in indicator.isHidden
    },
    BoardElement(
      #"<imageView contentMode="bottomLeft"><color key="tintColor" systemColor="systemRedColor"/></imageView>"#
    ) { (view: UIImageView) in view.contentMode == .bottomLeft && view.tintColor == .systemRed && view.image == nil },
  ]

  static let buttons = [
    BoardElement(#"<button><state key="normal" title="n"><color key="titleColor" white="1"/></state></button>"#) {
      (button: UIButton) in
      button.currentTitle == "n" && button.currentTitleColor == UIColor(white: 1, alpha: 1)
        && button.buttonType == .custom
    },
    BoardElement(
      #"<button buttonType="system" selected="YES"><state key="normal" title="n"/><state key="selected" title="s" "#
        + #"image="star" catalog="system"/><state key="highlighted" title="h"/></button>"#
    ) { (button: UIButton) in
      button.currentTitle == "s" && button.currentImage?.symbolName == "star" && button.title(for: .highlighted) == "h"
        && button.buttonType == .system
    },
    BoardElement(#"<button buttonType="contactAdd"/>"#) { (button: UIButton) in
      button.currentImage?.symbolName == "plus.circle"
    },
    BoardElement(
      #"<button><buttonConfiguration key="configuration" style="tinted" title="t" subtitle="s" image="trash""#
        + #" catalog="system"><color key="baseForegroundColor" white="0"/></buttonConfiguration></button>"#
    ) { (button: UIButton) in
      let configuration = button.configuration
      return configuration?.title == "t" && configuration?.subtitle == "s"
        && configuration?.image?.symbolName == "trash"
        && configuration?.baseForegroundColor == .black && configuration?.style == .tinted
    },
    BoardElement(
      #"<button buttonType="system"><fontDescription key="fontDescription" type="boldSystem" pointSize="21"/></button>"#
    ) { (button: UIButton) in button.titleLabel?.font == .boldSystemFont(ofSize: 21) },
  ]

  static let views = [
    BoardElement(
      #"<view tag="7" alpha="0.5" hidden="YES" clipsSubviews="YES" restorationIdentifier="r"><accessibility "#
        + #"key="accessibilityConfiguration" identifier="id"/></view>"#
    ) { (view: UIView) in
      view.tag == 7 && view.alpha == 0.5 && view.isHidden && view.clipsToBounds && view.restorationIdentifier == "r"
        && view.accessibilityIdentifier == "id"
    },
    BoardElement(#"<view alpha="nan" tag="many"/>"#) { (view: UIView) in view.alpha == 0 && view.tag == 0 },
    BoardElement(
      #"<view><rect key="frame" x="1" y="2" width="3" height="4"/><autoresizingMask key="autoresizingMask" "#
        + #"widthSizable="YES" flexibleMaxY="YES"/><color key="backgroundColor" systemColor="systemGray6Color"/></view>"#
    ) { (view: UIView) in
      view.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
        && view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin] && view.backgroundColor == .systemGray6
    },
  ]
}

@MainActor @Suite("View attributes in storyboards") struct StoryboardAttributeTests {
  /// The view that an element becomes, and the log lines.
  private func make(_ xml: String) throws -> (view: UIView, sentences: [String]) {
    let board = StoryboardTests()
    let (made, sentences) = try board.withStoryboard(
      board.scene(
        #"<viewController id="c1" sceneMemberID="viewController"><view key="view" id="v"><subviews>\#(xml)</subviews></view>"#
          + "</viewController>")
    ) { try #require($0.instantiateInitialViewController()?.view) }
    return (try #require(made.subviews.first), sentences)
  }

  @Test(
    "an element becomes the view that it describes, and no attribute is ignored",
    arguments: BoardElement.texts + BoardElement.controls + BoardElement.buttons + BoardElement.views)
  func elements(element: BoardElement) throws {
    let (view, sentences) = try make(element.testDescription)
    #expect(try element.check(view))
    #expect(sentences == [])
  }

  @Test(
    "an unsupported element is reported in a line and left out",
    arguments: [
      (#"<imageView image="there.is.none" catalog="system"/>"#, "there.is.none"),
      (#"<label><color key="textColor" name="Brand"/></label>"#, "Brand"),
      (#"<view><color key="backgroundColor" systemColor="unheardColor"/></view>"#, "unheardColor"),
      (#"<stepper stepValue="0"/>"#, "UIStepper"),
      (#"<segmentedControl selectedSegmentIndex="4"><segments/></segmentedControl>"#, "segment 4"),
    ])
  func passedOver(xml: String, expected: String) throws {
    let (view, sentences) = try make(xml)
    #expect(sentences.count == 1 && sentences.first?.contains(expected) == true)
    #expect((view as? UIImageView)?.image == nil && view.backgroundColor == nil)
  }
}
