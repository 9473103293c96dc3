// Layers, animations and display links are in UIKit here.
@_exported public import Foundation
@_exported public import UIKitCore
