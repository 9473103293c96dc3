package import AttributeGraph

/// A value of type `Value` in the graph of a view hierarchy.
///
/// Types that conform to ``View`` receive one in `_makeView(view:inputs:)`; apps have no use for it.
public struct _GraphValue<Value> {
  package let attribute: Attribute<Value>

  package init(_ attribute: Attribute<Value>) { self.attribute = attribute }
}
