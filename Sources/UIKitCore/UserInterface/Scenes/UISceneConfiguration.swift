public import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem

/// The classes and the storyboard that make a session's scenes (C-01 … C-07).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying,
  @preconcurrency NSSecureCoding
{
  /// The name of the manifest's entry, or the name that was requested.
  public let name: String?
  /// The role the configuration is for.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for `UIWindowScene`.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate; `nil` for a scene without one, which stays black (L-09).
  public var delegateClass: AnyClass?
  /// The storyboard that makes the scene's window, or `nil` if the delegate makes it.
  public var storyboard: UIStoryboard?

  /// The names behind classes and storyboard, stored when a class cannot be found, so that the store keeps the name and the log can report
  /// it.
  final var value: SceneConfiguration

  /// Looks a configuration up in Info.plist (C-06).
  ///
  /// - Parameters:
  ///   - name: The entry's name. `nil` gives the role's first entry. A name that is not in the manifest gives a configuration without
  ///     classes and storyboard, and is logged.
  ///   - sessionRole: The role under which to look.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    role = sessionRole
    let environment = UIProcess.current.application?.environment
    let systemRole = SessionRole(rawValue: sessionRole.rawValue)
    if let found = environment?.configuration(named: name, role: systemRole) {
      self.name = name ?? found.name
      value = found
    } else {
      self.name = name
      value = SceneConfiguration(name: name)
      if environment != nil { RuntimeLog.write(UIKitLog.missingConfiguration(named: name)) }
    }
    super.init()
    resolveClasses()
  }

  /// The manifest's entry of this name, for a role that the system fills in: the one that sessions have by default. iOS 27.
  ///
  /// Differs from Apple: the role is filled in immediately, not when the configuration is used; nothing can read it with another role
  /// before.
  public convenience init(name: String?) {
    self.init(
      name: name,
      sessionRole: UISceneSession.Role(
        rawValue: (UIProcess.current.application?.environment.defaultRole ?? .windowApplication).rawValue))
  }

  /// The manifest's first entry, for a role that the system fills in. iOS 27; before, it was `NSObject`'s.
  public convenience override init() { self.init(name: nil) }

  /// A configuration from an archive, or `nil` if it holds none.
  public required init?(coder: NSCoder) {
    // Decoding an absent key makes every later decode of the coder fail.
    func text(_ key: String) -> String? {
      coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key)?.description : nil
    }
    guard let roleName = text("role") else { return nil }
    name = text("name")
    role = UISceneSession.Role(rawValue: roleName)
    value = SceneConfiguration(
      name: text("name"), sceneClassName: text("sceneClass"), delegateClassName: text("delegateClass"),
      storyboardName: text("storyboard"))
    super.init()
    resolveClasses()
  }

  /// Writes name and role, and the names of classes and storyboard.
  open func encode(with coder: NSCoder) {
    let value = systemValue
    let texts = [
      "role": role.rawValue, "name": name, "sceneClass": value.sceneClassName,
      "delegateClass": value.delegateClassName, "storyboard": value.storyboardName,
    ]
    for (key, text) in texts { if let text { coder.encode(NSString(string: text), forKey: key) } }
  }

  /// Whether the class supports secure coding. Always `true`.
  public static var supportsSecureCoding: Bool { true }

  /// A configuration as the system stores it.
  init(value: SceneConfiguration, role: UISceneSession.Role) {
    name = value.name
    self.role = role
    self.value = value
    super.init()
    resolveClasses()
  }

  private init(copying other: UISceneConfiguration) {
    name = other.name
    role = other.role
    value = other.value
    sceneClass = other.sceneClass
    delegateClass = other.delegateClass
    storyboard = other.storyboard
    super.init()
  }

  /// A copy with the same name, role, classes and storyboard.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(UISceneConfiguration(copying: self)) }.value
  }

  /// Converts names to classes. A class that cannot be found is logged, as by UIKit, and does not trap.
  private func resolveClasses() {
    if let name = value.sceneClassName {
      sceneClass = find(
        name, otherwise: UIKitLog.sceneClassNotFound(name, configuration: value.name, role: role.rawValue))
    }
    if let name = value.delegateClassName {
      delegateClass = find(
        name, otherwise: UIKitLog.delegateClassNotFound(name, configuration: value.name, role: role.rawValue))
    }
    if let name = value.storyboardName { storyboard = UIStoryboard(name: name, bundle: nil) }
  }

  private func find(_ className: String, otherwise sentence: String) -> AnyClass? {
    do {
      return try ClassFactory.findClass(named: className)
    } catch {
      RuntimeLog.write(sentence)
      return nil
    }
  }

  /// The configuration as the system stores it, with the values that code has set since it was looked up.
  final var systemValue: SceneConfiguration {
    var result = value
    if let sceneClass { result.sceneClassName = ClassFactory.name(of: sceneClass) }
    if let delegateClass { result.delegateClassName = ClassFactory.name(of: delegateClass) }
    if let storyboard { result.storyboardName = storyboard.name }
    return result
  }
}
