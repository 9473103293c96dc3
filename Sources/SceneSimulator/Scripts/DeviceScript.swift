public import SceneSystem

/// One scenario file: a device, an app, stimuli, and the events that must follow (device-script.md).
public struct DeviceScript: Hashable, Sendable {
  /// A session that exists before the first stimulus.
  public struct Session: Hashable, Sendable {
    /// The name of its configuration in the app's manifest.
    public var configuration: String
    /// Whether it has a saved restoration activity.
    public var hasActivity: Bool

    /// Makes a session; its label follows from its index in ``DeviceScript/sessions``.
    public init(configuration: String, hasActivity: Bool = false) {
      self.configuration = configuration
      self.hasActivity = hasActivity
    }
  }

  /// One stimulus and the events that must follow it.
  public struct Step: Hashable, Sendable {
    /// The line in the file, counted from 1.
    public var line: Int
    /// The stimulus.
    public var stimulus: ScriptStimulus
    /// `false` for a line with `|`, which is setup only.
    public var isCompared: Bool
    /// The events that must follow, in order.
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
  /// The scenario's name; the file's name without its extension if the header has none.
  public var id: String
  /// A one-line title for readers.
  public var title = ""
  /// The source of the expectation.
  public var source = ""
  /// `logged`, `documented` or `inferred`.
  public var confidence = ""
  /// The kind of device.
  public var profile = DeviceProfile.Kind.phone
  /// Named deviations, such as `kill=background`.
  public var variants: [String] = []
  /// The version of iOS that applies, 13 … 27: that of the header, else the profile's own.
  public var osVersion: Int {
    get { statedVersion ?? DeviceProfile(kind: profile).osVersion }
    set { statedVersion = newValue }
  }
  /// The version in the header, or `nil`.
  public private(set) var statedVersion: Int?
  /// The reference app.
  public var app = ReferenceApp.storyboard
  /// The sessions that exist before the first stimulus: A, B, C and so on.
  public var sessions: [Session] = []
  /// The owners whose events are compared, or `nil` for all delegates and controllers.
  public var only: [String]?
  /// Other events may occur between the listed ones.
  public var isPartial = false
  /// The events after one stimulus may come in any order.
  public var isUnordered = false
  /// Events that must not occur after any compared stimulus.
  public var absent: [TraceLine] = []
  /// The steps, in order.
  public var steps: [Step] = []

  /// Makes a script without steps, with every header at its default.
  public init(file: String, id: String) {
    self.file = file
    self.id = id
  }

  /// The device that the header describes: the profile with version and variants applied.
  public var device: DeviceProfile {
    var device = DeviceProfile(kind: profile, osVersion: osVersion)
    // The parser has rejected every unknown variant.
    for variant in variants { _ = device.apply(variant: variant) }
    return device
  }
}
