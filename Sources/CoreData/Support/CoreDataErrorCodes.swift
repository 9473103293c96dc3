/// The key of several errors of one save.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the format of a predicate that is false.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that a request concerns.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that a request concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"

/// A value is not valid.
public let NSManagedObjectValidationError = 1550
/// The constraints of an entity are not kept.
public let NSManagedObjectConstraintValidationError = 1551
/// Several values are not valid.
public let NSValidationMultipleErrorsError = 1560
/// A property that is not optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship denies the deletion of its owner.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too early.
public let NSValidationDateTooSoonError = 1640
/// A date is not valid.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// A URI is not valid.
public let NSValidationInvalidURIError = 1690
/// A context is used that has no coordinator with stores.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator cannot be used by another thread.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// An object does not exist.
public let NSManagedObjectReferentialIntegrityError = 133000
/// Objects were changed by somebody else.
public let NSManagedObjectMergeError = 133020
/// Objects have values that only one may have.
public let NSManagedObjectConstraintMergeError = 133021
/// A store has another type.
public let NSPersistentStoreInvalidTypeError = 134000
/// A type of stores is unknown.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store and a model do not fit.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134030
/// A save is not complete.
public let NSPersistentStoreIncompleteSaveError = 134040
/// A store has conflicts.
public let NSPersistentStoreSaveConflictsError = 134050
/// A request cannot be carried out.
public let NSCoreDataError = 134060
/// A store's operation has failed.
public let NSPersistentStoreOperationError = 134070
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// A store takes too long.
public let NSPersistentStoreTimeoutError = 134090
/// A store does not fit the version of a model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration has failed.
public let NSMigrationError = 134110
