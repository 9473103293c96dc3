import SceneSystem

/// Reads the values of command line options that a device script has as headers, with the same errors.
public enum OptionParser {
  /// The profile of `--profile NAME`.
  public static func profile(_ name: String) throws(ScriptError) -> DeviceProfile.Kind {
    do throws(ScriptProblem) { return try DeviceScriptReader.profile(name) } catch { throw error.at("--profile") }
  }

  /// The version of `--os NUMBER`.
  public static func osVersion(_ text: String) throws(ScriptError) -> Int {
    do throws(ScriptProblem) { return try DeviceScriptReader.osVersion(text) } catch { throw error.at("--os") }
  }

  /// Applies `--variant NAME`.
  public static func apply(variant name: String, to profile: inout DeviceProfile) throws(ScriptError) {
    guard profile.apply(variant: name) else {
      throw ScriptProblem.unknown("variant", name, known: DeviceProfile.knownVariants).at("--variant")
    }
  }
}
