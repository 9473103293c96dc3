/// The storyboards of a new app.
enum StoryboardTemplate {
  /// A view controller with an empty view.
  static let main = text(
    scene: "VcS-aa-001", controller: "VcT-aa-002", view: "VcV-aa-003", guide: "VcG-aa-004", responder: "VcR-aa-005",
    customClass: " customClass=\"ViewController\" customModuleProvider=\"target\"", isLaunchScreen: false)

  /// An empty view, without a class.
  static let launchScreen = text(
    scene: "LsS-aa-001", controller: "LsC-aa-002", view: "LsV-aa-003", guide: "LsG-aa-004", responder: "LsR-aa-005",
    customClass: "", isLaunchScreen: true)

  private static func text(
    scene: String, controller: String, view: String, guide: String, responder: String, customClass: String,
    isLaunchScreen: Bool
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"\
    \(isLaunchScreen ? " launchScreen=\"YES\"" : "") useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="\(controller)">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="System colors in document resources" minToolsVersion="11.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--View Controller-->
            <scene sceneID="\(scene)">
                <objects>
                    <viewController id="\(controller)"\(customClass) sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="\(view)">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <viewLayoutGuide key="safeArea" id="\(guide)"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="\(responder)" userLabel="First Responder" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
        <resources>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """
  }
}
