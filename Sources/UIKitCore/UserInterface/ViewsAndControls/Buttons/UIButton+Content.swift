import Foundation
import ViewBacking

extension UIButton {
  /// The button's current content for a host.
  final var buttonContent: ButtonContent {
    var content = configuration.map(configured) ?? plain
    content.isSelected = isSelected
    content.isDestructive = role == .destructive
    content.isPrimary = role == .primary
    if showsMenuAsPrimaryAction, let menu {
      content.menu = menu.content(isExclusive: changesSelectionAsPrimaryAction)
      if changesSelectionAsPrimaryAction, let title = menu.allActions.first(where: { $0.state == .on })?.title {
        content.title = title
      }
    }
    content.alignment = ButtonContent.Alignment(contentHorizontalAlignment)
    return content
  }

  /// The content from the type and the titles for states.
  private var plain: ButtonContent {
    let isSystem = buttonType != .custom
    let font = titleLabel?.font ?? .systemFont(ofSize: 15)
    let color = isEnabled || !isSystem ? resolved(currentTitleColor) : nil
    var content = ButtonContent(
      title: currentTitle ?? "", appearance: TextAppearance(font: font.description(), color: color, alignment: .center))
    content.style = isSystem ? .flat : .bare
    content.image = currentImage?.content(tint: isSystem ? resolved(currentTitleColor) : nil, in: traitCollection)
    content.imagePadding = content.title.isEmpty ? 0 : 4
    return content
  }

  private func configured(_ configuration: Configuration) -> ButtonContent {
    let font = UIFont.systemFont(ofSize: Self.fontSizes[configuration.buttonSize] ?? 15)
    let tint: UIColor = role == .destructive ? .systemRed : tintColor
    let foreground: RGBA? =
      switch configuration.style {
      case _ where !isEnabled: nil
      case _ where configuration.baseForegroundColor != nil: resolved(configuration.baseForegroundColor)
      case .plain, .tinted: resolved(tint)
      case .gray, .filled: nil
      }
    var content = ButtonContent(
      title: configuration.title ?? titleAction?.title ?? "",
      appearance: TextAppearance(font: font.description(), color: foreground, alignment: .center))
    content.subtitle = configuration.subtitle
    content.style =
      switch configuration.style {
      case .plain: .flat
      case .gray: .framed
      case .tinted: .tinted
      case .filled: .prominent
      }
    let background = configuration.background
    if let color = background.backgroundColor ?? configuration.baseBackgroundColor {
      content.background = resolved(color)
    } else if isEnabled, configuration.style == .tinted || configuration.style == .filled {
      // The theme's own colours replace the system's blue and the red of destructive actions.
      if role != .destructive, tint !== UIColor.systemBlue, tint !== UIColor.tintColor {
        content.background = resolved(tint)
      }
      if configuration.style == .tinted {
        content.background = resolved(tint)
        content.background?.alpha *= 0.18
      }
    }
    if background.strokeWidth > 0 { content.stroke = resolved(background.strokeColor) }
    content.strokeWidth = Double(background.strokeWidth)
    content.image = (configuration.image ?? titleAction?.image)?.content(tint: foreground, in: traitCollection)
    content.imageEdge = ButtonContent.Edge(configuration.imagePlacement)
    content.imagePadding = Double(configuration.imagePadding)
    content.titlePadding = Double(configuration.titlePadding)
    content.titleAlignment = ButtonContent.TitleAlignment(configuration.titleAlignment)
    content.isBusy = configuration.showsActivityIndicator
    let insets = configuration.customInsets ?? (configuration.buttonSize == .medium ? nil : configuration.contentInsets)
    content.insets = insets.map { DirectionalEdgeInsets($0) }
    content.corners =
      switch configuration.cornerStyle {
      case .fixed: .radius(Double(background.cornerRadius))
      case .dynamic: background.cornerRadius > 0 ? .radius(Double(background.cornerRadius)) : .theme
      case .small: .radius(4)
      case .medium: .theme
      case .large: .radius(12)
      case .capsule: .capsule
      }
    return content
  }

  private static let fontSizes: [Configuration.Size: CGFloat] = [.mini: 13, .small: 13, .medium: 15, .large: 17]
}

extension ButtonContent.Edge {
  init(_ edge: NSDirectionalRectEdge) {
    self = edge == .top ? .top : edge == .bottom ? .bottom : edge == .trailing ? .trailing : .leading
  }
}

extension ButtonContent.Alignment {
  init(_ alignment: UIControl.ContentHorizontalAlignment) {
    self =
      switch alignment {
      case .center: .center
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      case .fill: .fill
      }
  }
}

extension ButtonContent.TitleAlignment {
  init(_ alignment: UIButton.Configuration.TitleAlignment) {
    self =
      switch alignment {
      case .automatic: .automatic
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}
