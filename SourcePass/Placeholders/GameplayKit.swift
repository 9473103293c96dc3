// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
open class GKRandomSource: NSObject, PlaceholderMembers {
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }
  open func nextInt() -> Int { .random(in: Int(Int32.min)...Int(Int32.max)) }
  open func nextInt(upperBound: Int) -> Int { .random(in: 0..<max(1, upperBound)) }
  open func nextUniform() -> Float { .random(in: 0..<1) }
  open func nextBool() -> Bool { .random() }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
}
open class GKMersenneTwisterRandomSource: GKRandomSource { public convenience init(seed: UInt64) { self.init() } }
open class GKARC4RandomSource: GKRandomSource { public convenience init(seed: Data) { self.init() } }
open class GKLinearCongruentialRandomSource: GKRandomSource { public convenience init(seed: UInt64) { self.init() } }
open class GKRandomDistribution: NSObject, PlaceholderMembers {
  public let lowestValue: Int
  public let highestValue: Int
  public init(lowestValue: Int, highestValue: Int) {
    (self.lowestValue, self.highestValue) = (lowestValue, highestValue)
  }
  public convenience init(randomSource: GKRandomSource, lowestValue: Int, highestValue: Int) {
    self.init(lowestValue: lowestValue, highestValue: highestValue)
  }
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(lowestValue: 1, highestValue: 6) }
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(lowestValue: 1, highestValue: 20) }
  open func nextInt() -> Int { .random(in: lowestValue...max(lowestValue, highestValue)) }
  open func nextBool() -> Bool { .random() }
}
open class GKShuffledDistribution: GKRandomDistribution {}
open class GKGaussianDistribution: GKRandomDistribution {}
