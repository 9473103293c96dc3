// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
import UIKit

open class SKTexture: NSObject, PlaceholderMembers, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(imageNamed name: String) { self.init() }
  public convenience init(image: UIImage) { self.init() }
  open func size() -> CGSize { .zero }
}
open class SKTextureAtlas: NSObject, PlaceholderMembers {
  public convenience init(named name: String) { self.init() }
  open var textureNames: [String] { [] }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture() }
}
open class SKAction: NSObject, PlaceholderMembers, @unchecked Sendable {
  open var duration: TimeInterval = 0
  open var timingMode = SKActionTimingMode.linear
  open class func move(to point: CGPoint, duration: TimeInterval) -> SKAction { SKAction() }
  open class func move(by vector: CGVector, duration: TimeInterval) -> SKAction { SKAction() }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  open class func rotate(byAngle angle: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  open class func rotate(toAngle angle: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction() }
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction() }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction() }
  open class func wait(forDuration duration: TimeInterval, withRange range: TimeInterval) -> SKAction { SKAction() }
  open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
  open class func group(_ actions: [SKAction]) -> SKAction { SKAction() }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction() }
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func hide() -> SKAction { SKAction() }
  open class func unhide() -> SKAction { SKAction() }
  open class func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction()
  }
  open class func playSoundFileNamed(_ name: String, waitForCompletion: Bool) -> SKAction { SKAction() }
  open class func follow(_ path: CGPath, asOffset: Bool, orientToPath: Bool, speed: CGFloat) -> SKAction { SKAction() }
  open func reversed() -> SKAction { self }
}
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
public enum SKBlendMode: Int, Sendable { case alpha, add, subtract, multiply, multiplyX2, screen, replace }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
open class SKPhysicsContact: NSObject, PlaceholderMembers {
  open var bodyA: SKPhysicsBody { SKPhysicsBody() }
  open var bodyB: SKPhysicsBody { SKPhysicsBody() }
  open var contactPoint: CGPoint { .zero }
}
public protocol SKPhysicsContactDelegate: AnyObject {}
public protocol SKSceneDelegate: AnyObject {}
open class SKPhysicsWorld: NSObject, PlaceholderMembers {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}
open class SKPhysicsBody: NSObject, PlaceholderMembers {
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var affectedByGravity = true
  open var allowsRotation = true
  open var isDynamic = true
  open var isResting = false
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var usesPreciseCollisionDetection = false
  open weak var node: SKNode?
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  public convenience init(rectangleOf size: CGSize) { self.init() }
  public convenience init(rectangleOf size: CGSize, center: CGPoint) { self.init() }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom a: CGPoint, to b: CGPoint) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyForce(_ force: CGVector) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
}
open class SKNode: UIResponder, PlaceholderMembers {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var speed: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var name: String?
  open var physicsBody: SKPhysicsBody?
  open var userData: NSMutableDictionary?
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []
  open weak var scene: SKScene? { parent as? SKScene ?? parent?.scene }
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init?(fileNamed name: String) {
    self.init()
    logPlaceholder("SpriteKit.SKNode")
  }
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func addChild(_ node: SKNode) {
    children.append(node)
    node.parent = self
  }
  open func insertChild(_ node: SKNode, at index: Int) { addChild(node) }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { for node in children { node.removeFromParent() } }
  open func removeChildren(in nodes: [SKNode]) { for node in nodes { node.removeFromParent() } }
  open func removeAllActions() {}
  open func removeAction(forKey key: String) {}
  open func action(forKey key: String) -> SKAction? { nil }
  open func hasActions() -> Bool { false }
  open func run(_ action: SKAction) { logPlaceholder(Self.self) }
  open func run(_ action: SKAction, withKey key: String) {}
  open func run(_ action: SKAction, completion: @escaping () -> Void) { completion() }
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  open func atPoint(_ point: CGPoint) -> SKNode { self }
  open func nodes(at point: CGPoint) -> [SKNode] { [] }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
}
open class SKEffectNode: SKNode {}
open class SKCameraNode: SKNode {}
open class SKCropNode: SKNode { open var maskNode: SKNode? }
open class SKReferenceNode: SKNode { public convenience init(fileNamed name: String?) { self.init() } }
open class SKLightNode: SKNode { open var falloff: CGFloat = 1 }
open class SKFieldNode: SKNode {
  open var strength: Float = 1
  open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
}
open class SKEmitterNode: SKNode {
  open var particleBirthRate: CGFloat = 0
  open var targetNode: SKNode?
  open func advanceSimulationTime(_ seconds: TimeInterval) {}
}
open class SKAudioNode: SKNode { public convenience init(fileNamed name: String) { self.init() } }
open class SKSpriteNode: SKNode {
  open var size = CGSize.zero
  open var color = UIColor.clear
  open var colorBlendFactor: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var texture: SKTexture?
  open var blendMode = SKBlendMode.alpha
  open override var frame: CGRect { CGRect(origin: position, size: size) }
  public convenience init(imageNamed name: String) { self.init(texture: nil, color: .clear, size: .zero) }
  public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .clear, size: .zero) }
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .clear, size: size) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public convenience override init() { self.init(texture: nil, color: .clear, size: .zero) }
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    super.init()
    (self.texture, self.color, self.size) = (texture, color, size)
    logPlaceholder("SpriteKit.SKSpriteNode")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  public convenience init(rectOf size: CGSize) { self.init() }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init() }
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  public convenience init(path: CGPath) { self.init() }
}
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor?
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(fontNamed name: String?) {
    self.init()
    fontName = name
  }
}
open class SKScene: SKEffectNode {
  open var size = CGSize.zero
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = UIColor.black
  open var camera: SKCameraNode?
  open weak var delegate: (any SKSceneDelegate)?
  public let physicsWorld = SKPhysicsWorld()
  open weak var view: SKView?
  open override var frame: CGRect { CGRect(origin: .zero, size: size) }
  public init(size: CGSize) {
    super.init()
    self.size = size
    logPlaceholder("SpriteKit.SKScene")
    sceneDidLoad()
  }
  public convenience override init() { self.init(size: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}
}
open class SKTransition: NSObject, PlaceholderMembers {
  open class func fade(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
  open class func crossFade(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipHorizontal(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
}
open class SKView: UIView, PlaceholderMembers {
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var ignoresSiblingOrder = false
  open var isPaused = false
  open var allowsTransparency = false
  open var preferredFramesPerSecond = 60
  open private(set) var scene: SKScene?
  open func presentScene(_ scene: SKScene?) {
    logPlaceholder("SpriteKit.SKView")
    self.scene = scene
    scene?.view = self
    scene?.didMove(to: self)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
}

extension UITouch {
  public func location(in node: SKNode) -> CGPoint { location(in: nil as UIView?) }
  public func location(in node: SKNode?) -> CGPoint { location(in: nil as UIView?) }
  public func previousLocation(in node: SKNode) -> CGPoint { previousLocation(in: nil as UIView?) }
}
