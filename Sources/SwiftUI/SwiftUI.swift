@_exported import CombineOverlay
@_exported import SwiftUICore
@_exported import UIKit
