/// Frameworks of Apple's that are absent here, by their names. An import of one cannot come from a package.
enum AppleFrameworks {
  static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdServices", "AdSupport",
    "AddressBook", "AddressBookUI", "AppIntents", "AppKit", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox",
    "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration", "BackgroundTasks", "BusinessChat",
    "CFNetwork", "CallKit", "CarPlay", "Charts", "ClassKit", "ClockKit", "CommonCrypto", "Contacts", "ContactsUI",
    "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "CryptoTokenKit", "DeviceCheck",
    "EventKit",
    "EventKitUI", "ExternalAccessory", "FileProvider", "GLKit", "GameController", "GameKit", "GameplayKit",
    "GroupActivities",
    "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaAccessibility", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "ObjectiveC", "OpenGLES", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit", "Twitter",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit",
    "WidgetKit",
    "iAd",
  ]
}
