public import Foundation
import RuntimeLogging
import ScenePredicates
public import SceneSystem

/// The content that a scene can show and the content that it prefers; the system uses both to choose the scene for an event (E-10).
///
/// The system reads the conditions when the scene sets them and when its state is saved. It uses the stored conditions also while the scene
/// is disconnected, without running the app.
///
/// Differs from Apple: an archive of conditions has its own format, because Foundation on Linux does not archive predicates, and can be
/// read on this platform only.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
  /// Whether the scene can show the content whose identifier is `SELF`. Default: true for everything.
  ///
  /// A predicate that is based on a block, on anything but `SELF`, or on a format that was refused is rejected: the property keeps its
  /// value and the reason is logged. Differs from Apple, where it raises an exception.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true) {
    didSet { accept(\.canActivate, \.canActivateForTargetContentIdentifierPredicate, oldValue) }
  }

  /// Whether the scene is the best one for the content whose identifier is `SELF`. It takes precedence over every scene that only can show
  /// it. Default: false for everything.
  ///
  /// A predicate that cannot be used is rejected, as with ``canActivateForTargetContentIdentifierPredicate``.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false) {
    didSet { accept(\.prefersToActivate, \.prefersToActivateForTargetContentIdentifierPredicate, oldValue) }
  }

  /// Both conditions as the kernel represents them.
  @_spi(Runtime) public private(set) var conditions = ActivationConditions() {
    didSet {
      UISceneActivationConditions.changes += 1
      for holder in holders { holder.scene?.conditionsMayHaveChanged() }
    }
  }

  /// Counts changes of any conditions, so that the runner checks for them only if there are any.
  static var changes = 0

  /// The scenes that have these conditions, so that the scenes whose conditions change are known without a search.
  private var holders: [SceneReference] = []

  /// The scene is notified of changes from now on.
  func add(holder: SceneReference) {
    holders.removeAll { $0.scene == nil || $0 === holder }
    holders.append(holder)
  }

  /// Conditions under which the scene can show everything and prefers nothing.
  public override init() { super.init() }

  /// Conditions as the system stores them.
  @_spi(Runtime) public convenience init(_ conditions: ActivationConditions) {
    self.init()
    // Set explicitly, because assignments in an initialiser run no observers.
    self.conditions = conditions
    canActivateForTargetContentIdentifierPredicate = NSPredicate(conditions.canActivate)
    prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(conditions.prefersToActivate)
  }

  /// Conditions from an archive, or `nil` if it has none that can be read.
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    // Decoding an absent key makes every later decode of the coder fail.
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

  /// Whether the class supports secure coding. Always `true`.
  public static var supportsSecureCoding: Bool { true }

  private static let archiveKey = "conditions"

  private func accept(
    _ condition: WritableKeyPath<ActivationConditions, ContentPredicate>,
    _ property: ReferenceWritableKeyPath<UISceneActivationConditions, NSPredicate>, _ oldValue: NSPredicate
  ) {
    do throws(PredicateConversionError) {
      conditions[keyPath: condition] = try ContentPredicate(self[keyPath: property])
    } catch {
      RuntimeLog.write("The activation condition was not set. \(error.description)")
      // Setting the old value runs this observer once more, with a predicate that was accepted before.
      self[keyPath: property] = oldValue
    }
  }
}
