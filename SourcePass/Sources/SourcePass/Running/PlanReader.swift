import FoundationEssentials

/// Reads plans.
package enum PlanReader {
  /// The plan in a file.
  package static func read(_ path: String) throws(PassError) -> PassPlan {
    let bytes: [UInt8]
    do throws(PassError) {
      bytes = try Files.read(path, limit: 64 << 20)
    } catch {
      throw .badPlan(path: path, reason: error.description)
    }
    do {
      return try JSONDecoder().decode(PassPlan.self, from: Data(bytes))
    } catch {
      throw .badPlan(path: path, reason: "It is not a plan in JSON (\(error)).")
    }
  }
}
