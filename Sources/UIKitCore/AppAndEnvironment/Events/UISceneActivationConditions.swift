import Foundation
import SceneSystem

/// Which content a scene can show and which it is made for; the system chooses by it who gets an event (E-10).
///
/// The system reads the conditions when the scene sets them and when its state is saved, and then uses what it read also
/// while the scene is disconnected, without running the app.
///
/// Differs from Apple: an archive of conditions is in a form of its own, because Foundation on Linux does not archive
/// predicates, and can be read on this platform only.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
  /// Whether the scene can show the content whose identifier is `SELF`. Default: true for everything.
  ///
  /// A predicate that is based on a block, on anything but `SELF`, or on a format that was refused is not taken: the
  /// property keeps its value and the log says why. Differs from Apple, where it is an exception.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true) {
    didSet { accept(\.canActivate, \.canActivateForTargetContentIdentifierPredicate, oldValue) }
  }

  /// Whether the scene is the best one for the content whose identifier is `SELF`. It wins over every scene that merely
  /// can show it. Default: false for everything.
  ///
  /// A predicate that cannot be used is not taken, as with ``canActivateForTargetContentIdentifierPredicate``.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false) {
    didSet { accept(\.prefersToActivate, \.prefersToActivateForTargetContentIdentifierPredicate, oldValue) }
  }

  /// Both conditions in the system's words.
  @_spi(Runtime) public private(set) var conditions = ActivationConditions() {
    didSet { UISceneActivationConditions.changes += 1 }
  }

  /// Counts changes of any conditions, so that the runner looks for them only when there are some.
  static var changes = 0

  /// Conditions under which the scene can show everything and prefers nothing.
  public override init() { super.init() }

  /// Conditions as the system holds them.
  @_spi(Runtime) public convenience init(_ conditions: ActivationConditions) {
    self.init()
    // Set as well, because an initialiser's assignments run no observers.
    self.conditions = conditions
    canActivateForTargetContentIdentifierPredicate = NSPredicate(conditions.canActivate)
    prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(conditions.prefersToActivate)
  }

  /// Conditions from an archive, or `nil` where it holds none that can be read.
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    // Asking for what is not there spoils the coder for all that is asked after it.
    guard aDecoder.containsValue(forKey: UISceneActivationConditions.archiveKey),
      let data = aDecoder.decodeObject(of: NSData.self, forKey: UISceneActivationConditions.archiveKey),
      let conditions = try? JSONDecoder().decode(ActivationConditions.self, from: Data(referencing: data))
    else { return nil }
    self.conditions = conditions
    canActivateForTargetContentIdentifierPredicate = NSPredicate(conditions.canActivate)
    prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(conditions.prefersToActivate)
  }

  /// Writes both conditions.
  open func encode(with coder: NSCoder) {
    do {
      coder.encode(
        NSData(data: try JSONEncoder().encode(conditions)), forKey: UISceneActivationConditions.archiveKey)
    } catch {
      RuntimeLog.write("The activation conditions were not encoded: \(error)")
    }
  }

  /// Whether archives are read securely: they are.
  public static var supportsSecureCoding: Bool { true }

  private static let archiveKey = "conditions"

  private func accept(
    _ condition: WritableKeyPath<ActivationConditions, ContentPredicate>,
    _ property: ReferenceWritableKeyPath<UISceneActivationConditions, NSPredicate>, _ oldValue: NSPredicate
  ) {
    do throws(PredicateRefusal) {
      conditions[keyPath: condition] = try ContentPredicate(self[keyPath: property])
    } catch {
      RuntimeLog.write("The activation condition was not set. \(error.description)")
      // Setting the old value comes back here once, with a predicate that was accepted before.
      self[keyPath: property] = oldValue
    }
  }
}
