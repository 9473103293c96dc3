import Foundation

@MainActor open class UIWindow: UIResponder {
  public weak var windowScene: UIWindowScene?
  public init(windowScene: UIWindowScene) {
    super.init()
    self.windowScene = windowScene
  }
}
