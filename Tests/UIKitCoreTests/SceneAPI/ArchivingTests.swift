import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Scene objects in archives", .serialized) struct ArchivingTests {
  /// The object that an archive of `object` holds.
  private func again<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    #expect(Object.supportsSecureCoding)
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    object.encode(with: coder)
    coder.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    reader.decodingFailurePolicy = .setErrorAndReturn
    return Object(coder: reader)
  }

  /// A coder that holds nothing.
  private func empty() throws -> NSKeyedUnarchiver {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(1, forKey: "other")
    coder.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader
  }

  @Test("Conditions come back with their predicates")
  func conditions() throws {
    let conditions = UISceneActivationConditions()
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF BEGINSWITH %@", "note")
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
      format: "SELF == 'note 7' OR SELF IN %@", ["a", "b"])
    let again = try #require(try again(conditions))
    #expect(again.conditions == conditions.conditions)
    #expect(again.canActivateForTargetContentIdentifierPredicate.evaluate(with: "note 9"))
    #expect(again.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "b"))
    #expect(try UISceneActivationConditions(coder: empty()) == nil)
  }

  @Test("A configuration comes back with its classes")
  func configuration() throws {
    let configuration = UISceneConfiguration(name: "Detail", sessionRole: .windowApplication)
    configuration.delegateClass = DetailSceneDelegate.self
    configuration.sceneClass = TestWindowScene.self
    let again = try #require(try again(configuration))
    #expect(again.name == "Detail" && again.role == .windowApplication && again.storyboard == nil)
    #expect(again.delegateClass == DetailSceneDelegate.self && again.sceneClass == TestWindowScene.self)
    #expect(try UISceneConfiguration(coder: empty()) == nil)
    configuration.sceneClass = nil
    #expect(try self.again(configuration)?.delegateClass == DetailSceneDelegate.self, "what is absent hides nothing")
  }

  @Test(
    "A configuration that names no role has the default one; without a name it is the first of the manifest (iOS 27)")
  func defaultRole() {
    let device = TestDevice(
      manifest: TestDevice.manifest([
        ("Main", "UIKitCoreTests.TestSceneDelegate"), ("Detail", "UIKitCoreTests.DetailSceneDelegate"),
      ]))
    device(.tapIcon)
    let (first, named) = (UISceneConfiguration(), UISceneConfiguration(name: "Detail"))
    #expect(first.role == .windowApplication && first.name == "Main" && first.delegateClass == TestSceneDelegate.self)
    #expect(named.role == .windowApplication && named.delegateClass == DetailSceneDelegate.self)
  }

  @Test("A session comes back as long as the system keeps it")
  func session() throws {
    let device = TestDevice(.padN)
    AppBehaviour.current.configuration = { session, _ in
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = DetailSceneDelegate.self
      return configuration
    }
    device(.tapIcon, .newWindow)
    let session = try #require(device.session(.second))
    session.userInfo = ["a": 1]
    let found = try #require(try again(session))
    #expect(found.persistentIdentifier == session.persistentIdentifier && found.scene === session.scene)
    #expect(found.userInfo?["a"] as? Int == 1)
    #expect(found.configuration.delegateClass == DetailSceneDelegate.self, "the one in use, not the manifest's")
    device(.closeWindow(.second))
    #expect(try again(session) == nil)
    #expect(try UISceneSession(coder: empty()) == nil)
  }

  @Test("A question before closing comes back with its texts")
  func closureConfirmation() throws {
    let question = UISceneClosureConfirmation(title: "Close?", message: "Not saved.", actions: [])
    let again = try #require(try again(question))
    #expect(again.title == "Close?" && again.message == "Not saved." && again.actions.isEmpty)
    let untitled = UISceneClosureConfirmation(title: nil, message: "Not saved.", actions: [])
    #expect(try self.again(untitled)?.message == "Not saved.")
  }

  @Test("A typed payload comes back from userInfo, and another type or no payload is an error")
  func typedPayload() throws {
    struct Place: Codable, Equatable {
      var name: String
      var row: Int
      var tags: [String]
    }
    let activity = NSUserActivity(activityType: "editing")
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Place.self) }
    let place = Place(name: "é", row: 7, tags: ["a", "b"])
    try activity.setTypedPayload(place)
    #expect(try activity.typedPayload(Place.self) == place && activity.needsSave)
    #expect(activity.userInfo?["name"] as? String == "é")
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload([Int].self) }
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload(5) }
    #expect(try activity.typedPayload(Place.self) == place, "what was there stays")
  }
}
