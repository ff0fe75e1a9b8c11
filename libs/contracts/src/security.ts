/** Of the API's answers and of documents, if the site's address begins with https. */
export const STRICT_TRANSPORT_SECURITY = `max-age=${365 * 24 * 3600}; includeSubDomains`;

/** Where browsers report violations of a document's content policy. */
export const CSP_REPORTS = '/api/csp-reports';
