import AttributeGraph
public import SwiftUICore

/// Something that scrolls to views by their identities.
@MainActor protocol IdentityScroller: AnyObject {
  /// Shows a view. Returns whether there is one.
  func scrollTo(_ id: AnyHashable, anchor: UnitPoint?) -> Bool
}

/// The scroll views and lists in a reader.
@MainActor final class ScrollRegistry {
  private struct Entry {
    weak var target: (any IdentityScroller)?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  func add(_ target: any IdentityScroller) {
    entries.removeAll { $0.target == nil }
    entries.append(Entry(target: target))
  }

  func scrollTo(_ id: AnyHashable, anchor: UnitPoint?) {
    for entry in entries where entry.target?.scrollTo(id, anchor: anchor) == true { return }
  }
}

/// Scrolls the views in a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let registry: ScrollRegistry

  /// Shows the view with an identity. With an anchor that point of the view comes to the same point of the scroll view; without one the view
  /// becomes visible with as little movement as possible.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    registry.scrollTo(AnyHashable(id), anchor: anchor)
  }
}

/// Views that scroll views in them by identities.
public struct ScrollViewReader<Content: View> {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Views that are made with a proxy for the scroll views in them.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

@MainActor extension ScrollViewReader: View {
  /// The views.
  public var body: some View { ScrollReaderBody(content: content) }
}

private struct ScrollReaderBody<Content: View> {
  @State private var registry = ScrollRegistry()
  let content: (ScrollViewProxy) -> Content

  init(content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

@MainActor extension ScrollReaderBody: View {
  var body: some View {
    content(ScrollViewProxy(registry: registry))
      .transformEnvironment(\.scrollRegistries) { [registry] in $0.append(registry) }
  }
}
