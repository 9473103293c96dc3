@_exported public import CombineOverlay
@_exported public import SwiftUICore
@_exported public import UIKit
