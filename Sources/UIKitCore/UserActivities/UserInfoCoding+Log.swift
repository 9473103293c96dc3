import ActivityArchive
import RuntimeLogging
import SceneSystem

extension UserInfoCoding {
  /// The values in `bytes`, or none if they cannot be read, which is logged for `owner`.
  static func values(in bytes: Bytes, of owner: String) -> [AnyHashable: Any] {
    do {
      return try userInfo(from: bytes)
    } catch {
      RuntimeLog.write("The userInfo of \(owner) cannot be read, so it has none: \(error)")
      return [:]
    }
  }
}
