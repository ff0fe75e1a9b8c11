// @ts-check
/** Code that wraps a page's module for Fast Refresh, which rejects modules that also export a loader and a head. @param {string} file absolute path */
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
