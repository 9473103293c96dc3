/// The names in Objective-C of methods of UIKit and Foundation whose names in Swift were made for Swift.
package enum SystemSelectors {
  /// A method.
  package struct Method: Hashable, Sendable {
    package var labels: [String]
    package var selector: String
  }

  /// A method by its name, and by its labels if they are known.
  package static func method(named name: String, labels: [String]?) -> Method? {
    guard let methods = methods[name] else { return nil }
    guard let labels else { return methods.first }
    return methods.first { $0.labels == labels }
  }

  /// The getters of properties whose selectors are not their names in Swift.
  package static let getters: [String: String] = [
    "isHidden": "isHidden", "isEnabled": "isEnabled", "isSelected": "isSelected",
  ]

  /// Each line has the name in Swift and the selector.
  private static let lines = """
    becomeFirstResponder() becomeFirstResponder
    resignFirstResponder() resignFirstResponder
    endEditing(_:) endEditing:
    cut(_:) cut:
    copy(_:) copy:
    paste(_:) paste:
    pasteAndMatchStyle(_:) pasteAndMatchStyle:
    select(_:) select:
    selectAll(_:) selectAll:
    delete(_:) delete:
    toggleBoldface(_:) toggleBoldface:
    toggleItalics(_:) toggleItalics:
    toggleUnderline(_:) toggleUnderline:
    increaseSize(_:) increaseSize:
    decreaseSize(_:) decreaseSize:
    find(_:) find:
    printContent(_:) printContent:
    duplicate(_:) duplicate:
    move(_:) move:
    rename(_:) rename:
    export(_:) export:
    updateTextAttributes(conversionHandler:) updateTextAttributesWithConversionHandler:
    setNeedsDisplay() setNeedsDisplay
    setNeedsDisplay(_:) setNeedsDisplayInRect:
    setNeedsLayout() setNeedsLayout
    setNeedsUpdateConstraints() setNeedsUpdateConstraints
    layoutIfNeeded() layoutIfNeeded
    layoutSubviews() layoutSubviews
    removeFromSuperview() removeFromSuperview
    addSubview(_:) addSubview:
    bringSubviewToFront(_:) bringSubviewToFront:
    sendSubviewToBack(_:) sendSubviewToBack:
    insertSubview(_:at:) insertSubview:atIndex:
    sizeToFit() sizeToFit
    viewDidLoad() viewDidLoad
    viewWillAppear(_:) viewWillAppear:
    viewDidAppear(_:) viewDidAppear:
    viewWillDisappear(_:) viewWillDisappear:
    viewDidDisappear(_:) viewDidDisappear:
    viewIsAppearing(_:) viewIsAppearing:
    dismiss(animated:completion:) dismissViewControllerAnimated:completion:
    present(_:animated:completion:) presentViewController:animated:completion:
    show(_:sender:) showViewController:sender:
    showDetailViewController(_:sender:) showDetailViewController:sender:
    performSegue(withIdentifier:sender:) performSegueWithIdentifier:sender:
    prepare(for:sender:) prepareForSegue:sender:
    shouldPerformSegue(withIdentifier:sender:) shouldPerformSegueWithIdentifier:sender:
    setEditing(_:animated:) setEditing:animated:
    didReceiveMemoryWarning() didReceiveMemoryWarning
    setNeedsStatusBarAppearanceUpdate() setNeedsStatusBarAppearanceUpdate
    willMove(toParent:) willMoveToParentViewController:
    didMove(toParent:) didMoveToParentViewController:
    viewWillTransition(to:with:) viewWillTransitionToSize:withTransitionCoordinator:
    popViewController(animated:) popViewControllerAnimated:
    popToRootViewController(animated:) popToRootViewControllerAnimated:
    popToViewController(_:animated:) popToViewController:animated:
    pushViewController(_:animated:) pushViewController:animated:
    setViewControllers(_:animated:) setViewControllers:animated:
    setNavigationBarHidden(_:animated:) setNavigationBarHidden:animated:
    setToolbarHidden(_:animated:) setToolbarHidden:animated:
    setToolbarItems(_:animated:) setToolbarItems:animated:
    reloadData() reloadData
    reloadInputViews() reloadInputViews
    beginUpdates() beginUpdates
    endUpdates() endUpdates
    deselectRow(at:animated:) deselectRowAtIndexPath:animated:
    reloadRows(at:with:) reloadRowsAtIndexPaths:withRowAnimation:
    insertRows(at:with:) insertRowsAtIndexPaths:withRowAnimation:
    deleteRows(at:with:) deleteRowsAtIndexPaths:withRowAnimation:
    beginRefreshing() beginRefreshing
    endRefreshing() endRefreshing
    startAnimating() startAnimating
    stopAnimating() stopAnimating
    setContentOffset(_:animated:) setContentOffset:animated:
    scrollRectToVisible(_:animated:) scrollRectToVisible:animated:
    flashScrollIndicators() flashScrollIndicators
    sendActions(for:) sendActionsForControlEvents:
    setOn(_:animated:) setOn:animated:
    setValue(_:animated:) setValue:animated:
    setProgress(_:animated:) setProgress:animated:
    setTitle(_:for:) setTitle:forState:
    setImage(_:for:) setImage:forState:
    setSelected(_:animated:) setSelected:animated:
    setHighlighted(_:animated:) setHighlighted:animated:
    prepareForReuse() prepareForReuse
    invalidate() invalidate
    fire() fire
    post(name:object:) postNotificationName:object:
    reload() reload
    reloadFromOrigin() reloadFromOrigin
    goBack() goBack
    goForward() goForward
    goBack(_:) goBack:
    goForward(_:) goForward:
    stopLoading() stopLoading
    stopLoading(_:) stopLoading:
    reload(_:) reload:
    play() play
    pause() pause
    stop() stop
    start() start
    resume() resume
    suspend() suspend
    cancel() cancel
    save() save
    undo() undo
    redo() redo
    awakeFromNib() awakeFromNib
    gestureRecognizerShouldBegin(_:) gestureRecognizerShouldBegin:
    gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveTouch:
    tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
    tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath:
    tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath:
    tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath:
    tableView(_:numberOfRowsInSection:) tableView:numberOfRowsInSection:
    tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
    tableView(_:estimatedHeightForRowAt:) tableView:estimatedHeightForRowAtIndexPath:
    tableView(_:viewForHeaderInSection:) tableView:viewForHeaderInSection:
    tableView(_:viewForFooterInSection:) tableView:viewForFooterInSection:
    tableView(_:titleForHeaderInSection:) tableView:titleForHeaderInSection:
    tableView(_:titleForFooterInSection:) tableView:titleForFooterInSection:
    tableView(_:heightForHeaderInSection:) tableView:heightForHeaderInSection:
    tableView(_:heightForFooterInSection:) tableView:heightForFooterInSection:
    tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
    tableView(_:canEditRowAt:) tableView:canEditRowAtIndexPath:
    tableView(_:canMoveRowAt:) tableView:canMoveRowAtIndexPath:
    tableView(_:moveRowAt:to:) tableView:moveRowAtIndexPath:toIndexPath:
    tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
    tableView(_:accessoryButtonTappedForRowWith:) tableView:accessoryButtonTappedForRowWithIndexPath:
    tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
    tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:
    numberOfSections(in:) numberOfSectionsInTableView:
    collectionView(_:cellForItemAt:) collectionView:cellForItemAtIndexPath:
    collectionView(_:numberOfItemsInSection:) collectionView:numberOfItemsInSection:
    collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath:
    collectionView(_:didDeselectItemAt:) collectionView:didDeselectItemAtIndexPath:
    collectionView(_:layout:sizeForItemAt:) collectionView:layout:sizeForItemAtIndexPath:
    scrollViewDidScroll(_:) scrollViewDidScroll:
    scrollViewDidEndDecelerating(_:) scrollViewDidEndDecelerating:
    scrollViewWillBeginDragging(_:) scrollViewWillBeginDragging:
    scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDragging:willDecelerate:
    textFieldShouldReturn(_:) textFieldShouldReturn:
    textFieldDidBeginEditing(_:) textFieldDidBeginEditing:
    textFieldDidEndEditing(_:) textFieldDidEndEditing:
    textField(_:shouldChangeCharactersIn:replacementString:) textField:shouldChangeCharactersInRange:replacementString:
    textViewDidChange(_:) textViewDidChange:
    textView(_:shouldChangeTextIn:replacementText:) textView:shouldChangeTextInRange:replacementText:
    application(_:didFinishLaunchingWithOptions:) application:didFinishLaunchingWithOptions:
    application(_:open:options:) application:openURL:options:
    applicationDidBecomeActive(_:) applicationDidBecomeActive:
    applicationWillResignActive(_:) applicationWillResignActive:
    applicationDidEnterBackground(_:) applicationDidEnterBackground:
    applicationWillEnterForeground(_:) applicationWillEnterForeground:
    """

  private static let methods: [String: [Method]] = {
    var methods: [String: [Method]] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let parenthesis = parts[0].firstIndex(of: "(") else { continue }
      let labels = parts[0][parts[0].index(after: parenthesis)...].dropLast()
        .split(separator: ":").map { $0 == "_" ? "" : String($0) }
      methods[String(parts[0][..<parenthesis]), default: []].append(Method(labels: labels, selector: String(parts[1])))
    }
    return methods
  }()
}
