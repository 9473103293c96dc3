// The explicit guides of stacks are those of their subviews.

extension VStackLayout: GuideMergingLayout {}
extension HStackLayout: GuideMergingLayout {}
extension ZStackLayout: GuideMergingLayout {}
