// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
import UIKit

public protocol SKProductsRequestDelegate: AnyObject {}
public protocol SKRequestDelegate: AnyObject {}
public protocol SKPaymentTransactionObserver: AnyObject {}
public protocol SKStoreProductViewControllerDelegate: AnyObject {}
public let SKStoreProductParameterITunesItemIdentifier = "id"
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
public struct SKError: Error, Sendable {
  public enum Code: Int, Sendable { case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed }
  public var code: Code
}
open class SKProduct: NSObject, PlaceholderMembers {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
}
open class SKRequest: NSObject, PlaceholderMembers {
  open func start() { logPlaceholder(Self.self) }
  open func cancel() {}
}
open class SKProductsRequest: SKRequest {
  open weak var delegate: (any SKProductsRequestDelegate)?
  public init(productIdentifiers: Set<String>) {}
}
open class SKProductsResponse: NSObject, PlaceholderMembers {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
open class SKPayment: NSObject, PlaceholderMembers {
  open var productIdentifier: String { "" }
  public convenience init(product: SKProduct) { self.init() }
}
open class SKMutablePayment: SKPayment {}
open class SKPaymentTransaction: NSObject, PlaceholderMembers {
  open var payment: SKPayment { SKPayment() }
  open var transactionState: SKPaymentTransactionState { .purchasing }
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var transactionIdentifier: String? { nil }
}
open class SKPaymentQueue: NSObject, PlaceholderMembers, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { shared }
  open class func canMakePayments() -> Bool { false }
  open func add(_ payment: SKPayment) { logPlaceholder(Self.self) }
  open func add(_ observer: any SKPaymentTransactionObserver) { logPlaceholder(Self.self) }
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func restoreCompletedTransactions() { logPlaceholder(Self.self) }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
open class SKStoreReviewController: NSObject, PlaceholderMembers {
  open class func requestReview() { logPlaceholder(Self.self) }
  open class func requestReview(in scene: UIWindowScene) { logPlaceholder(Self.self) }
}
open class SKStoreProductViewController: UIViewController, PlaceholderMembers {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}
