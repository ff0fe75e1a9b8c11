import type { Asset } from '@tivara/contracts';
import { Styles } from './styles.js';

const FILES: Record<string, string> = {
  'shell.css':
    '@layer ui, remote;@layer ui{.ui_a{color:red}.ui_b{color:blue}}@layer remote{.shell_a{top:0}}',
  'heart.css':
    '@layer ui, remote;@layer ui{.ui_b{color:blue}.ui_c{color:red}}@layer ui{.ui_a{color:red}}@layer remote{.wishlist_a{top:0}.wishlist_a{top:1px}.wishlist_a{top:0}}',
};
const assetOf = (file: string): Asset => ({
  url: `/r/app/1.0.0/web/${file}`,
  integrity: 'sha256-x',
});
const styles = new Styles({
  file: async (_app, _version, file) => {
    const css = FILES[file.replace('web/', '')];
    return css === undefined ? null : { content: Buffer.from(css), brotli: null };
  },
});
const read = async (...files: string[]) =>
  (await styles.read(files.map(assetOf))).map(({ text }) => text);

test('a document has a rule of several stylesheets once, and each one’s own rules as they are', async () => {
  expect(await read('shell.css', 'heart.css')).toEqual([
    FILES['shell.css'],
    '@layer ui{.ui_c{color:red}}@layer remote{.wishlist_a{top:0}.wishlist_a{top:1px}.wishlist_a{top:0}}',
  ]);
  expect(await read('heart.css')).toEqual([FILES['heart.css']]);
});

test('a missing stylesheet is left to the browser, and read again for the next document', async () => {
  expect(await read('shell.css', 'new.css')).toEqual([FILES['shell.css'], null]);
  FILES['new.css'] = '@layer ui{.ui_b{color:blue}.ui_d{top:0}}';
  expect(await read('shell.css', 'new.css')).toEqual([
    FILES['shell.css'],
    '@layer ui{.ui_d{top:0}}',
  ]);
});
