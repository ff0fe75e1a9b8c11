/** The rows that public lists are read from have this version together: those of the catalogue and of the stores. */
export const CATALOGUE_VERSION = 'catalogue';
