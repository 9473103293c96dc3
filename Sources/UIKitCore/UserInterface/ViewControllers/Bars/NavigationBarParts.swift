import Localization
import Foundation

/// The views of a navigation bar, and their layout.
@MainActor final class NavigationBarParts {
  private let title = UILabel(frame: .zero)
  private let largeTitle = UILabel(frame: .zero)
  /// The line below the title; made for the first item that has one.
  private var subtitle: UILabel?
  private let background = BarBackground()
  private let back: BarItemButton
  private weak var bar: UINavigationBar?
  private var buttons: [BarButton] = []
  private weak var titleView: UIView?
  /// The title as a button with a menu; made for the first item that has one.
  private var titleButton: BarItemButton?
  private weak var searchBar: UISearchBar?
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 4
  private static let customViewGap: CGFloat = 8

  init() { back = BarItemButton(configuration: .plain()) }

  func attach(to bar: UINavigationBar) {
    self.bar = bar
    title.textAlignment = .center
    back.accessibilityIdentifier = "BackButton"
    back.addAction(
      UIAction { [weak self] _ in self?.bar?.goBack() },
      for: .primaryActionTriggered)
    for view in [title, largeTitle] { bar.addSubview(view) }
    background.attach(to: bar)
    bar.addSubview(back)
  }

  /// Whether the back button can be pressed.
  var showsBackButton: Bool { !back.isHidden && back.isEnabled }

  func layOut(_ bar: UINavigationBar) {
    let item = bar.topItem
    let top = bar.bounds.height - bar.sizeThatFits(bar.bounds.size).height
    let room = CGRect(x: 0, y: top, width: bar.bounds.width, height: bar.rowHeight)
    let (left, right) = items(of: bar)
    let center = centerItems(of: bar)
    renew(left + right + center, in: bar)
    let covered = bar.titleBarInsets
    var start = NavigationBarParts.margin + covered.leading
    var end = bar.bounds.width - NavigationBarParts.margin - covered.trailing

    back.isHidden = !showsBack(bar)
    if !back.isHidden {
      start -= 6
      fillBack(bar)
      let width = min(back.sizeThatFits(.zero).width.rounded(.up), max(44, bar.bounds.width / 3))
      back.frame = CGRect(x: start, y: room.midY - 17, width: width, height: 34)
      start += width + NavigationBarParts.gap
    }
    for view in buttons.filter({ button in left.contains { $0 === button.item } }) {
      start += place(view, in: room, from: start, leftwards: false)
    }
    for view in buttons.filter({ button in right.contains { $0 === button.item } }) {
      end -= place(view, in: room, from: end, leftwards: true)
    }
    if center.isEmpty {
      layoutTitle(item, bar, room, from: start, to: end)
    } else {
      layoutTitle(item, bar, room, from: start, to: placeCenter(center, in: room, from: start, to: end))
    }
    layOutSearchBar(bar, below: room.maxY + (bar.showsLargeTitle ? UINavigationBar.largeTitleHeight : 0))
    let look = bar.currentAppearance
    let hasLine = !bar.isTransparent && look.shadowColor != nil && look.shadowColor != .clear
    background.show(
      BarBackground.Look(
        image: bar.shownBackgroundImage, mode: look.backgroundImageContentMode, shadow: bar.shownShadowImage,
        hasLine: hasLine))
  }

  /// The items on the left and on the right, each side the outermost first.
  private func items(of bar: UINavigationBar) -> (left: [UIBarButtonItem], right: [UIBarButtonItem]) {
    let item = bar.topItem
    var left = (item?.leftBarButtonItems ?? []) + (item?.leadingItemGroups.flatMap(\.shownItems) ?? [])
    if let extra = bar.navigation?.sidebarButtonItem, !left.contains(where: { $0 === extra }) {
      left.insert(extra, at: 0)
    }
    // Groups have their buttons from the leading side, and here the outermost is the first.
    let pinned = item?.pinnedTrailingGroup?.shownItems.reversed() ?? []
    let trailing = item?.trailingItemGroups.flatMap(\.shownItems).reversed() ?? []
    return (left, pinned + (item?.rightBarButtonItems ?? []) + trailing)
  }

  /// The items in the middle, from the leading side.
  private func centerItems(of bar: UINavigationBar) -> [UIBarButtonItem] {
    guard let item = bar.topItem, item.style != .navigator, !item.centerItemGroups.isEmpty,
      bar.traitCollection.horizontalSizeClass == .regular
    else { return [] }
    return item.centerItemGroups.flatMap(\.shownItems)
  }

  /// Positions the items in the middle if there is enough space, otherwise hides them. Returns where the space of the title ends.
  private func placeCenter(_ items: [UIBarButtonItem], in room: CGRect, from start: CGFloat, to end: CGFloat) -> CGFloat
  {
    let views = buttons.filter { button in items.contains { $0 === button.item } && !button.isHidden }
    let width = views.reduce(0) { $0 + $1.preferredSize(height: room.height).width + NavigationBarParts.gap }
    let titleWidth: CGFloat = 120
    guard width > 0, end - start >= width + titleWidth else {
      for view in views { view.isHidden = true }
      return end
    }
    var x = max(room.midX - width / 2, start + titleWidth)
    x = min(x, end - width)
    let first = x
    for view in views { x += place(view, in: room, from: x, leftwards: false) }
    return first
  }

  private func showsBack(_ bar: UINavigationBar) -> Bool {
    guard let item = bar.topItem, bar.backItem != nil || item.backAction != nil, !item.hidesBackButton else {
      return false
    }
    return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
  }

  private func fillBack(_ bar: UINavigationBar) {
    let item = bar.backItem
    var look = UIButton.Configuration.plain()
    // The app's own button takes precedence; one without title may have only a picture.
    let own = item?.backBarButtonItem
    look.title = own?.title ?? (own?.image == nil ? backTitle(of: item) : nil)
    // Apps hide the title by moving it out of the bar.
    let offset = own?.backButtonTitlePositionAdjustment(for: .default) ?? .zero
    if UIBarButtonItem.hidesBackTitle(offset == .zero ? UIBarButtonItem.appearanceBackTitleOffset(in: bar) : offset) {
      look.title = nil
    }
    look.image =
      own?.image ?? bar.currentAppearance.backIndicatorImage ?? bar.backIndicatorImage
      ?? UIImage(systemName: "chevron.left")
    look.imagePadding = 4
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 8)
    look.baseForegroundColor = own?.tintColor ?? UIBarButtonItem.appearanceTint(in: bar)
    back.configuration = look
    var style = BarItemStyle()
    style.add(bar.currentAppearance.backButtonAppearance.normal.titleTextAttributes)
    style.add(UIBarButtonItem.appearanceAttributes(in: bar, .normal))
    style.add(own?.shownAttributes(in: .normal))
    back.titleStyle = style
  }

  private func backTitle(of item: UINavigationItem?) -> String? {
    switch item?.backButtonDisplayMode ?? .default {
    case .default: item?.backButtonTitle ?? item?.title ?? SystemString.back.localized
    case .generic: SystemString.back.localized
    case .minimal: nil
    }
  }

  private func renew(_ items: [UIBarButtonItem], in bar: UINavigationBar) {
    let previous = buttons
    buttons = items.filter { !$0.isSpace }.map { item in
      item.bar = bar
      let made = previous.first { $0.item === item && $0.fits } ?? BarButton(item)
      made.refresh()
      return made
    }
    for button in previous where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    for button in buttons where button.superview !== bar { bar.addSubview(button) }
  }

  private func place(_ button: BarButton, in room: CGRect, from x: CGFloat, leftwards: Bool) -> CGFloat {
    guard !button.isHidden else { return 0 }
    let size = button.preferredSize(height: room.height)
    button.frame = CGRect(
      x: leftwards ? x - size.width : x, y: (room.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
    // A button has space around its title; a view of the app has not.
    return size.width + (button.item.customView == nil ? NavigationBarParts.gap : NavigationBarParts.customViewGap)
  }

  /// Positions the title in the middle of the bar if there is enough space, otherwise in the middle of the remaining space.
  private func layoutTitle(
    _ item: UINavigationItem?, _ bar: UINavigationBar, _ room: CGRect, from start: CGFloat, to end: CGFloat
  ) {
    if titleView !== item?.titleView {
      if titleView?.superview === bar { titleView?.removeFromSuperview() }
      titleView = item?.titleView
      if let titleView { bar.addSubview(titleView) }
    }
    let isLarge = bar.showsLargeTitle
    title.isHidden = item?.titleView != nil || isLarge
    largeTitle.isHidden = !isLarge
    let look = bar.currentAppearance
    applyStyle(
      title, look.titleTextAttributes.isEmpty ? bar.titleTextAttributes : look.titleTextAttributes,
      .preferredFont(forTextStyle: .headline, in: .large))
    applyStyle(
      largeTitle, look.largeTitleTextAttributes.isEmpty ? bar.largeTitleTextAttributes : look.largeTitleTextAttributes,
      .boldSystemFont(ofSize: 30))
    title.text = item?.title
    largeTitle.text = item?.largeTitle ?? item?.title
    let fitting =
      item?.titleView.map { view in
        view.bounds.width > 0 ? view.bounds.size : view.sizeThatFits(CGSize(width: end - start, height: room.height))
      } ?? title.sizeThatFits(.zero)
    let free = max(0, end - start - 8)
    let width = min(fitting.width.rounded(.up), free)
    var x = item?.style ?? .navigator == .navigator ? (room.midX - width / 2).rounded() : start + 4
    if x < start + 4 { x = start + 4 }
    if x + width > end - 4 { x = end - 4 - width }
    let height = min(item?.titleView == nil ? 24 : max(fitting.height, 1), room.height)
    var frame = CGRect(x: x, y: (room.midY - height / 2).rounded(), width: width, height: height)
    if titleView == nil {
      let offset = look.titlePositionAdjustment
      frame = frame.offsetBy(
        dx: offset.horizontal, dy: offset.vertical + bar.titleVerticalPositionAdjustment(for: .default))
    }
    if let titleView { titleView.frame = frame } else { title.frame = frame }
    layoutTitleButton(item, bar, room, frame)
    layoutSubtitle(item, bar, room, from: start, to: end)
    largeTitle.frame = CGRect(
      x: 16, y: room.maxY, width: max(0, room.width - 32), height: UINavigationBar.largeTitleHeight - 8)
  }

  /// Shows the line below the title, if its item has one, and moves the title up.
  private func layoutSubtitle(
    _ item: UINavigationItem?, _ bar: UINavigationBar, _ room: CGRect, from start: CGFloat, to end: CGFloat
  ) {
    guard let text = item?.subtitle, !text.isEmpty, titleView == nil, !title.isHidden else {
      subtitle?.isHidden = true
      return
    }
    let label = subtitle ?? UILabel(frame: .zero)
    subtitle = label
    if label.superview == nil { bar.addSubview(label) }
    label.isHidden = false
    label.text = text
    let look = bar.currentAppearance.subtitleTextAttributes
    label.font = look[.font] as? UIFont ?? .systemFont(ofSize: 12)
    label.textColor = look[.foregroundColor] as? UIColor ?? .secondaryLabel
    let isCentered = item?.style ?? .navigator == .navigator
    label.textAlignment = isCentered ? .center : .natural
    let width = min(label.sizeThatFits(.zero).width.rounded(.up), max(0, end - start - 8))
    var x = isCentered ? (title.frame.midX - width / 2).rounded() : title.frame.minX
    x = max(start + 4, min(x, end - 4 - width))
    title.frame.origin.y = room.midY - 19
    label.frame = CGRect(x: x, y: room.midY + 3, width: width, height: 16)
  }

  /// Shows the title as a button with a menu, if its item has one.
  private func layoutTitleButton(_ item: UINavigationItem?, _ bar: UINavigationBar, _ room: CGRect, _ frame: CGRect) {
    guard let item, titleView == nil, !bar.showsLargeTitle, TitleMenu.isNeeded(for: item),
      let menu = TitleMenu(item: item, presenter: bar.navigation?.topViewController).menu
    else {
      titleButton?.isHidden = true
      return
    }
    let button = titleButton ?? BarItemButton(configuration: .plain())
    titleButton = button
    if button.superview == nil { bar.addSubview(button) }
    var look = UIButton.Configuration.plain()
    look.title = item.title
    look.image = UIImage(systemName: "chevron.down")
    look.imagePlacement = .trailing
    look.imagePadding = 4
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    look.baseForegroundColor = title.textColor
    button.configuration = look
    var style = BarItemStyle()
    if let font = title.font { style.add([.font: font]) }
    button.titleStyle = style
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.accessibilityIdentifier = "TitleMenu"
    button.isHidden = false
    title.isHidden = true
    let width = button.sizeThatFits(.zero).width.rounded(.up)
    let x = item.style == .navigator ? frame.midX - width / 2 : frame.minX - 4
    button.frame = CGRect(x: x.rounded(), y: room.midY - 17, width: width, height: 34)
  }

  private func layOutSearchBar(_ bar: UINavigationBar, below y: CGFloat) {
    let wanted = bar.topItem?.searchController?.searchBar
    if searchBar !== wanted {
      if searchBar?.superview === bar {
        searchBar?.removeFromSuperview()
        searchBar?.navigationBar = nil
      }
      searchBar = wanted
    }
    guard let wanted else { return }
    wanted.navigationBar = bar
    if wanted.superview !== bar { bar.addSubview(wanted) }
    wanted.frame = CGRect(x: 0, y: y, width: bar.bounds.width, height: wanted.intrinsicContentSize.height)
  }

  private func applyStyle(_ label: UILabel, _ attributes: [NSAttributedString.Key: Any]?, _ font: UIFont) {
    label.font = attributes?[.font] as? UIFont ?? font
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
  }
}
