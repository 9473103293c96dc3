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
    let styled = currentAttributedTitle.map {
      StyledText($0, font: font, color: color, alignment: .center, in: traitCollection)
    }
    var content = ButtonContent(
      title: styled?.string ?? currentTitle ?? "",
      appearance: TextAppearance(font: font.description(), color: color, alignment: .center))
    content.styledTitle = styled
    content.style = isSystem ? .flat : .bare
    content.image = picture(currentImage, tint: isSystem ? resolved(currentTitleColor) : nil)
    content.backgroundImage = currentBackgroundImage?.content(tint: resolved(tintColor), in: traitCollection)
    content.backgroundImage?.fit = .fill
    if contentEdgeInsets != .zero { content.insets = DirectionalEdgeInsets(contentEdgeInsets) }
    content.imageEdge = picturePlacement(.leading)
    if !content.title.isEmpty, content.image != nil { content.imagePadding = max(0, 4 + insetGap) }
    return content
  }

  /// The distance that the insets of title and picture add between both.
  private var insetGap: Double {
    let (title, image) = (titleEdgeInsets, imageEdgeInsets)
    let gap: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: title.left - image.left
      case .right, .trailing: image.right - title.right
      case .center, .fill: (title.left - title.right - image.left + image.right) / 2
      }
    return gap.isFinite ? Double(gap) : 0
  }

  /// A picture in the size that the app has set for symbols, and with the colour and the fitting of ``imageView``.
  private func picture(_ image: UIImage?, tint: RGBA?) -> ImageContent? {
    guard var image else { return nil }
    if let size = currentPreferredSymbolConfiguration ?? imageSettings?.preferredSymbolConfiguration {
      image = image.withConfiguration(size)
    }
    let own = imageSettings.flatMap { $0.ownTintColor }
    var content = image.content(tint: own.map(resolved) ?? tint, in: traitCollection)
    if let settings = imageSettings, settings.contentMode != .scaleToFill { content.fit = settings.fit }
    content.label = image.spokenName
    return content
  }

  private func configured(_ configuration: Configuration) -> ButtonContent {
    let font = UIFont.scaledSystemFont(
      ofSize: Self.fontSizes[configuration.buttonSize] ?? 15, maximum: maximumFontSize,
      in: traitCollection.preferredContentSizeCategory)
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
    if let title = configuration.attributedTitle, configuration.title != nil {
      content.styledTitle = styled(title, font: font, color: foreground, configuration.titleTextAttributesTransformer)
    } else if let transformer = configuration.titleTextAttributesTransformer, !content.title.isEmpty {
      content.styledTitle = styled(AttributedString(content.title), font: font, color: foreground, transformer)
    }
    content.subtitle = configuration.subtitle
    if let subtitle = configuration.attributedSubtitle {
      content.styledSubtitle = styled(
        subtitle, font: font.withSize(font.pointSize * 0.8), color: foreground,
        configuration.subtitleTextAttributesTransformer)
    }
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
      // The theme's own colours replace the system's blue, the desktop's accent and the red of destructive actions.
      let hasThemeColor = tint === UIColor.systemBlue || tint === AccentColor.current.desktop
      if role != .destructive, !hasThemeColor {
        content.background = resolved(tint)
      }
      if configuration.style == .tinted {
        content.background = resolved(tint)
        content.background?.alpha *= 0.18
      }
    }
    if background.strokeWidth > 0 { content.stroke = resolved(background.strokeColor) }
    content.strokeWidth = Double(background.strokeWidth)
    var image = configuration.image ?? titleAction?.image
    if let size = configuration.preferredSymbolConfigurationForImage { image = image?.withConfiguration(size) }
    let pictureTint = configuration.imageColorTransformer.map {
      resolved($0(configuration.baseForegroundColor ?? tint))
    }
    content.image = image?.content(tint: pictureTint ?? foreground, in: traitCollection)
    content.image?.label = image?.spokenName
    content.backgroundImage = background.image?.content(tint: foreground, in: traitCollection)
    content.backgroundImage?.fit = .aspectFill
    content.imageEdge = picturePlacement(configuration.imagePlacement)
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

  private func styled(
    _ text: AttributedString, font: UIFont, color: RGBA?, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> StyledText {
    var text = text
    if let transformer {
      for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
    }
    return StyledText(
      NSAttributedString(text), font: font, color: color, alignment: .center, in: traitCollection)
  }

  /// Where the picture is, in a button that may be reversed.
  private func picturePlacement(_ placement: NSDirectionalRectEdge) -> ButtonContent.Edge {
    let edge = ButtonContent.Edge(placement)
    guard isFlipped else { return edge }
    return edge == .leading ? .trailing : edge == .trailing ? .leading : edge
  }

  private static let fontSizes: [Configuration.Size: CGFloat] = [.mini: 13, .small: 13, .medium: 15, .large: 17]
}

extension DirectionalEdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
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
