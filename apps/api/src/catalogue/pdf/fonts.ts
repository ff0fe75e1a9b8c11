import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';

/** Static cuts of the site's variable fonts, which PDF does not support. */
const ownFile = (name: string) =>
  fileURLToPath(new URL(`../../../fonts/${name}.ttf`, import.meta.url));
const FACES = {
  display: ownFile('newsreader-200'),
  title: ownFile('newsreader-300'),
  text: ownFile('hanken-grotesk-400'),
  strong: ownFile('hanken-grotesk-500'),
} as const;
export type Face = keyof typeof FACES;

const packageFile = (name: string) =>
  createRequire(import.meta.url).resolve(
    `@expo-google-fonts/${name.toLowerCase()}/400Regular/${name.replaceAll('-', '')}_400Regular.ttf`,
  );
/** For other scripts. Each has Latin too, so that one font renders a whole text. */
const FALLBACKS = [
  'Noto-Sans', // Greek, Cyrillic, Devanagari
  'Noto-Sans-Bengali',
  'Noto-Sans-Gurmukhi',
  'Noto-Sans-Gujarati',
  'Noto-Sans-Oriya',
  'Noto-Sans-Tamil',
  'Noto-Sans-Telugu',
  'Noto-Sans-Kannada',
  'Noto-Sans-Malayalam',
  'Vazirmatn', // Arabic, Urdu
  'Rubik', // Hebrew
];

export const FONT_FILES: Readonly<Record<string, string>> = {
  ...FACES,
  ...Object.fromEntries(FALLBACKS.map((name) => [name, packageFile(name)])),
};

const characterSets = new Map<string, ReadonlySet<number>>();
/** A lookup in a set takes a tenth of the time of one in the font, and the overview fits every name of the catalogue. */
function hasGlyph(name: string, character: string): boolean {
  // No file of ours is a collection of fonts.
  const set =
    characterSets.get(name) ?? new Set((openSync(FONT_FILES[name] ?? '') as Font).characterSet);
  characterSets.set(name, set);
  return set.has(character.codePointAt(0) ?? 0);
}

const UNANCHORED = { mark: false, mkmk: false, abvm: false, blwm: false };
/** fontkit throws on a mark for which the font has no anchor; such a text does without exact positions. */
export function tolerateMissingAnchors(font: Font): void {
  if (Object.hasOwn(font, 'layout')) return;
  const layout = font.layout.bind(font);
  font.layout = (text, ...options) => {
    try {
      return layout(text, ...options);
    } catch {
      return layout(text, UNANCHORED);
    }
  };
}

const RIGHT_TO_LEFT = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}]`;
/** pdfkit shapes word by word, which would put such words in reverse order. */
const RIGHT_TO_LEFT_SPACE = new RegExp(`(?<=${RIGHT_TO_LEFT}) (?=${RIGHT_TO_LEFT})`, 'gu');

interface Fit {
  font: string;
  /** What the font can render. */
  text: string;
  /** The text's characters that no one font has beside the others. */
  missing: string[];
}

/** The font with the most of a text's characters. */
export function fit(text: string, face: Face): Fit {
  const characters = [...text.replace(/\s+/g, ' ').normalize('NFC')].flatMap((one) =>
    hasGlyph(face, one) ? one : [...one.normalize('NFKC')],
  );
  let [font, missing]: [string, string[]] = [face, characters];
  for (const name of [face, ...FALLBACKS]) {
    const lacks = characters.filter((one) => !hasGlyph(name, one));
    if (lacks.length < missing.length) [font, missing] = [name, lacks];
    if (missing.length === 0) break;
  }
  const rest = characters.filter((one) => !missing.includes(one)).join('');
  return {
    font,
    text: rest.replace(/\s+/g, ' ').trim().replace(RIGHT_TO_LEFT_SPACE, '\u00a0'),
    missing: [...new Set(missing)].filter((one) => !/\p{Default_Ignorable_Code_Point}/u.test(one)),
  };
}
