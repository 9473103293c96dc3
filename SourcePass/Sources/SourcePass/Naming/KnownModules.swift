/// The modules that are known by their names.
package enum KnownModules {
  /// The modules of the toolchain for Linux.
  package static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
    "FoundationInternationalization", "Dispatch", "Glibc", "XCTest", "Testing", "Observation", "Synchronization",
    "RegexBuilder", "Distributed", "Cxx", "CxxStdlib", "_Concurrency", "_StringProcessing", "_Differentiation",
    "CoreFoundation", "Builtin", "_Volatile",
  ]

  /// Classes that Foundation declares here and marks as unavailable, with the module that has usable ones. A file that imports both modules
  /// finds the names ambiguous, unless it imports the class itself.
  package static let usableClasses = ["NSComparisonPredicate": "PredicateFormats", "NSExpression": "PredicateFormats"]

  /// Modules of devices whose declarations are in another module here: the names of both.
  package static let replacements: [String: [String]] = [
    "CoreGraphics": ["UIKit", "Foundation"], "QuartzCore": ["UIKit", "Foundation"],
    "CoreServices": ["UniformTypeIdentifiers", "UIKit"], "MobileCoreServices": ["UniformTypeIdentifiers", "UIKit"],
    "Darwin": ["Glibc"], "ObjectiveC": ["Foundation"], "CoreFoundation": ["Foundation"], "os": ["UIKit"],
  ]

  /// The beginnings of the names that a module of devices declares. Names with an equals sign are whole.
  package static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "AVFAudio": ["AV"], "AVFoundation": ["AV", "CMTime", "CMSampleBuffer", "kCMTime"], "AVKit": ["AV"],
    "Accelerate": ["vDSP", "vImage"], "Accounts": ["AC"], "ActivityKit": ["=Activity", "=ActivityAttributes"],
    "AdSupport": ["AS"], "AppIntents": ["=AppIntent", "=AppShortcut", "=IntentResult"],
    "AppTrackingTransparency": ["AT"], "AudioToolbox": ["Audio", "AU"], "AuthenticationServices": ["AS"],
    "BackgroundTasks": ["BG"], "CallKit": ["CX"], "CarPlay": ["CP"], "Charts": ["=Chart", "=BarMark", "=LineMark"],
    "CloudKit": ["CK"], "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreAudio": ["Audio"], "CoreBluetooth": ["CB"],
    "CoreData": [
      "NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSAttributeDescription", "NSRelationship", "NSMerge",
      "NSBatch", "NSAsynchronousFetch",
    ],
    "CoreHaptics": ["CH"], "CoreImage": ["CI", "kCI"], "CoreLocation": ["CL"], "CoreMedia": ["CM"], "CoreML": ["ML"],
    "CoreMotion": ["CM"], "CoreNFC": ["NFC"], "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"], "CoreText": ["CT"],
    "CoreVideo": ["CV"], "CryptoKit": ["SHA", "=AES", "=HMAC", "=SymmetricKey", "=Insecure", "=P256", "=Curve25519"],
    "EventKit": ["EK"], "EventKitUI": ["EK"], "ExternalAccessory": ["EA"], "GLKit": ["GLK"], "GameController": ["GC"],
    "GameKit": ["GK"], "GameplayKit": ["GK"], "HealthKit": ["HK"], "HealthKitUI": ["HK"], "HomeKit": ["HM"],
    "ImageIO": ["CGImageSource", "CGImageDestination", "CGImageProperty", "CGImageMetadata"], "Intents": ["IN"],
    "IntentsUI": ["IN"], "JavaScriptCore": ["JS"],
    "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"], "MapKit": ["MK"], "MediaPlayer": ["MP"],
    "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK"], "MetricKit": ["MX"],
    "MultipeerConnectivity": ["MC"], "NaturalLanguage": ["NL"], "Network": ["NW"], "NetworkExtension": ["NE"],
    "NotificationCenter": ["NC"], "OpenGLES": ["EAGL"], "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"],
    "Photos": ["PH"], "PhotosUI": ["PH", "=PhotosPicker"], "PushKit": ["PK"], "QuickLook": ["QL"],
    "QuickLookThumbnailing": ["QL"], "RealityKit": ["=Entity", "=ModelEntity", "=AnchorEntity", "=ARView"],
    "ReplayKit": ["RP"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "Security": ["Sec"], "Social": ["SL"],
    "Speech": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK", "=Product", "=AppStore"],
    "SwiftData": ["=Model", "=ModelContainer", "=ModelContext", "=Query"], "SystemConfiguration": ["SC"],
    "TipKit": ["=Tip", "=TipView", "=Tips"], "Twitter": ["TW"], "Vision": ["VN"], "VisionKit": ["VN"],
    "WatchConnectivity": ["WC"], "WatchKit": ["WK"], "WeatherKit": ["Weather"], "WebKit": ["WK"],
    "WidgetKit": ["Widget", "=TimelineProvider", "=TimelineEntry", "=Timeline"], "iAd": ["AD"],
  ]

  /// The modules of devices that are absent unless the plan has them.
  static let ofDevices: Set<String> = Set(prefixes.keys).union([
    "AppKit", "Cocoa", "Darwin", "ObjectiveC", "CoreWLAN", "IOKit", "Carbon",
  ])
}
