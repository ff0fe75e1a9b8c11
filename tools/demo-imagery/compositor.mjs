// @ts-check
/** Puts the four passes of a picture together: the frame over the backdrop, through the glass, under its reflections. */
import path from 'node:path';
import sharp from 'sharp';
import { blur, enlarge, evenOut, readLinear } from './image.mjs';

/** Passes are stored at half brightness; a little more is the exposure of the studio. */
const GAIN = 2.08;
/** Above this share of white, highlights are eased in instead of clipped. */
const SHOULDER = 0.84;

const encode = (/** @type {number} */ v) =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;

/** From light to a stored level, 0 to 255. @param {number} light */
function develop(light) {
  const level = light <= 0 ? 0 : encode(Math.min(light * GAIN, 6));
  const room = 1 - SHOULDER;
  const eased =
    level < SHOULDER ? level : SHOULDER + room * (1 - Math.exp((SHOULDER - level) / room));
  return eased * 255;
}

/** Noise is judged by eye, so it is evened out in square roots of light. @param {import('./image.mjs').Image} image */
const roots = (image) => ({ ...image, data: image.data.map(Math.sqrt) });
/** @param {import('./image.mjs').Image} image */
const squares = (image) => ({ ...image, data: image.data.map((v) => v * v) });

/**
 * Colours times coverage, evened out a little where the frame is.
 * @param {import('./image.mjs').Image} image
 */
function premultiplied(image, tolerance = 0) {
  const { data, width, height } = image;
  for (let i = 0; i < data.length; i += 4) for (let c = 0; c < 3; c++) data[i + c] *= data[i + 3];
  if (!tolerance) return { ...image, data, width, height };
  const rooted = roots(image);
  return squares(
    evenOut(rooted, { levels: 2, tolerance, skip: (at) => rooted.data[at + 3] < 0.02 }),
  );
}

/** How much deeper shadows are drawn than they fall: thin wire under soft light would seem to float. */
const SHADOW = 1.5;
/** Less than this much darker is no shadow, only what is left of the noise. */
const QUIET = 1.012;

/** @param {import('./image.mjs').Image} image @param {boolean} isEmpty nothing stands on it but shadows */
function quietBackdrop(image, isEmpty) {
  if (!isEmpty) return squares(evenOut(roots(image), { levels: 3, tolerance: 0.05 }));
  const even = squares(blur(evenOut(roots(image), { levels: 4, tolerance: 0.06 }), 0.9));
  const around = blur(even, even.width / 24);
  const data = even.data.map((value, i) => {
    const green = i - (i % 3) + 1;
    return value * Math.min(1, (QUIET * even.data[green]) / around.data[green]) ** SHADOW;
  });
  return { ...even, data };
}

/**
 * @param {string} folder with the passes @param {string} file the finished PNG
 * @param {{ isEmpty: boolean }} how
 */
export async function composite(folder, file, { isEmpty }) {
  const pass = (/** @type {string} */ name) => readLinear(path.join(folder, `${name}.png`));
  const frame = premultiplied(await pass('frame'), 0.05);
  const { width, height } = frame;
  const backdrop = enlarge(quietBackdrop(await pass('backdrop'), isEmpty), width, height);
  const tint = await pass('tint');
  const sheen = premultiplied(await pass('sheen'));

  const pixels = Buffer.alloc(width * height * 3);
  const noise = dither();
  for (let i = 0; i < width * height; i++) {
    const shade = noise() + noise() - 1;
    const open = 1 - frame.data[i * 4 + 3];
    for (let c = 0; c < 3; c++) {
      const behind = frame.data[i * 4 + c] + backdrop.data[i * backdrop.channels + c] * open;
      // Outside the frame's box there is no glass, and nothing was drawn.
      const through = tint.data[i * tint.channels + c] || 1;
      const light = behind * through + sheen.data[i * 4 + c];
      pixels[i * 3 + c] = Math.max(0, Math.min(255, Math.round(develop(light) + 0.6 * shade)));
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
}

/** Repeatable, so that the same scene gives the same file; it keeps slow gradients from banding. */
function dither() {
  let state = 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
