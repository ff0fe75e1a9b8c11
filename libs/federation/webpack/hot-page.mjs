// @ts-check
/**
 * Wraps a page's module for development, as source of a module. Fast Refresh accepts modules that export components alone,
 * and a page also exports its loader and its head: without this, each edit of a page would reload the document.
 * @param {string} file Absolute path of the page's module.
 */
export const hotPage = (file) => {
  const request = JSON.stringify(file);
  return `
import * as page from ${request};
const current = () => page;
export const load = (context) => current().load?.(context);
export const head = (context) => current().head(context);
export default page.default;
import.meta.webpackHot?.accept(${request}, () => __react_refresh_utils__.enqueueUpdate(() => {}));
`;
};
