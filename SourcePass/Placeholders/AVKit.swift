// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
@_exported import AVFoundation
import UIKit

public protocol AVPlayerViewControllerDelegate: AnyObject {}
open class AVPlayerViewController: UIViewController, PlaceholderMembers {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var contentOverlayView: UIView? { nil }
}
