import UIKit

/// One photo, which can be enlarged, with its title, its caption and its heart below it.
final class PhotoViewController: UIViewController {
  /// The width at which the photo is drawn, in points.
  static let pictureWidth: CGFloat = 960
  private static let barHeight: CGFloat = 76
  private static let largestZoom = 5.0

  private let library: PhotoLibrary
  private(set) var id: String
  private let scrollView = UIScrollView()
  private let picture = UIImageView()
  private let bar = UIView()
  private let line = UIView()
  private let titleLabel = UILabel()
  private let caption = UITextField()
  private let missing = UILabel()
  private lazy var heart = HeartButton { [weak self] in self?.toggleFavorite() }
  private var zoom = 1.0
  /// The point of the photo in the middle of the view, as parts of its size.
  private var center = CGPoint(x: 0.5, y: 0.5)
  private var pinchedFrom = 1.0
  private var isPlacing = false
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  init(library: PhotoLibrary, state: PhotoState) {
    self.library = library
    id = state.id
    zoom = min(max(state.zoom, 1), Self.largestZoom)
    center = state.center
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    caption.text = state.caption ?? library.photo(id)?.caption
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  /// The photo, unless it is deleted.
  private var photo: Photo? { library.photo(id).flatMap { $0.isDeleted ? nil : $0 } }

  // MARK: Content

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.isUserInteractionEnabled = true
    picture.isAccessibilityElement = true
    scrollView.delegate = self
    scrollView.addSubview(picture)
    line.backgroundColor = .separator
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    caption.placeholder = "Add a Caption"
    caption.borderStyle = .none
    caption.font = .preferredFont(forTextStyle: .subheadline)
    caption.delegate = self
    caption.addAction(UIAction { [weak self] _ in self?.saveCaption() }, for: .editingDidEnd)
    missing.text = "This photo has been deleted."
    missing.font = .preferredFont(forTextStyle: .body)
    missing.textColor = .secondaryLabel
    missing.textAlignment = .center
    for part in [line, titleLabel, caption, heart] { bar.addSubview(part) }
    for part in [scrollView, bar, missing] { view.addSubview(part) }
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addAction(UIAction { [weak self, unowned doubleTap] _ in self?.toggleZoom(at: doubleTap) })
    picture.addGestureRecognizer(doubleTap)
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction(UIAction { [weak self, unowned pinch] _ in self?.follow(pinch) })
    scrollView.addGestureRecognizer(pinch)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() }),
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.delete() }),
    ]
    observer = NotificationCenter.default.addObserver(forName: PhotoLibrary.didChange, object: library, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.update() }
    }
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.windowScene?.title = photo?.title ?? "Photo"
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    saveCaption()
  }

  private func update() {
    let photo = photo
    title = photo?.title ?? "Photo"
    titleLabel.text = photo.map { "\($0.place), \($0.year)" }
    picture.image = photo?.landscape.image(width: Self.pictureWidth)
    picture.accessibilityLabel = photo?.title
    heart.isFavorite = photo?.isFavorite ?? false
    if !caption.isFirstResponder, caption.text?.isEmpty != false { caption.text = photo?.caption }
    missing.isHidden = photo != nil
    for part in [scrollView, bar] { part.isHidden = photo == nil }
    for item in navigationItem.rightBarButtonItems ?? [] { item.isEnabled = photo != nil }
  }

  // MARK: Layout

  /// The frame of a photo that is not enlarged, in a view of these bounds.
  static func pictureFrame(in bounds: CGRect) -> CGRect {
    fitted(in: CGSize(width: bounds.width, height: max(0, bounds.height - barHeight)))
  }

  private static func fitted(in size: CGSize) -> CGRect {
    let inset: CGFloat = size.width > 700 ? 24 : 0
    let (width, height) = (max(0, size.width - 2 * inset), max(0, size.height - 2 * inset))
    let fitting = min(width, height * Landscape.aspectRatio)
    let picture = CGSize(width: fitting, height: fitting / Landscape.aspectRatio)
    return CGRect(
      x: ((size.width - picture.width) / 2).rounded(), y: ((size.height - picture.height) / 2).rounded(),
      width: picture.width.rounded(), height: picture.height.rounded())
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    bar.frame = CGRect(x: 0, y: bounds.height - Self.barHeight, width: bounds.width, height: Self.barHeight)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    titleLabel.frame = CGRect(x: 20, y: 14, width: max(0, bounds.width - 92), height: 22)
    caption.frame = CGRect(x: 20, y: 38, width: max(0, bounds.width - 92), height: 26)
    heart.bounds.size = CGSize(width: 44, height: 44)
    heart.center = CGPoint(x: bounds.width - 38, y: Self.barHeight / 2)
    missing.frame = bounds
    scrollView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - Self.barHeight))
    placePicture()
  }

  /// Gives the picture its size, and scrolls so that ``center`` is in the middle.
  private func placePicture() {
    isPlacing = true
    let size = scrollView.bounds.size
    var frame = Self.fitted(in: size)
    frame.size = CGSize(width: frame.width * zoom, height: frame.height * zoom)
    frame.origin = CGPoint(x: max(0, (size.width - frame.width) / 2), y: max(0, (size.height - frame.height) / 2))
    picture.frame = frame
    scrollView.contentSize = CGSize(width: max(size.width, frame.width), height: max(size.height, frame.height))
    func offset(_ part: CGFloat, _ origin: CGFloat, _ length: CGFloat, _ visible: CGFloat) -> CGFloat {
      min(max(0, origin + part * length - visible / 2), max(0, length - visible))
    }
    scrollView.contentOffset = CGPoint(
      x: offset(center.x, frame.minX, frame.width, size.width),
      y: offset(center.y, frame.minY, frame.height, size.height))
    isPlacing = false
  }

  // MARK: Zooming

  func setZoom(_ zoom: Double, around point: CGPoint? = nil, animated: Bool) {
    self.zoom = min(max(zoom, 1), Self.largestZoom)
    if let point { center = point }
    if self.zoom == 1 { center = CGPoint(x: 0.5, y: 0.5) }
    if animated {
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) { self.placePicture() }
    } else {
      placePicture()
    }
  }

  private func toggleZoom(at recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: picture)
    let size = picture.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let part = CGPoint(x: point.x / size.width, y: point.y / size.height)
    setZoom(zoom > 1 ? 1 : 2.5, around: part, animated: true)
  }

  private func follow(_ recognizer: UIPinchGestureRecognizer) {
    if recognizer.state == .began { pinchedFrom = zoom }
    setZoom(pinchedFrom * Double(recognizer.scale), animated: false)
  }

  // MARK: State

  var state: PhotoState {
    var state = PhotoState(id: id)
    state.zoom = zoom
    state.center = center
    if let photo, caption.text ?? "" != photo.caption { state.caption = caption.text }
    return state
  }

  func makeActivity() -> NSUserActivity { state.makeActivity(title: photo?.title ?? "Photo") }

  // MARK: Actions

  private func toggleFavorite() {
    guard let photo else { return }
    library.setFavorite(!photo.isFavorite, [id])
    if !photo.isFavorite { heart.jump() }
  }

  private func saveCaption() {
    guard let photo, let text = caption.text, text != photo.caption else { return }
    library.setCaption(text, of: id)
  }

  private func share() {
    guard let photo else { return }
    present(UIActivityViewController(photos: [photo]), animated: true)
  }

  /// Deletes the photo. In a window of the gallery its alert offers to take that back; a window of one photo closes.
  private func delete() {
    let id = id
    if let navigation = navigationController, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
      (navigation.topViewController as? PhotosViewController)?.delete([id])
      return
    }
    library.delete([id])
    guard let session = view.window?.windowScene?.session else { return }
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil, errorHandler: nil)
  }

  /// Shows the photo after or before this one.
  private func step(_ count: Int) {
    let ids = library.photos(in: .all).map(\.id)
    guard let index = ids.firstIndex(of: id), ids.indices.contains(index + count) else { return }
    saveCaption()
    id = ids[index + count]
    caption.text = photo?.caption
    setZoom(1, animated: false)
    update()
    view.window?.windowScene?.title = title ?? ""
    picture.alpha = 0
    UIView.animate(withDuration: 0.2) { self.picture.alpha = 1 }
  }

  override var keyCommands: [UIKeyCommand]? {
    let zooms = [("=", 1.25), ("+", 1.25), ("-", 0.8), ("0", 0)].map { key, factor in
      UIKeyCommand(title: "Zoom", input: key, modifierFlags: .command) { [weak self] _ in
        guard let self else { return }
        setZoom(factor == 0 ? 1 : zoom * factor, animated: true)
      }
    }
    let favorite = UIKeyCommand(title: "Favorite", input: "l", modifierFlags: .command) { [weak self] _ in
      self?.toggleFavorite()
    }
    // While the caption is written, the arrows move its insertion point.
    guard !caption.isFirstResponder else { return zooms + [favorite] }
    return zooms + [
      favorite,
      UIKeyCommand(title: "Next Photo", input: UIKeyCommand.inputRightArrow) { [weak self] _ in self?.step(1) },
      UIKeyCommand(title: "Previous Photo", input: UIKeyCommand.inputLeftArrow) { [weak self] _ in self?.step(-1) },
    ]
  }
}

extension PhotoViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let size = picture.frame.size
    guard !isPlacing, zoom > 1, size.width > 0, size.height > 0 else { return }
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    center = CGPoint(x: (middle.x - picture.frame.minX) / size.width, y: (middle.y - picture.frame.minY) / size.height)
  }
}

extension PhotoViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
