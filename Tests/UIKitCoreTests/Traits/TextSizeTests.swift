import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// The text size that the user prefers: categories, the fonts that follow it, and its changes on a desktop.
@Suite("The preferred text size") @MainActor struct TextSizeTests {
  @Test(
    "A desktop's factor is the category with the nearest size of body text",
    arguments: [
      (0.5, .extraSmall), (0.9, .small), (1, .large), (1.02, .large), (1.25, .extraExtraLarge),
      (1.5, .extraExtraExtraLarge), (2, .accessibilityLarge), (100, .accessibilityExtraExtraExtraLarge),
    ] as [(Double, UIContentSizeCategory)])
  func nearestCategory(scale: Double, category: UIContentSizeCategory) {
    #expect(UIContentSizeCategory(textScale: scale) == category)
  }

  @Test("Categories are ordered, and the five largest are for accessibility")
  func order() {
    #expect(UIContentSizeCategory.ascending == UIContentSizeCategory.ascending.sorted())
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.ascending.filter(\.isAccessibilityCategory).count == 5)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test("Each style has its own sizes, from the smallest to the largest category")
  func sizes() {
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let smallest = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    func size(_ style: UIFont.TextStyle, _ traits: UITraitCollection?) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    #expect([.largeTitle, .body, .caption2].map { size($0, largest) } == [60, 53, 40])
    #expect([.largeTitle, .body, .caption2].map { size($0, smallest) } == [31, 14, 11])
    #expect(size(.body, nil) == 17 && size(.body, UITraitCollection()) == 17)
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1, compatibleWith: largest).pointSize == 58)
    for style in [UIFont.TextStyle.largeTitle, .title1, .headline, .subheadline, .footnote, .caption1] {
      let all = UIContentSizeCategory.ascending.map { style.size(in: $0) }
      #expect(all == all.sorted())
    }
  }

  @Test("Metrics scale fonts and lengths like text of their style, up to a maximum, and a scaled font only once")
  func metrics() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    let scaled = metrics.scaledFont(for: font, compatibleWith: traits)
    #expect(scaled.pointSize == 56 && scaled.weight == .bold)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits).pointSize == 40)
    #expect(metrics.scaledFont(for: scaled, compatibleWith: traits) === scaled)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 28)
    #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 34, compatibleWith: traits) == 44)
    #expect(metrics.scaledValue(for: 10) == 10)
  }

  @Test("A bold variant of a preferred font follows the size; a font of another size does not")
  func derivedFonts() throws {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let bold = UIFont(descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.resized(for: .accessibilityMedium).pointSize == 28)
    #expect(bold.resized(for: .accessibilityMedium).fontDescriptor.symbolicTraits == .traitBold)
    #expect(font.withSize(20).resized(for: .accessibilityMedium).pointSize == 20)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 30).resized(for: .accessibilityMedium).pointSize == 30)
  }

  /// A desktop whose text size changes.
  private func makeDesktop() -> DesktopUnderTest { DesktopUnderTest() }

  @Test("A change of the desktop's text size changes the traits, the app's preference and the fonts that follow it")
  func change() {
    let desktop = makeDesktop()
    let following = UILabel()
    following.font = .preferredFont(forTextStyle: .body)
    following.adjustsFontForContentSizeCategory = true
    let storing = UILabel()
    storing.font = .preferredFont(forTextStyle: .body)
    let fixed = UITextField()
    fixed.font = .systemFont(ofSize: 17)
    fixed.adjustsFontForContentSizeCategory = true
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Press"
    for view in [following, storing, fixed, button] { desktop.window.addSubview(view) }
    var names: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: desktop.runner.application, queue: nil
    ) { note in
      let name = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? ""
      MainActor.assumeIsolated { names.append(name) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    // Tests without a device share a process.
    defer {
      desktop.host.textScale = 1
      desktop.runner.textScaleChanged()
    }
    desktop.host.textScale = 1.25
    desktop.runner.textScaleChanged()
    desktop.runner.textScaleChanged()

    #expect(desktop.window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(desktop.runner.application?.preferredContentSizeCategory == .extraExtraLarge)
    #expect(names == [UIContentSizeCategory.extraExtraLarge.rawValue])
    #expect(following.font.pointSize == 21)
    #expect(storing.font.pointSize == 17)
    #expect(fixed.font?.pointSize == 17)
    guard case .button(let content) = button.shownContent else { return #expect(Bool(false)) }
    #expect(content.appearance.font.size == 15.0 * 21 / 17)
  }

  @Test("A label that begins to follow the size adjusts its font at once")
  func beginsToFollow() {
    let desktop = makeDesktop()
    desktop.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    desktop.window.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 28)
  }

  @Test("The rows of a table grow with the text size, and shrink again")
  func rows() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        return cell
      }
    }
    let desktop = makeDesktop()
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.dataSource = source
    desktop.window.addSubview(table)
    table.layoutIfNeeded()
    func label() -> UILabel? {
      table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.firstDescendant { $0 is UILabel } as? UILabel
    }
    #expect(label()?.font.pointSize == 17)
    for (scale, size) in [(3.0, 53.0), (1, 17)] {
      desktop.host.textScale = scale
      desktop.runner.textScaleChanged()
      table.layoutIfNeeded()
      #expect(label()?.font.pointSize == CGFloat(size))
    }
  }
}

extension UIView {
  fileprivate func firstDescendant(where isWanted: (UIView) -> Bool) -> UIView? {
    for view in subviews {
      if isWanted(view) { return view }
      if let found = view.firstDescendant(where: isWanted) { return found }
    }
    return nil
  }
}
