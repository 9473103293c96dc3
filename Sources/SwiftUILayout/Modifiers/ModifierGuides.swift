// The explicit guides of these are those of their subviews.

extension RootLayout: GuideMergingLayout {}
extension FrameLayout: GuideMergingLayout {}
extension FlexibleFrameLayout: GuideMergingLayout {}
extension PaddingLayout: GuideMergingLayout {}
extension PositionLayout: GuideMergingLayout {}
extension FixedSizeLayout: GuideMergingLayout {}
extension AspectRatioLayout: GuideMergingLayout {}

extension AlignmentGuideLayout: GuideMergingLayout {
  var ownGuides: ExplicitGuides { ExplicitGuides(key) }
}
