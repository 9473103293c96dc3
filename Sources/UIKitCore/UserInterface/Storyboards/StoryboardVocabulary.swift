/// The elements of storyboards that are understood: read, or without effect off the device.
package enum StoryboardVocabulary {
  /// The names of the elements.
  package static let elements: Set<String> = [
    "accessibility", "accessibilityOverrides", "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance",
    "titleTextAttributes", "largeTitleTextAttributes", "buttonAppearance", "doneButtonAppearance",
    "backButtonAppearance", "accessibilityTraits", "action", "activityIndicatorView", "adaptation", "alternates",
    "array",
    "arscnView", "attributedString", "attributes", "audiovisualMediaTypes", "autoresizingMask",
    "avPlayerViewController", "axis", "backgroundConfiguration", "barButtonItem", "blurEffect", "bool", "button",
    "buttonConfiguration", "calendar", "calendarIdentifier", "capability", "cells", "class", "classes",
    "collectionReusableView", "collectionView", "collectionViewCell", "collectionViewCellContentView",
    "collectionViewController", "collectionViewFlowLayout", "collectionViewLayout", "color", "colorWell", "command",
    "commandAlternate", "connections", "constraint", "constraints", "containerView", "control", "controller",
    "customFonts", "customObject", "data", "dataDetectorType", "date", "datePicker", "dependencies", "deployment",
    "development", "device", "dictionary", "directionalEdgeInsets", "directionalInset", "document", "edgeInsets",
    "entry", "exclude", "exit", "extendedEdge", "font", "fontDescription", "fragment", "frame",
    "freeformSimulatedSizeMetrics", "gestureRecognizer", "gestureRecognizers", "glkView", "glkViewController",
    "hostingController", "image", "imageInsets", "imageReference", "imageView", "include",
    "inferredMetricsTieBreakers", "inset", "integer", "items", "keyModifierFlags", "label", "layoutGuides",
    "leftBarButtonItems", "locale", "longPressGestureRecognizer", "mainMenu", "mapView", "mask", "menu",
    "modalFormSheetSimulatedStatusBarMetrics", "modalPageSheetSimulatedStatusBarMetrics", "mtkView", "mutableString",
    "namedColor", "navigationBar", "navigationController", "navigationItem", "nil", "number", "objects", "offset",
    "offsetWrapper", "outlet", "outletCollection", "pageControl", "pageViewController", "panGestureRecognizer",
    "paragraphStyle", "pickerView", "pinchGestureRecognizer", "placeholder", "plugIn", "point",
    "pongPressGestureRecognizer", "preferredSymbolConfiguration", "progressView", "prototypes", "range", "real",
    "rect", "refreshControl", "relationship", "relationships", "resources", "rightBarButtonItems",
    "rotationGestureRecognizer", "scene", "sceneKitView", "scenes", "scope", "scopeButtonTitles",
    "screenEdgePanGestureRecognizer", "scrollView", "searchBar", "sections", "segment", "segmentedControl",
    "segments", "segue", "simulatedDetailViewMetrics", "simulatedMasterViewMetrics", "simulatedMetricsContainer",
    "simulatedModalMetrics", "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedSplitViewMetrics", "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "size", "skView", "slider", "splitViewController", "stackView", "state", "stepper", "string", "subviews",
    "swipeGestureRecognizer", "switch", "systemColor", "tabBar", "tabBarController", "tabBarItem", "tableView",
    "tableViewCell", "tableViewCellAccessoryType", "tableViewCellContentView", "tableViewController",
    "tableViewSection", "tapGestureRecognizer", "textAttributes", "textField", "textInputTraits", "textView",
    "timeZone", "titleView", "toolbar", "toolbarItems", "url", "userDefinedRuntimeAttribute",
    "userDefinedRuntimeAttributes", "userGuides", "userLayoutGuide", "value", "variation", "vibrancyEffect", "view",
    "viewController", "viewControllerLayoutGuide", "viewControllerPlaceholder", "viewLayoutGuide", "visualEffectView",
    "webView", "window", "wkPreferences", "wkWebView", "wkWebViewConfiguration",
  ]

  /// An element that is not understood.
  package struct Unknown: Hashable {
    package let name: String
    package let line: Int
  }

  /// The elements of a document that are not understood.
  package static func unknown(in document: StoryboardDocument) -> [Unknown] {
    var found: [Unknown] = []
    document.root.walk { element in
      if !elements.contains(element.name) { found.append(Unknown(name: element.name, line: element.line)) }
      return true
    }
    return found
  }
}

extension StoryboardVocabulary {
  /// The names of a document's elements whose classes are absent.
  @MainActor package static func absent(in document: StoryboardDocument) -> Set<String> {
    var found: Set<String> = []
    document.root.walk { element in
      if StoryboardBuilder.viewKinds[element.name]?.isAbsent == true
        || StoryboardBuilder.controllerKinds[element.name]?.isAbsent == true
      {
        found.insert(element.name)
      }
      return true
    }
    return found
  }
}
