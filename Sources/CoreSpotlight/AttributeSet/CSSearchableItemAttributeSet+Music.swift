public import Foundation

// Music.

extension CSSearchableItemAttributeSet {
  /// The album.
  public var album: String? {
    get { text("album") }
    set { set("album", newValue) }
  }
  /// The artist.
  public var artist: String? {
    get { text("artist") }
    set { set("artist", newValue) }
  }
  /// The composer.
  public var composer: String? {
    get { text("composer") }
    set { set("composer", newValue) }
  }
  /// The author of the words.
  public var lyricist: String? {
    get { text("lyricist") }
    set { set("lyricist", newValue) }
  }
  /// The genre of music.
  public var musicalGenre: String? {
    get { text("musicalGenre") }
    set { set("musicalGenre", newValue) }
  }
  /// The number of the track on the album.
  public var audioTrackNumber: NSNumber? {
    get { number("audioTrackNumber") }
    set { set("audioTrackNumber", newValue) }
  }
  /// When it was recorded.
  public var recordingDate: Date? {
    get { date("recordingDate") }
    set { set("recordingDate", newValue) }
  }
  /// The beats of a minute.
  public var tempo: NSNumber? {
    get { number("tempo") }
    set { set("tempo", newValue) }
  }
  /// The key.
  public var keySignature: String? {
    get { text("keySignature") }
    set { set("keySignature", newValue) }
  }
  /// The measure.
  public var timeSignature: String? {
    get { text("timeSignature") }
    set { set("timeSignature", newValue) }
  }
  /// The samples of a second.
  public var audioSampleRate: NSNumber? {
    get { number("audioSampleRate") }
    set { set("audioSampleRate", newValue) }
  }
  /// The number of channels.
  public var audioChannelCount: NSNumber? {
    get { number("audioChannelCount") }
    set { set("audioChannelCount", newValue) }
  }
  /// The app that has encoded the sound.
  public var audioEncodingApplication: String? {
    get { text("audioEncodingApplication") }
    set { set("audioEncodingApplication", newValue) }
  }
  /// Whether it is a sequence of General MIDI.
  public var generalMIDISequence: NSNumber? {
    get { number("generalMIDISequence") }
    set { set("generalMIDISequence", newValue) }
  }
  /// The kind of instrument.
  public var musicalInstrumentCategory: String? {
    get { text("musicalInstrumentCategory") }
    set { set("musicalInstrumentCategory", newValue) }
  }
  /// The instrument.
  public var musicalInstrumentName: String? {
    get { text("musicalInstrumentName") }
    set { set("musicalInstrumentName", newValue) }
  }
}
