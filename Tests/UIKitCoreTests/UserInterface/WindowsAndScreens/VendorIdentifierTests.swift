import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("The identifier for the vendor") struct VendorIdentifierTests {
  @Test("Apps of one vendor have the same identifier on one installation, others have another one") func vendors() {
    func identifier(_ app: String, _ installation: String = "here") -> UUID {
      UIDevice.identifier(forVendorOf: app, on: installation)
    }
    #expect(identifier("com.acme.one") == identifier("com.acme.two"))
    #expect(identifier("com.acme.one") != identifier("com.other.one"))
    #expect(identifier("com.acme.one") != identifier("com.acme.one", "there"))
    #expect(identifier("App") != identifier("Other") && identifier("") == identifier(""))
  }

  @Test("The identifier has the form of a random one") func form() {
    let text = UIDevice.identifier(forVendorOf: "com.acme.one", on: "").uuidString.map { $0 }
    #expect(text[14] == "4" && "89AB".contains(text[19]))
  }

  @Test("A simulated device has the same identifier in each process, and another kind of device another one")
  func simulated() {
    func identifier(_ device: TestDevice) -> UUID? {
      _ = device(.tapIcon)
      return UIDevice.current.identifierForVendor
    }
    let first = identifier(TestDevice(.phone, manifest: TestDevice.manifest()))
    #expect(first != nil && identifier(TestDevice(.phone, manifest: TestDevice.manifest())) == first)
    #expect(identifier(TestDevice(.padN, manifest: TestDevice.manifest())) != first)
  }
}
