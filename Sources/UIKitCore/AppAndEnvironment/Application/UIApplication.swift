import Foundation

/// The app's one application object.
@MainActor open class UIApplication: UIResponder {}
