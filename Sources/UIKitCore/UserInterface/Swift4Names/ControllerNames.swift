// Swift 4's names for types of bars and view controllers. Compilers of Swift 4.2 and later reject them with a suggestion of the present
// names.

/// ``UIBarButtonItem/Style`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// ``UIBarButtonItem/SystemItem`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// ``UITabBarItem/SystemItem`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// ``UITabBar/ItemPositioning`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning

/// ``UISearchBar/Style`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

/// ``UISearchBar/Icon`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon

/// ``UINavigationController/Operation`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// ``UIAlertAction/Style`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// ``UIAlertController/Style`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// ``UIActivity/ActivityType`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

/// ``UIActivity/Category`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category

/// ``UIPageViewController/NavigationDirection`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// ``UIPageViewController/NavigationOrientation`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation

/// ``UIPageViewController/SpineLocation`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// ``UIPageViewController/TransitionStyle`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// ``UISplitViewController/DisplayMode`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

/// ``UIDocument/State`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.State")
public typealias UIDocumentState = UIDocument.State

/// ``UIDocument/ChangeKind`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.ChangeKind")
public typealias UIDocumentChangeKind = UIDocument.ChangeKind

/// ``UIDocument/SaveOperation`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation

/// ``UIImagePickerController/SourceType`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType

/// ``UIImagePickerController/QualityType`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.QualityType")
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType

/// ``UIImagePickerController/CameraDevice`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice

/// ``UIImagePickerController/CameraCaptureMode`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraCaptureMode")
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode

/// ``UIImagePickerController/CameraFlashMode`` under its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraFlashMode")
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
