@_exported public import CoreTransferable
@_exported public import FoundationOverlay
@_exported public import SwiftUICore
@_exported public import UIKit
