/** Paths of the API, each an export of its own, so that a bundle contains only those that it uses. */

export const products = '/api/products';
export const suggestions = '/api/suggestions';
export const product = (id: number | string) => `/api/products/products/${id}`;
export const productIds = '/api/products/ids';
/** With `collection_id` that of one collection. */
export const catalogue = '/api/catalogue.pdf';
export const catalogueProgress = '/api/catalogue/progress';
export const adminProducts = '/api/admin/products';
export const categories = '/api/categories';
export const materials = '/api/materials';
export const colors = '/api/colors';
export const collections = '/api/collection';
export const finishings = '/api/finishing';
export const frameTypes = '/api/frametype';
export const shapes = '/api/shape';
export const stores = '/api/store';
export const store = (id: number | string) => `/api/store/${id}`;
export const storeCities = '/api/store/cities';
export const storePlaces = '/api/store/places';
/** `?near=` a pincode. */
export const storePincodes = '/api/store/pincodes';
export const storeIds = '/api/store/ids';
export const login = '/api/login';
export const logout = '/api/logout';
export const me = '/api/auth/me';
export const register = '/api/auth/register';
/** `?token=`: a page that confirms the address. */
export const confirmAddress = '/api/auth/confirm';
export const mailConfirmation = '/api/auth/confirmation';
export const password = '/api/auth/password';
export const reset = '/api/auth/reset';
export const checkReset = '/api/auth/reset/check';
export const resetConfirm = '/api/auth/reset/confirm';
export const sessions = '/api/auth/sessions';
export const session = (id: string) => `/api/auth/sessions/${id}`;
export const checkInvitation = '/api/auth/invitation';
/** `/api/categories` → `/api/admin/categories` */
export const admin = (list: string) => list.replace('/api/', '/api/admin/');
export const adminProduct = (id: number | string) => `/api/admin/products/${id}`;
export const publishProduct = (id: number | string) => `/api/admin/products/${id}/published`;
export const duplicateProduct = (id: number | string) => `/api/admin/products/${id}/duplicate`;
export const previewProduct = (id: number | string) => `/api/admin/products/${id}/preview`;
export const publishCollection = (id: number | string) => `/api/admin/collection/${id}/published`;
export const previewCollection = (id: number | string) => `/api/admin/collection/${id}/preview`;
export const collectionOrder = '/api/admin/collection/order';
/** Of the collection's products. */
export const productOrder = (id: number | string) => `/api/admin/collection/${id}/order`;
export const bulkProducts = '/api/admin/products/bulk';
export const editProducts = '/api/admin/products/edit';
export const bulkDeletion = (list: string) => `${list.replace('/api/', '/api/admin/')}/bulk`;
export const importProducts = '/api/admin/products/import';
export const importStores = '/api/admin/store/import';
export const previewImport = (path: string) => `${path}/preview`;
export const importLeftOut = (path: string) => `${path}/left-out`;
export const adminStart = '/api/admin/start';
export const adminAccounts = '/api/admin/accounts';
export const adminAccount = (id: number | string) => `/api/admin/accounts/${id}`;
export const accountSessions = (id: number | string) => `/api/admin/accounts/${id}/sessions`;
export const invitations = '/api/admin/invitations';
export const invitation = (id: number | string) => `/api/admin/invitations/${id}`;
export const audit = '/api/admin/audit';
/** One's own saved views of tables. */
export const tableViews = '/api/admin/views';
export const tableView = (id: number | string) => `/api/admin/views/${id}`;
export const undo = (change: string) => `/api/admin/changes/${change}/undo`;
export const trash = '/api/admin/trash';
export const restoreTrash = '/api/admin/trash/restore';
export const purgeTrash = '/api/admin/trash/delete';
/** Of reference data: gives its products another value, and deletes it. */
export const replaceReference = (list: string, id: number | string) =>
  `${list.replace('/api/', '/api/admin/')}/${id}/replace`;
/** Of reference data and stores: rows that a new one may repeat. */
export const similar = (list: string) => `${list.replace('/api/', '/api/admin/')}/similar`;
export const newsletter = '/newsletter';
export const confirmNewsletter = '/newsletter/confirm';
export const unsubscribe = '/newsletter/unsubscribe';
export const adminNewsletter = '/api/admin/newsletter';
export const subscriber = (id: number | string) => `/api/admin/newsletter/${id}`;
export const enquire = '/api/email';
export const accountWishlist = '/api/auth/wishlist';
export const wishlists = '/api/wishlists';
export const sharedWishlist = (token: string) => `/api/wishlists/${token}`;
export const adminEnquiries = '/api/admin/enquiries';
export const enquiry = (id: number | string) => `/api/admin/enquiries/${id}`;
export const enquiryAssignees = '/api/admin/enquiries/assignees';
export const enquiryReplies = (id: number | string) => `/api/admin/enquiries/${id}/replies`;
export const replyTemplates = '/api/admin/reply-templates';
export const replyTemplate = (id: number | string) => `/api/admin/reply-templates/${id}`;
export const adminMails = '/api/admin/mails';
export const mail = (id: number | string) => `/api/admin/mails/${id}`;
export const retryMails = '/api/admin/mails/retry';
export const retryMail = (id: number | string) => `/api/admin/mails/${id}/retry`;
export const reports = '/api/reports';
export const adminReleases = '/api/admin/releases';
export const adminTexts = '/api/admin/texts';
export const release = (app: string) => `/api/admin/releases/${app}`;
export const releaseRollback = (app: string) => `/api/admin/releases/${app}/rollback`;
export const endCanary = (app: string) => `/api/admin/releases/${app}/canary`;
export const previewLink = (app: string) => `/api/admin/releases/${app}/preview`;
/** The blocks of a page: see content.ts. */
export const content = (page: string) => `/api/content/${page}`;
export const adminContent = '/api/admin/content';
export const contentBlock = (block: string) => `/api/admin/content/${block}`;
export const contentDraft = (block: string) => `/api/admin/content/${block}/draft`;
export const publishContent = (block: string) => `/api/admin/content/${block}/publish`;
export const previewContent = (block: string) => `/api/admin/content/${block}/preview`;
export const contentVersion = (block: string, id: number | string) =>
  `/api/admin/content/${block}/versions/${id}`;
export const revertContent = (block: string, id: number | string) =>
  `/api/admin/content/${block}/versions/${id}/revert`;
export const resetContent = (block: string) => `/api/admin/content/${block}/reset`;
export const socialPosts = '/api/social/posts';
/** Takes a picture; with `library=yes` it stays while nothing uses it. */
export const adminMedia = '/api/admin/media';
export const bulkMedia = '/api/admin/media/bulk';
export const replacePicture = (id: number | string) => `/api/admin/media/${id}/replace`;
export const secondFactor = '/api/auth/second-factor';
export const secondFactorOptions = '/api/auth/second-factor/options';
/** Succeeds if the session may make a change that needs a recent proof. */
export const stepUp = '/api/auth/step-up';
export const factors = '/api/auth/factors';
export const factor = (id: number | string) => `/api/auth/factors/${id}`;
export const addPasskey = '/api/auth/factors/passkey';
export const addPasskeyOptions = '/api/auth/factors/passkey/options';
export const addTotp = '/api/auth/factors/totp';
export const addTotpOptions = '/api/auth/factors/totp/options';
export const recoveryCodes = '/api/auth/recovery-codes';
export const accountFactors = (id: number | string) => `/api/admin/accounts/${id}/factors`;
