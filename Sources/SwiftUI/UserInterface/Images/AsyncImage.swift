public import SwiftUICore
import UIKitCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How far a picture was loaded.
public enum AsyncImagePhase: Sendable {
  /// There is no picture yet.
  case empty
  /// The picture.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, if it was loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from a URL.
public struct AsyncImage<Content: View> {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// A picture from a URL, in a view for each phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage {
  /// A picture from a URL, grey until it was loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color(.systemGray5) }
    }
  }

  /// A picture from a URL in a view, and another view until it was loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// The data at a URL is no picture.
private struct NoPicture: Error {}

@MainActor extension AsyncImage: View {
  /// The view for the phase.
  public var body: some View {
    content(phase).task(id: url) {
      let loaded = await load()
      if !Task.isCancelled { withTransaction(transaction) { phase = loaded } }
    }
  }

  private func load() async -> AsyncImagePhase {
    guard let url else { return .empty }
    do {
      let data = try await AsyncImageLoader.data(at: url)
      guard let image = UIImage(data: data, scale: scale) else { return .failure(NoPicture()) }
      return .success(Image(uiImage: image))
    } catch {
      return .failure(error)
    }
  }
}

/// Loads data.
enum AsyncImageLoader {
  nonisolated static func data(at url: URL) async throws -> Data {
    // Foundation here does not read files through a session.
    if url.isFileURL { return try Data(contentsOf: url) }
    return try await URLSession.shared.data(from: url).0
  }
}
