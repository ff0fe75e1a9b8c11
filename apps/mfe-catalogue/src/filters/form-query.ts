/** Renders the filter as a form in the page, for browsers without JavaScript. */
export const FORM_PARAM = 'filters';

export const isFormRequested = (params: URLSearchParams): boolean => params.has(FORM_PARAM);
