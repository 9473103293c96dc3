import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Scene objects in archives", .serialized) struct ArchivingTests {
  /// The object in an archive of `object`.
  private func again<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    #expect(Object.supportsSecureCoding)
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    object.encode(with: coder)
    coder.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    reader.decodingFailurePolicy = .setErrorAndReturn
    return Object(coder: reader)
  }

  /// A coder without values.
  private func empty() throws -> NSKeyedUnarchiver {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(1, forKey: "other")
    coder.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader
  }

  @Test("Conditions are decoded with their predicates")
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

  @Test("A configuration is decoded with its classes")
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
    "A configuration without a role has the default one; without a name it is the manifest's first (iOS 27)")
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

  @Test("A session is decoded while the system keeps it")
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

  @Test("A close confirmation is decoded with its texts")
  func closureConfirmation() throws {
    let question = UISceneClosureConfirmation(title: "Close?", message: "Not saved.", actions: [])
    let again = try #require(try again(question))
    #expect(again.title == "Close?" && again.message == "Not saved." && again.actions.isEmpty)
    let untitled = UISceneClosureConfirmation(title: nil, message: "Not saved.", actions: [])
    #expect(try self.again(untitled)?.message == "Not saved.")
  }

  @Test("A whole archive of an object is decoded with secure coding, as an app would")
  func wholeArchives() throws {
    func again<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
      let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    }
    let device = TestDevice(.padN)
    device(.tapIcon)
    let session = try #require(device.session())
    #expect(try again(session)?.persistentIdentifier == session.persistentIdentifier)
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    #expect(try again(configuration)?.delegateClass == TestSceneDelegate.self)
    let conditions = UISceneActivationConditions()
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == 'note'")
    #expect(try again(conditions)?.conditions == conditions.conditions)
    let question = UISceneClosureConfirmation(title: "Close?", message: nil, actions: [])
    #expect(try again(question)?.title == "Close?")
  }

  @Test("A session is decoded with its current configuration and last activity")
  func sessionInUse() throws {
    let device = TestDevice(
      .padN,
      manifest: TestDevice.manifest([
        ("Main", "UIKitCoreTests.TestSceneDelegate"), ("Detail", "UIKitCoreTests.DetailSceneDelegate"),
      ]))
    AppBehaviour.current.configuration = { session, _ in
      UISceneConfiguration(name: "Detail", sessionRole: session.role)
    }
    device(.tapIcon)
    let session = try #require(device.session())
    #expect(session.configuration.name == "Detail")
    session.stateRestorationActivity = NSUserActivity(activityType: "editing")
    let found = try #require(try again(session))
    #expect(found.configuration.name == "Detail" && found.role == session.role)
    #expect(found.stateRestorationActivity?.activityType == "editing")
    device.act { _ in found.userInfo = ["a": 7] }
    #expect(device.record()?.userInfo != nil, "it is the system's session, whoever holds it")
  }

  @Test("Without an app no session is decoded")
  func sessionWithoutApp() throws {
    let device = TestDevice()
    device(.tapIcon)
    let session = try #require(device.session())
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    session.encode(with: coder)
    coder.finishEncoding()
    device.crash()
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    reader.decodingFailurePolicy = .setErrorAndReturn
    #expect(UISceneSession(coder: reader) == nil)
  }

  @Test("A configuration whose classes are missing keeps and logs their names, and is encoded unchanged")
  func unknownClasses() throws {
    let device = TestDevice()
    device(.tapIcon)
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let names = [
      "role": "UIWindowSceneSessionRoleApplication", "name": "Old", "delegateClass": "App.Gone", "storyboard": "Main",
    ]
    for (key, text) in names { coder.encode(NSString(string: text), forKey: key) }
    coder.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    let (found, sentences) = RuntimeLog.capture { UISceneConfiguration(coder: reader) }
    let configuration = try #require(found)
    #expect(configuration.delegateClass == nil && configuration.name == "Old" && configuration.storyboard != nil)
    #expect(sentences.count == 1 && sentences[0].contains("App.Gone"))
    let writer = NSKeyedArchiver(requiringSecureCoding: true)
    configuration.encode(with: writer)
    writer.finishEncoding()
    let second = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
    second.decodingFailurePolicy = .setErrorAndReturn
    for (key, text) in names {
      #expect(second.decodeObject(of: NSString.self, forKey: key)?.description == text, "\(key)")
    }
  }

  @Test("A configuration's copy changes independently")
  func configurationCopy() throws {
    let configuration = UISceneConfiguration(name: "Detail", sessionRole: .windowApplication)
    configuration.delegateClass = DetailSceneDelegate.self
    let copy = try #require(configuration.copy() as? UISceneConfiguration)
    copy.delegateClass = TestSceneDelegate.self
    copy.sceneClass = TestWindowScene.self
    #expect(copy.name == "Detail" && copy.role == .windowApplication && copy !== configuration)
    #expect(configuration.delegateClass == DetailSceneDelegate.self && configuration.sceneClass == nil)
  }

  @Test("A value under another key or of another type is not decoded, and does not trap")
  func strangeArchives() throws {
    func reader(_ key: String, _ value: any NSObject & NSCoding) throws -> NSKeyedUnarchiver {
      let coder = NSKeyedArchiver(requiringSecureCoding: false)
      coder.encode(value, forKey: key)
      coder.finishEncoding()
      let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
      reader.decodingFailurePolicy = .setErrorAndReturn
      return reader
    }
    let device = TestDevice()
    device(.tapIcon)
    #expect(try UISceneConfiguration(coder: reader("role", NSNumber(value: 7))) == nil)
    #expect(try UISceneSession(coder: reader("persistentIdentifier", NSNumber(value: 7))) == nil)
    #expect(try UISceneSession(coder: reader("persistentIdentifier", NSString(string: "none"))) == nil)
    #expect(try UISceneActivationConditions(coder: reader("conditions", NSData(data: Data([1, 2])))) == nil)
    #expect(try UISceneActivationConditions(coder: reader("conditions", NSString(string: "TRUE"))) == nil)
    let question = try #require(try UISceneClosureConfirmation(coder: reader("title", NSNumber(value: 7))))
    #expect(question.title == nil)
    withExtendedLifetime(device) {}
  }
}
