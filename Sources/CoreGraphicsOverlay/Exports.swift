// Graphics types are in Foundation and in UIKit here.
@_exported public import Foundation
@_exported public import UIKitCore
