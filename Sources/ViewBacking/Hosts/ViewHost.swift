package import Foundation

/// Creates the backings of views and scenes.
@MainActor package protocol ViewHost: AnyObject {
  /// The size of the screen that windows are on, in points, and its pixels per point; `nil` if unknown.
  var screen: (size: CGSize, scale: CGFloat)? { get }
  /// A widget for `view`, which is retained by its superviews; the backing does not retain it.
  func makeBacking(for view: any BackedView) -> any ViewBacking
  /// A window for `scene`, not shown yet.
  func makeBacking(for scene: any BackedScene) -> any SceneBacking
  /// The natural size of the content's widget, at most `size`; a length of 0, or one that is not finite, is no limit.
  func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize
  /// The picture as the content of a file; `nil` if the host has no pixels, or cannot draw the picture.
  func encode(_ image: ImageContent, as format: ImageFormat) -> Data?
  /// Whether the host can write PDF files.
  var canEncodePDF: Bool { get }
  /// The drawings as the pages of a PDF file, each of this size in points; `nil` if the host cannot write one.
  func encodePDF(_ pages: [DrawingContent], size: CGSize, title: String?) -> Data?
  /// The names of the families of fonts that can be shown, in order; empty if they are not known.
  var fontFamilies: [String] { get }
  /// The names of a family's faces, such as `Bold Oblique`; empty if they are not known.
  func fontFaces(ofFamily family: String) -> [String]
  /// Makes the typefaces of these files available to the app, by their families. Called before the first window.
  func addFonts(_ paths: [String])
  /// Puts the content on the desktop's clipboard. Later changes by others are reported by ``ViewHostDelegate/clipboardChanged(to:)``.
  func setClipboard(_ content: ClipboardContent)
  /// Opens an absolute URL with the desktop's app for it. Returns `false` if the host cannot.
  func openURL(_ url: String) -> Bool
  /// The size of text that the user prefers, as a factor of the desktop's standard size. Default: 1.
  var textScale: Double { get }
  /// The user's settings for less motion and more contrast. Default: neither.
  var accessibilitySettings: AccessibilitySettings { get }
  /// The colour that the user has chosen for what can be operated. Default: `nil`, none.
  var accentColor: RGBA? { get }
  /// Whether the host reports touches in windows. Default: `false`; it then recognises the gestures that views describe.
  var reportsTouches: Bool { get }
  /// Whether the host shows views again for each frame, so that their animations take time. Default: `false`.
  var showsFrames: Bool { get }
}

extension ViewHost {
  /// Returns `nil`.
  package func encode(_ image: ImageContent, as format: ImageFormat) -> Data? { nil }
  /// A host that cannot write PDF files.
  package var canEncodePDF: Bool { false }
  /// Returns `nil`.
  package func encodePDF(_ pages: [DrawingContent], size: CGSize, title: String?) -> Data? { nil }
  /// Returns none.
  package var fontFamilies: [String] { [] }
  /// Returns none.
  package func fontFaces(ofFamily family: String) -> [String] { [] }
  /// A host without typefaces.
  package func addFonts(_ paths: [String]) {}
  /// A host without a clipboard.
  package func setClipboard(_ content: ClipboardContent) {}
  /// A host without other apps.
  package func openURL(_ url: String) -> Bool { false }
  /// A host without such a preference.
  package var textScale: Double { 1 }
  /// A host without such settings.
  package var accessibilitySettings: AccessibilitySettings { AccessibilitySettings() }
  /// A host without such a choice.
  package var accentColor: RGBA? { nil }
  /// A host that recognises gestures.
  package var reportsTouches: Bool { false }
  /// A host without frames.
  package var showsFrames: Bool { false }
}
