/// Determines the place of a toolbar that no controller positions.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
