/** Asks for the filter as a form in the page, for browsers without JavaScript. */
export const FORM = 'filters';

export const asksForForm = (params: URLSearchParams): boolean => params.has(FORM);
