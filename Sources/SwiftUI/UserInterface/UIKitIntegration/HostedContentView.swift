package import SwiftUICore
package import UIKitCore

/// Shows a part of a hierarchy of SwiftUI's views in UIKit: a row, a page, the content of a scroll view.
final class HostedContentView: UIView, ViewGraphHost {
  private let make: () -> HostedContent
  private var made: HostedContent?
  /// The content, which is made when it is first needed.
  var content: HostedContent { made ?? makeContent() }
  /// Whether the content avoids the safe area.
  var respectsSafeArea = true {
    didSet { setNeedsLayout() }
  }
  /// Called before the content is laid out, with the view's traits.
  var willLayOut: ((UITraitCollection) -> Void)?
  /// Called after the content was laid out, which may have changed its size.
  var onLayout: () -> Void = {}

  /// Shows content that there is.
  convenience init(_ content: HostedContent) {
    self.init { content }
    _ = makeContent()
  }

  /// Shows content that `make` makes when the view is first laid out or measured (L-06).
  init(make: @escaping () -> HostedContent) {
    self.make = make
    super.init(frame: .zero)
  }

  private func makeContent() -> HostedContent {
    let content = make()
    made = content
    content.node.attach(to: self) { [weak self] in self?.respectsSafeArea ?? true }
    content.node.onNeedsLayout = { [weak self] in self?.setNeedsLayout() }
    content.viewGraph.addHost(self)
    return content
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func viewGraphNeedsUpdate() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let willLayOut { willLayOut(traitCollection) }
    content.adoptLayoutDirection()
    content.viewGraph.layOut(content.node, in: self, respectsSafeArea: respectsSafeArea)
    onLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.viewGraph.update()
    return content.node.sizeThatFits(size.proposal)
  }
}

extension CGSize {
  /// The size as a proposal; a length without limit is none.
  var proposal: ProposedViewSize {
    func length(_ length: CGFloat) -> CGFloat? { length >= .greatestFiniteMagnitude ? nil : length }
    return ProposedViewSize(width: length(width), height: length(height))
  }
}

extension LayoutParent {
  /// Connects the root of a tree with the view that shows it.
  @MainActor func attach(to view: UIView, respectsSafeArea: @escaping @MainActor () -> Bool) {
    let attachments = makeAttachments()
    attachments.host = view
    attachments.originInWindow = { [weak view] in
      MainActor.assumeIsolated { view.map { $0.convert(.zero, to: nil) } ?? .zero }
    }
    attachments.safeAreaInsets = { [weak view] in
      MainActor.assumeIsolated {
        guard let insets = view?.safeAreaInsets, respectsSafeArea() else { return EdgeInsets() }
        return EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      }
    }
  }
}

extension ViewGraph {
  /// Brings the views up to date, places a tree of them in its host view, and shows it. Readers of geometry and preferences that change
  /// something by it cause another layout at once.
  package func layOut(_ node: LayoutContainer<RootLayout>, in view: UIView, respectsSafeArea: Bool = true) {
    let bounds = respectsSafeArea ? view.bounds.inset(by: view.safeAreaInsets) : view.bounds
    for count in 0... {
      update()
      node.place(in: bounds)
      guard layoutDidFinish() || node.needsPlacement else { break }
      if count == ViewGraph.maximumLayouts {
        reportEndlessLayout()
        break
      }
    }
    node.show(in: view)
  }
}
