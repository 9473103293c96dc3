import UIKit

/// The content of a photo's cell.
struct PhotoContentConfiguration: UIContentConfiguration, Equatable {
  enum Style { case grid, featured }

  var photo: Photo
  var style = Style.grid
  var isSelected = false
  var isEditing = false
  var isHighlighted = false

  func makeContentView() -> any UIView & UIContentView { PhotoContentView(self) }

  func updated(for state: any UIConfigurationState) -> PhotoContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isSelected = state.isSelected
    updated.isEditing = state.isEditing
    updated.isHighlighted = state.isHighlighted || state.isFocused
    return updated
  }
}

/// A photo with its title: below it in the grid, on it in the row of featured photos.
final class PhotoContentView: UIView, UIContentView {
  private let picture = UIImageView()
  private let shade = ShadeView()
  private let title = UILabel()
  private let place = UILabel()
  private let heart = UIImageView(image: Heart.filled)
  private let check = UIImageView()
  private var shown: PhotoContentConfiguration

  /// The height of the lines below a photo in the grid.
  static let textHeight: CGFloat = 44

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? PhotoContentConfiguration, new != shown else { return }
      let previous = shown
      shown = new
      show(previous)
    }
  }

  init(_ configuration: PhotoContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    shade.layer.cornerRadius = 10
    shade.clipsToBounds = true
    heart.tintColor = .white
    heart.layer.shadowColor = UIColor.black.cgColor
    heart.layer.shadowOpacity = 0.5
    heart.layer.shadowRadius = 2
    heart.layer.shadowOffset = CGSize(width: 0, height: 1)
    check.contentMode = .center
    check.layer.cornerRadius = 12
    check.layer.borderWidth = 1.5
    check.layer.borderColor = UIColor.white.cgColor
    for view in [picture, shade, title, place, heart, check] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
    show(nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func show(_ previous: PhotoContentConfiguration?) {
    let photo = shown.photo
    let isFeatured = shown.style == .featured
    if previous?.photo.landscape != photo.landscape || previous?.style != shown.style {
      picture.image = photo.landscape.image(width: isFeatured ? 480 : 300)
    }
    title.text = photo.title
    title.font = .preferredFont(forTextStyle: isFeatured ? .title2 : .subheadline)
    title.textColor = isFeatured ? .white : .label
    place.text = isFeatured ? "\(photo.place), \(photo.year)" : photo.place
    place.font = .preferredFont(forTextStyle: isFeatured ? .subheadline : .footnote)
    place.textColor = isFeatured ? UIColor.white.withAlphaComponent(0.85) : .secondaryLabel
    shade.isHidden = !isFeatured
    accessibilityLabel = photo.isFavorite ? "\(photo.title), favorite" : photo.title
    showSelection()
    showHeart(previous)
    setNeedsLayout()
  }

  private func showSelection() {
    check.isHidden = !shown.isEditing
    check.image =
      shown.isSelected
      ? UIImage(systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12)) : nil
    check.tintColor = .white
    check.backgroundColor = shown.isSelected ? .systemBlue : UIColor.black.withAlphaComponent(0.25)
    picture.layer.borderWidth = shown.isEditing && shown.isSelected ? 3 : 0
    picture.layer.borderColor = UIColor.systemBlue.cgColor
    picture.alpha = shown.isHighlighted || shown.isEditing && shown.isSelected ? 0.8 : 1
  }

  /// Shows whether the photo is a favorite; a change of that is animated.
  private func showHeart(_ previous: PhotoContentConfiguration?) {
    let isFavorite = shown.photo.isFavorite
    guard let previous, previous.photo.id == shown.photo.id, previous.photo.isFavorite != isFavorite else {
      heart.alpha = isFavorite ? 1 : 0
      heart.transform = .identity
      return
    }
    if isFavorite {
      heart.alpha = 1
      heart.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    }
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 6) {
      self.heart.alpha = isFavorite ? 1 : 0
      self.heart.transform = .identity
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFeatured = shown.style == .featured
    let text = isFeatured ? 0 : Self.textHeight
    let photo = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - text))
    picture.frame = photo
    shade.frame = CGRect(x: 0, y: photo.height * 0.45, width: photo.width, height: photo.height * 0.55)
    check.frame = CGRect(x: photo.maxX - 32, y: 8, width: 24, height: 24)
    let side: CGFloat = isFeatured ? 22 : 18
    heart.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    heart.center = CGPoint(x: photo.maxX - side / 2 - 9, y: photo.maxY - side / 2 - 9)
    let inset: CGFloat = isFeatured ? 16 : 2
    let width = max(0, bounds.width - inset * 2 - (isFeatured ? side + 8 : 0))
    let lines = (title.font.lineHeight.rounded(.up), place.font.lineHeight.rounded(.up))
    let top = isFeatured ? photo.maxY - lines.0 - lines.1 - 14 : photo.maxY + 4
    title.frame = CGRect(x: inset, y: top, width: width, height: lines.0)
    place.frame = CGRect(x: inset, y: top + lines.0, width: width, height: lines.1)
  }
}

/// A shade on the lower part of a photo, on which text can be read.
final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.65).cgColor]
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
