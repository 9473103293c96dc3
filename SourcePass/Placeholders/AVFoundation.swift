// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
import UIKit

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public init() { (value, timescale) = (0, 1) }
  public init(value: CMTimeValue, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    (value, timescale) = (CMTimeValue(seconds * Double(preferredTimescale)), preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  public static let zero = CMTime()
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: 600)
  }
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: 600)
  }
  public var isValid: Bool { timescale != 0 }
  public var isIndefinite: Bool { false }
  public var isNumeric: Bool { timescale != 0 }
}
public let kCMTimeZero = CMTime.zero
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let mp3 = AVFileType("public.mp3")
  public static let mp4 = AVFileType("public.mpeg-4")
  public static let m4a = AVFileType("com.apple.m4a-audio")
  public static let mov = AVFileType("com.apple.quicktime-movie")
  public static let wav = AVFileType("com.microsoft.waveform-audio")
}
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let metadata = AVMediaType(rawValue: "meta")
}
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType" as NSString
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public struct AVLayerVideoGravity: Hashable, Sendable {
  public var rawValue: String
  public static let resize = AVLayerVideoGravity(rawValue: "resize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
}
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

public protocol AVAudioPlayerDelegate: AnyObject {}
public protocol AVAudioRecorderDelegate: AnyObject {}
public protocol AVSpeechSynthesizerDelegate: AnyObject {}
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {}
public protocol AVCapturePhotoCaptureDelegate: AnyObject {}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {}

open class AVAudioPlayer: NSObject, PlaceholderMembers {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var isMeteringEnabled = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open private(set) var isPlaying = false
  open private(set) var url: URL?
  public override init() {
    super.init()
    logPlaceholder("AVFoundation.AVAudioPlayer")
  }
  public convenience init(contentsOf url: URL) throws {
    self.init()
    self.url = url
  }
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws { try self.init(contentsOf: url) }
  public convenience init(data: Data) throws { self.init() }
  public convenience init(data: Data, fileTypeHint: String?) throws { self.init() }
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    logPlaceholder(Self.self)
    return false
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() {}
  open func stop() {}
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

open class AVAudioRecorder: NSObject, PlaceholderMembers {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open private(set) var url: URL
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    super.init()
    logPlaceholder("AVFoundation.AVAudioRecorder")
  }
  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool {
    logPlaceholder(Self.self)
    return false
  }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
}

open class AVAudioSession: NSObject, PlaceholderMembers, @unchecked Sendable {
  public struct Category: Hashable, Sendable {
    public var rawValue: String
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    public static let multiRoute = Category(rawValue: "multiRoute")
  }
  public struct Mode: Hashable, Sendable {
    public var rawValue: String
    public static let `default` = Mode(rawValue: "default")
    public static let voiceChat = Mode(rawValue: "voiceChat")
    public static let videoRecording = Mode(rawValue: "videoRecording")
    public static let measurement = Mode(rawValue: "measurement")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public enum PortOverride: UInt, Sendable { case none, speaker }
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession {
    logPlaceholder("AVFoundation.AVAudioSession")
    return shared
  }
  open var category: Category { .soloAmbient }
  open var recordPermission: RecordPermission { .undetermined }
  open var outputVolume: Float { 1 }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  open func setMode(_ mode: Mode) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ port: PortOverride) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    logPlaceholder(Self.self)
    response(false)
  }
}

open class AVMetadataItem: NSObject, PlaceholderMembers {}
open class AVAsset: NSObject, PlaceholderMembers, @unchecked Sendable {
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .zero }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var isPlayable: Bool { false }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  open private(set) var url = URL(fileURLWithPath: "/")
  public convenience init(url: URL, options: [String: Any]? = nil) {
    self.init()
    self.url = url
  }
}
open class AVPlayerItem: NSObject, PlaceholderMembers, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  open private(set) var asset = AVAsset()
  open var status: Status { .unknown }
  open var duration: CMTime { .zero }
  open var error: (any Error)? { nil }
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
  public convenience init(asset: AVAsset) {
    self.init()
    self.asset = asset
  }
  open func currentTime() -> CMTime { .zero }
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
extension NSNotification.Name {
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
open class AVPlayer: NSObject, PlaceholderMembers, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var error: (any Error)? { nil }
  public override init() {
    super.init()
    logPlaceholder("AVFoundation.AVPlayer")
  }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  public convenience init(playerItem: AVPlayerItem?) {
    self.init()
    currentItem = playerItem
  }
  open func play() { logPlaceholder(Self.self) }
  open func pause() { logPlaceholder(Self.self) }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  @discardableResult open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  @discardableResult open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable { public convenience init(items: [AVPlayerItem]) { self.init() } }
open class AVPlayerLooper: NSObject, PlaceholderMembers {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
open class AVPlayerLayer: CALayer, PlaceholderMembers {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    logPlaceholder("AVFoundation.AVPlayerLayer")
  }
}

open class AVSpeechSynthesisVoice: NSObject, PlaceholderMembers, @unchecked Sendable {
  open private(set) var language = "en-US"
  open var name: String { "" }
  open var identifier: String { "" }
  public convenience init?(language: String?) {
    self.init()
    self.language = language ?? "en-US"
  }
  public convenience init?(identifier: String) { self.init() }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { "en-US" }
}
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
open class AVSpeechUtterance: NSObject, PlaceholderMembers {
  open private(set) var speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = 0.5
  open var volume: Float = 1
  open var pitchMultiplier: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
open class AVSpeechSynthesizer: NSObject, PlaceholderMembers {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) { logPlaceholder(Self.self) }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}

open class AVCaptureDevice: NSObject, PlaceholderMembers, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public struct DeviceType: Hashable, Sendable {
    var rawValue: String
    public static let builtInWideAngleCamera = DeviceType(rawValue: "wide")
    public static let builtInDualCamera = DeviceType(rawValue: "dual")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "trueDepth")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "ultraWide")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "telephoto")
  }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var torchMode = TorchMode.off
  open class func `default`(for type: AVMediaType) -> AVCaptureDevice? {
    logPlaceholder("AVFoundation.AVCaptureDevice")
    return nil
  }
  open class func `default`(_ type: DeviceType, for media: AVMediaType?, position: Position) -> AVCaptureDevice? {
    logPlaceholder("AVFoundation.AVCaptureDevice")
    return nil
  }
  open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  open class func requestAccess(for type: AVMediaType, completionHandler: @escaping (Bool) -> Void) {
    logPlaceholder("AVFoundation.AVCaptureDevice")
    completionHandler(false)
  }
  open class func requestAccess(for type: AVMediaType) async -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}
open class AVCaptureInput: NSObject, PlaceholderMembers {}
open class AVCaptureDeviceInput: AVCaptureInput { public init(device: AVCaptureDevice) throws {} }
open class AVCaptureOutput: NSObject, PlaceholderMembers { public override init() {} }
open class AVCaptureConnection: NSObject, PlaceholderMembers {}
open class AVMetadataObject: NSObject, PlaceholderMembers {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "qr")
    public static let ean8 = ObjectType(rawValue: "ean8")
    public static let ean13 = ObjectType(rawValue: "ean13")
    public static let pdf417 = ObjectType(rawValue: "pdf417")
    public static let code128 = ObjectType(rawValue: "code128")
    public static let code39 = ObjectType(rawValue: "code39")
    public static let upce = ObjectType(rawValue: "upce")
    public static let face = ObjectType(rawValue: "face")
  }
  open var bounds: CGRect { .zero }
  open var type: ObjectType { .qr }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject { open var stringValue: String? { nil } }
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  open var rectOfInterest = CGRect.zero
  open func setMetadataObjectsDelegate(_ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?)
  {}
}
open class AVCapturePhotoSettings: NSObject, PlaceholderMembers {
  open var flashMode = AVCaptureDevice.FlashMode.off
  public convenience init(format: [String: Any]?) { self.init() }
}
open class AVCapturePhoto: NSObject, PlaceholderMembers { open func fileDataRepresentation() -> Data? { nil } }
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    logPlaceholder(Self.self)
  }
}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}
open class AVCaptureSession: NSObject, PlaceholderMembers, @unchecked Sendable {
  public struct Preset: Hashable, Sendable {
    var rawValue: String
    public static let photo = Preset(rawValue: "photo")
    public static let high = Preset(rawValue: "high")
    public static let medium = Preset(rawValue: "medium")
    public static let low = Preset(rawValue: "low")
    public static let hd1280x720 = Preset(rawValue: "hd1280x720")
    public static let hd1920x1080 = Preset(rawValue: "hd1920x1080")
    public static let vga640x480 = Preset(rawValue: "vga640x480")
  }
  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var isRunning: Bool { false }
  public override init() {
    super.init()
    logPlaceholder("AVFoundation.AVCaptureSession")
  }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { logPlaceholder(Self.self) }
  open func stopRunning() {}
}
open class AVCaptureVideoPreviewLayer: CALayer, PlaceholderMembers {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    logPlaceholder("AVFoundation.AVCaptureVideoPreviewLayer")
  }
}

public func AVMakeRect(aspectRatio: CGSize, insideRect rect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return rect }
  let scale = min(rect.width / aspectRatio.width, rect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(origin: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), size: size)
}

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  logPlaceholder("AudioToolbox.AudioServicesPlaySystemSound")
}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {
  logPlaceholder("AudioToolbox.AudioServicesPlayAlertSound")
}
