import SceneSystem

/// One scenario file: a device, an app, what happens, and what must follow (device-script.md).
public struct DeviceScript: Hashable, Sendable {
  /// A session that exists before the first stimulus.
  public struct Session: Hashable, Sendable {
    /// The name of its configuration in the app's manifest.
    public var configuration: String
    /// Whether it holds a saved restoration activity.
    public var hasActivity: Bool

    /// Makes a session; its label is its place in ``DeviceScript/sessions``.
    public init(configuration: String, hasActivity: Bool = false) {
      self.configuration = configuration
      self.hasActivity = hasActivity
    }
  }

  /// One stimulus and the events that must follow it.
  public struct Step: Hashable, Sendable {
    /// The line in the file, counted from 1.
    public var line: Int
    /// What happens.
    public var stimulus: ScriptStimulus
    /// `false` for a line with `|`, which only sets the stage.
    public var isCompared: Bool
    /// What must follow, in order.
    public var expected: [TraceLine]

    /// Makes a step.
    public init(line: Int, stimulus: ScriptStimulus, isCompared: Bool = true, expected: [TraceLine] = []) {
      self.line = line
      self.stimulus = stimulus
      self.isCompared = isCompared
      self.expected = expected
    }
  }

  /// The file's name, for messages.
  public var file: String
  /// The scenario's name; the file's name without its extension where the header does not say.
  public var id: String
  /// One line for people.
  public var title = ""
  /// Where the expectation comes from.
  public var source = ""
  /// `logged`, `documented` or `inferred`.
  public var confidence = ""
  /// The kind of device.
  public var profile = DeviceProfile.Kind.phone
  /// Named deviations, as `kill=background`.
  public var variants: [String] = []
  /// The version of iOS that is meant, 13 … 27.
  public var osVersion = 26
  /// The reference app.
  public var app = ReferenceApp.storyboard
  /// The sessions that exist before the first stimulus: A, B, C and so on.
  public var sessions: [Session] = []
  /// The owners whose events are compared, or `nil` for all delegates and controllers.
  public var only: [String]?
  /// Other events may stand between the listed ones.
  public var isPartial = false
  /// The events after one stimulus may come in any order.
  public var isUnordered = false
  /// Events that must not occur after any compared stimulus.
  public var absent: [TraceLine] = []
  /// What happens, in order.
  public var steps: [Step] = []

  /// Makes a script without steps, with every header at its default.
  public init(file: String, id: String) {
    self.file = file
    self.id = id
  }

  /// The device that the header describes: the profile's row with version and variants applied.
  public var device: DeviceProfile {
    var device = DeviceProfile(kind: profile, osVersion: osVersion)
    // The parser has refused every variant that is not known.
    for variant in variants { _ = device.apply(variant: variant) }
    return device
  }
}
