/** Literal texts of SPEC.md and DECISIONS.md, each an export of its own, so that a bundle contains only those that it uses. */

export const error = 'An error occurred';
export const notLoaded =
  'This part of the page could not be loaded. Check your connection, and try again.';
export const notStored =
  'Your browser isn’t letting us save this. It will be lost when you leave the site.';
export const wait = 'Please wait';
export const tryAgain = 'Try again';
export const noData = 'No Data Available';
export const noStores = 'No Store Available.';
export const noRecords = 'No records to display';
export const wishlistEmpty = 'Your wishlist is empty.';
export const wishlistAdded = 'Product added to wishlist';
export const wishlistRemoved = 'Product removed from wishlist';
export const cityRequired = 'City is required.';
export const localityRequired = 'Locality is required.';
export const pincodeRequired = 'Pincode is required.';
export const newsletterFailed = 'Something Went Wrong';
export const newsletterDone =
  'Thank you. A mail is on its way: please confirm your address with it.';
export const newsletterConfirmed = 'Thank you. You are on the list.';
export const confirmUsed = 'This link was already used. Your address is on the list.';
export const confirmLeft =
  'This link was already used, and the address was taken off the list since. Sign up again to come back.';
export const confirmExpired = 'This link has expired. Sign up again, and a new one will come.';
export const linkBroken = 'This link is not complete. Open it again from the mail.';
export const unsubscribed = 'You are off the list. No further newsletter will come.';
export const enquiryFailed = 'Failed to send wishlist.';
export const enquirySent = 'Thank you. Your enquiry is on its way.';
export const noMailServer =
  'No mail server is set, so no mail can be sent. Set SMTP_URL, and restart the API.';
export const wishlistShared = 'Your list has a link now.';
export const sharedUnknown = 'This shared wishlist does not exist, or expired long ago.';
export const sharedExpired = 'This shared wishlist has expired.';
export const loggedIn = 'Logged in successfully';
export const loggedOut = 'Logged out successfully';
export const signedUp = 'Signed up successfully';
export const confirmationSent = 'A mail with a link is on its way.';
export const confirmationExpired =
  'This link has expired, or there is a newer one. Ask for another in your account.';
export const resetSent = 'If this address has an account, a mail with a link is on its way.';
export const passwordReset = 'Your password is changed. Please log in.';
export const passwordChanged = 'Your password is changed. All other devices are logged out.';
export const sessionsEnded = 'Logged out there.';
export const verified = 'It’s confirmed that it’s you.';
export const factorAdded = 'Second factor added';
export const factorRemoved = 'Second factor removed';
export const recoveryCodesRenewed = 'New recovery codes made. The old ones no longer work.';
export const accountDeleted = 'Your account is deleted.';
export const noPermission = 'You don’t have permission to do this.';
export const loginFailed = 'The email or the password is not right.';
export const pictureStored = 'Picture stored';
export const expectedArray = 'Expected an array but got';
export const gtin = 'GTIN must be 8, 12, 13 or 14 digits, the last of them the check digit.';
