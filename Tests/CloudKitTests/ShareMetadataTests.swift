import Foundation
import Testing

@_spi(Runtime) @testable import CloudKit

@Suite("Metadata of an accepted invitation (E-07)") struct ShareMetadataTests {
  @Test("E-07: address, title and container are those of the invitation")
  func content() {
    let metadata = CKShare.Metadata(
      url: "https://www.icloud.com/share/0abc", title: "Pot Roast", containerIdentifier: "iCloud.org.example.recipes")
    #expect(metadata.containerIdentifier == "iCloud.org.example.recipes")
    #expect(metadata.share.url == URL(string: "https://www.icloud.com/share/0abc"))
    #expect(metadata.share[CKShare.SystemFieldKey.title] as? String == "Pot Roast")
    #expect(metadata.share.recordType == "cloudkit.share")
    #expect(metadata.share.allKeys() == [CKShare.SystemFieldKey.title])
  }

  @Test(
    "A field that the invitation lacks is absent; text that is not a URL does not fail the rest",
    arguments: ["", "http://["])
  func absent(text: String) {
    let metadata = CKShare.Metadata(url: text, title: nil, containerIdentifier: "")
    #expect(metadata.share.url == nil)
    #expect(metadata.share[CKShare.SystemFieldKey.title] == nil)
    #expect(metadata.share[CKShare.SystemFieldKey.shareType] == nil)
    #expect(metadata.share[CKShare.SystemFieldKey.thumbnailImageData] == nil)
    #expect(metadata.share.allKeys().isEmpty)
  }

  @Test("The owner and the person's permissions are unknown; the invitation is pending")
  func unknown() throws {
    let metadata = CKShare.Metadata(url: "https://e.org/1", title: nil, containerIdentifier: "c")
    #expect(metadata.participantRole == .unknown && metadata.participantPermission == .unknown)
    #expect(metadata.participantStatus == .pending && metadata.rootRecord == nil)
    #expect(metadata.hierarchicalRootRecordID == nil && metadata.rootRecordID.recordName == "https://e.org/1")
    #expect(metadata.ownerIdentity.userRecordID == nil && !metadata.ownerIdentity.hasiCloudAccount)
    let copy = try #require(metadata.ownerIdentity.copy() as? CKUserIdentity)
    #expect(copy.userRecordID == nil)
  }

  @Test("Metadata and identifiers are read back from an archive; an archive without them gives nil")
  func archives() throws {
    func reader(_ encode: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
      let coder = NSKeyedArchiver(requiringSecureCoding: true)
      encode(coder)
      coder.finishEncoding()
      let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
      reader.decodingFailurePolicy = .setErrorAndReturn
      return reader
    }
    let metadata = CKShare.Metadata(url: "https://e.org/1", title: "T", containerIdentifier: "c")
    let again = try #require(CKShare.Metadata(coder: try reader { metadata.encode(with: $0) }))
    #expect(again.share.url == metadata.share.url && again.containerIdentifier == "c")
    #expect(again.share[CKShare.SystemFieldKey.title] as? String == "T" && CKShare.Metadata.supportsSecureCoding)
    let identifier = CKRecord.ID(recordName: "r")
    #expect(CKRecord.ID(coder: try reader { identifier.encode(with: $0) }) == identifier)
    #expect(CKRecord.ID.supportsSecureCoding)
    #expect(identifier != CKRecord.ID(recordName: "s") && identifier.copy() as? CKRecord.ID === identifier)
    #expect(identifier.hash == CKRecord.ID(recordName: "r").hash)
    let empty = try reader { $0.encode(1, forKey: "other") }
    #expect(CKShare.Metadata(coder: empty) == nil && CKRecord.ID(coder: empty) == nil)
  }

  @Test("An archiver accepts metadata and identifiers as its root, with and without a title", arguments: ["T", nil])
  func roots(title: String?) throws {
    func again<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
      try NSKeyedUnarchiver.unarchivedObject(
        ofClass: Object.self, from: NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true))
    }
    let metadata = try #require(
      try again(CKShare.Metadata(url: "https://e.org/1", title: title, containerIdentifier: "c")))
    #expect(metadata.share.url == URL(string: "https://e.org/1") && metadata.containerIdentifier == "c")
    #expect(metadata.share[CKShare.SystemFieldKey.title] as? String == title)
    #expect(try again(metadata.rootRecordID) == metadata.rootRecordID)
  }

  @Test("A copy is equal to the original")
  func copies() throws {
    let metadata = CKShare.Metadata(url: "https://e.org/1", title: "T", containerIdentifier: "c")
    let copy = try #require(metadata.copy() as? CKShare.Metadata)
    let share = try #require(metadata.share.copy() as? CKShare)
    #expect(copy.containerIdentifier == "c" && copy.share.url == metadata.share.url)
    #expect(share[CKShare.SystemFieldKey.title] as? String == "T")
  }

  @Test("A field accepts the types of CloudKit's fields")
  func values() {
    let record = CKRecord(
      recordType: "Recipe",
      values: [
        "name": "Pot Roast", "servings": 4, "weight": 1.5, "isVegan": false, "made": Date(timeIntervalSince1970: 0),
        "picture": Data([1, 2]),
      ])
    #expect(record.allKeys() == ["isVegan", "made", "name", "picture", "servings", "weight"])
    #expect(record["servings"] as? Int == 4 && record["weight"] as? Double == 1.5)
    #expect(record["isVegan"] as? Bool == false && record["picture"] as? Data == Data([1, 2]))
    #expect(record["made"] as? Date == Date(timeIntervalSince1970: 0) && record["other"] == nil)
  }
}
