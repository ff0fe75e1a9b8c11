/** What other domains may use of the stores. */
export { readStoreFigures } from './store-figures.js';
