import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Looks of controls") struct ControlLookTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 40)).image { _ in }

  @Test("Segments have fonts and colours by state, and a colour behind the selected one") func segments() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 19), .foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.selectedSegmentTintColor = .green
    guard case .segments(let content) = control.shownContent else {
      Issue.record("no segments")
      return
    }
    #expect(content.font?.size == 19 && content.color == control.resolved(.red))
    #expect(content.chosenColor == control.resolved(.blue) && content.chosenFill == control.resolved(.green))
    #expect(
      control.titleTextAttributes(for: .selected)?.count == 1 && control.titleTextAttributes(for: .disabled) == nil)
  }

  @Test("Pictures of segments are kept by their states and bars") func segmentPictures() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setBackgroundImage(picture, for: .selected, barMetrics: .default)
    control.setDividerImage(
      picture, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === picture)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(
      control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        === picture)
    #expect(
      control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) == nil)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 1, vertical: 2), forSegmentType: .left, barMetrics: .default)
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).vertical == 2)
    #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
    control.setContentOffset(CGSize(width: 3, height: 0), forSegmentAt: 1)
    #expect(control.contentOffsetForSegment(at: 1).width == 3 && control.contentOffsetForSegment(at: 9) == .zero)
  }

  @Test("The segment of an action is found by its identifier") func identified() {
    let action = UIAction(title: "A", identifier: UIAction.Identifier("a")) { _ in }
    let control = UISegmentedControl(frame: .zero, actions: [UIAction(title: "B") { _ in }, action])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("a")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("z")) == NSNotFound)
  }

  @Test("A slider has colours, pictures beside its track, and space for them") func slider() {
    let slider = UISlider(frame: rect(0, 0, 200, 40))
    slider.maximumTrackTintColor = .red
    slider.thumbTintColor = .green
    slider.minimumValueImage = picture
    slider.layoutIfNeeded()
    func content() -> SliderContent? {
      guard case .slider(let content) = slider.shownContent else { return nil }
      return content
    }
    #expect(content()?.restColor == slider.resolved(.red) && content()?.knobColor == slider.resolved(.green))
    #expect(content()?.leadingSpace == 18 && content()?.trailingSpace == 0)
    #expect(slider.subviews.map(\.frame) == [rect(0, 0, 12, 40)] && slider.intrinsicContentSize.height == 40)
    slider.maximumValueImage = picture
    slider.minimumValueImage = nil
    slider.layoutIfNeeded()
    #expect(slider.subviews.map(\.frame) == [rect(188, 0, 12, 40)] && content()?.trailingSpace == 18)
    #expect(slider.trackRect(forBounds: slider.bounds) == rect(0, 18, 182, 4))
    slider.value = 1
    let knob = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
    #expect(knob == rect(162, 10, 20, 20))
    slider.setThumbImage(UIImage(), for: .normal)
    #expect(content()?.knobColor?.alpha == 0 && slider.currentThumbImage?.size == .zero)
    slider.setMinimumTrackImage(picture, for: .highlighted)
    #expect(slider.minimumTrackImage(for: .highlighted) === picture && slider.currentMinimumTrackImage == nil)
    slider.setMaximumTrackImage(picture, for: .normal)
    #expect(slider.currentMaximumTrackImage === picture)
  }

  @Test("A switch and a progress view have the colours of their parts") func colors() {
    let toggle = UISwitch(frame: .zero)
    toggle.thumbTintColor = .red
    guard case .toggle(let content) = toggle.shownContent else { return }
    #expect(content.knobColor == toggle.resolved(.red) && toggle.style == .sliding)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.trackTintColor = .blue
    guard case .progress(let bar) = progress.shownContent else { return }
    #expect(bar.restColor == progress.resolved(.blue) && bar.color == nil)
  }

  @Test("Dots of pages can be pictures, of each page and of the current one") func pages() throws {
    let control = UIPageControl(frame: rect(0, 0, 100, 26))
    control.numberOfPages = 3
    let star = try #require(UIImage(systemName: "star"))
    let heart = try #require(UIImage(systemName: "heart"))
    control.preferredIndicatorImage = star
    control.setIndicatorImage(heart, forPage: 2)
    control.preferredCurrentPageIndicatorImage = heart
    control.layoutIfNeeded()
    let dots = control.subviews.compactMap { $0 as? UIImageView }
    #expect(dots.map { $0.image?.symbolName } == ["heart", "star", "heart"])
    #expect(dots.allSatisfy { $0.backgroundColor == nil && $0.frame.width == 12 })
    control.currentPage = 1
    #expect(dots.map { $0.image?.symbolName } == ["star", "heart", "heart"])
    control.preferredIndicatorImage = nil
    control.layoutIfNeeded()
    #expect(dots[0].image == nil && dots[0].backgroundColor != nil && dots[0].frame.width == 7)
    #expect(control.indicatorImage(forPage: 2) === heart && control.indicatorImage(forPage: 0) == nil)
  }

  @Test("From right to left the first page is at the right, and a tap at the left goes on") func pageOrder() {
    let control = UIPageControl(frame: rect(0, 0, 100, 26))
    control.numberOfPages = 3
    control.semanticContentAttribute = .forceRightToLeft
    control.layoutIfNeeded()
    let places = control.subviews.map(\.frame.minX)
    #expect(places.count == 3 && places[0] > places[1] && places[1] > places[2])
    let touches = TouchWindow(control)
    touches.tap(20, 13)
    #expect(control.currentPage == 1)
    touches.tap(80, 13)
    #expect(control.currentPage == 0)
  }

  @Test("From right to left the minimum of a slider is at the right") func sliderOrder() {
    let slider = UISlider(frame: rect(0, 0, 300, 40))
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 0)
    slider.semanticContentAttribute = .unspecified
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    let part = CGRect(x: 0, y: 0, width: 220, height: 4)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: part, value: 0.25).minX == 50)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 300)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 0)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: part, value: 0.25).maxX == 170)
    slider.semanticContentAttribute = .playback
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
  }
}
