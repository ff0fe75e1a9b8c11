// @ts-check
/**
 * Puts an app's CSS Modules into its cascade layer; a module that names a layer itself stays there.
 * @public @this {import('webpack').LoaderContext<object>} @param {string} css
 */
export default function layerLoader(css) {
  const isOwn = this.resourcePath.endsWith('.module.css') && !css.startsWith('@layer');
  // On the first line, so that the others keep their numbers.
  return isOwn ? `@layer remote {${css}}` : css;
}
