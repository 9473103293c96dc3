/// A function that is called on the main actor and need not be `Sendable`.
///
/// In Swift 6 each `@MainActor` function type is `Sendable` too (SE-0434), so that a function that an app has stored could not be passed as
/// the action of a button. Apple's SwiftUI is not in Swift 6; nor is this module, whose only purpose is this type.
public typealias _MainActorAction = @MainActor () -> Void
