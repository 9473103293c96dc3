public import SceneSystem

/// Reads the values of a command's options that a device script has as headers, with the same errors. Each is given the place for its
/// error, such as the option's name.
public enum OptionParser {
  /// The profile that `name` names.
  public static func profile(_ name: String, location: String) throws(ScriptError) -> DeviceProfile.Kind {
    do throws(ScriptProblem) { return try DeviceScriptReader.profile(name) } catch { throw error.at(location) }
  }

  /// The version that `text` is the number of.
  public static func osVersion(_ text: String, location: String) throws(ScriptError) -> Int {
    do throws(ScriptProblem) { return try DeviceScriptReader.osVersion(text) } catch { throw error.at(location) }
  }

  /// Applies the variant that `name` names.
  public static func apply(variant name: String, to profile: inout DeviceProfile, location: String) throws(ScriptError)
  {
    guard profile.apply(variant: name) else {
      throw ScriptProblem.unknown("variant", name, known: DeviceProfile.knownVariants).at(location)
    }
  }
}
