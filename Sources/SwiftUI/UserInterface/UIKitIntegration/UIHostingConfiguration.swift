public import SwiftUICore
public import UIKitCore

/// The content of a cell of UIKit as a view of SwiftUI.
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration { Text(item.name) }
/// ```
public struct UIHostingConfiguration<Content: View, Background: View> {
  let content: Content
  let background: Background
  var insets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var minHeight: CGFloat?
  var minWidth: CGFloat?

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// A content of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

extension UIHostingConfiguration {
  /// The configuration with views behind the content.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    var made = UIHostingConfiguration<Content, B>(content: self.content, background: content())
    made.insets = insets
    made.minWidth = minWidth
    made.minHeight = minHeight
    return made
  }

  /// The configuration with distances between the content and the edges of the cell.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    var made = self
    if edges.contains(.top) { made.insets.top = length }
    if edges.contains(.leading) { made.insets.leading = length }
    if edges.contains(.bottom) { made.insets.bottom = length }
    if edges.contains(.trailing) { made.insets.trailing = length }
    return made
  }

  /// The configuration with distances between the content and the edges of the cell.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom).margins(edges.intersection(.trailing), insets.trailing)
  }

  /// The configuration with a least size of the cell.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    var made = self
    made.minWidth = width
    made.minHeight = height
    return made
  }
}

extension UIHostingConfiguration: UIContentConfiguration {
  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostedCellContent(self) }

  /// The same configuration.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  fileprivate var root: HostedCell<Content, Background> {
    HostedCell(content: content, background: background, insets: insets, minWidth: minWidth, minHeight: minHeight)
  }
}

/// The views of a cell.
private struct HostedCell<Content: View, Background: View> {
  let content: Content
  let background: Background
  let insets: NSDirectionalEdgeInsets
  let minWidth: CGFloat?
  let minHeight: CGFloat?
}

@MainActor extension HostedCell: View {
  var body: some View {
    content
      .padding(
        EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
      )
      .frame(minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
      .background { background }
  }
}

/// Shows the views of a cell.
private final class HostedCellContent<Content: View, Background: View>: UIView, UIContentView {
  private let hosting: HostingView<HostedCell<Content, Background>>
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    hosting = HostingView(rootView: configuration.root)
    super.init(frame: .zero)
    hosting.respectsSafeArea = false
    addSubview(hosting)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      hosting.rootView = new.root
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    hosting.sizeThatFits(
      CGSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
}
