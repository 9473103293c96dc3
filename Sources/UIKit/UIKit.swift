@_exported public import Foundation
@_exported public import UIKitCore
@_exported public import UserNotifications
