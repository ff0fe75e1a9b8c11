// @ts-check
/** Puts the passes of a picture together: frame over props over backdrop, through the glass, under its reflections. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { blur, despeckle, enlarge, evenOut, readLinear } from './image.mjs';

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
function premultiplied(image, tolerance = 0, levels = 2) {
  const { data, width, height } = image;
  for (let i = 0; i < data.length; i += 4) for (let c = 0; c < 3; c++) data[i + c] *= data[i + 3];
  if (!tolerance) return { ...image, data, width, height };
  const rooted = roots(image);
  return squares(evenOut(rooted, { levels, tolerance, skip: (at) => rooted.data[at + 3] < 0.02 }));
}

/** How much deeper shadows are drawn than they fall: thin wire under soft light would seem to float. */
const SHADOW = 1.5;
/** Less than this much darker is no shadow, only what is left of the noise. */
const QUIET = 1.012;

/**
 * Under a prop the floor is black: without this the black would show as a line round its foot. The floor that is seen
 * is carried on beneath.
 * @param {import('./image.mjs').Image} image @param {import('./image.mjs').Image} props
 */
function carriedOn(image, props) {
  const { width, height, channels } = image;
  const data = Float32Array.from(image.data);
  const known = new Uint8Array(width * height).fill(1);
  const [across, down] = [props.width / width, props.height / height];
  for (let i = 0; i < props.width * props.height; i++)
    if (props.data[i * 4 + 3] > 0.01) {
      const x = Math.min(width - 1, Math.floor((i % props.width) / across));
      const y = Math.min(height - 1, Math.floor(Math.floor(i / props.width) / down));
      // What lies beside it is partly beneath it.
      for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
        known.fill(0, v * width + Math.max(0, x - 2), v * width + Math.min(width, x + 3));
    }
  const neighbours = (/** @type {number} */ i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return [
      x > 0 && i - 1,
      x < width - 1 && i + 1,
      y > 0 && i - width,
      y < height - 1 && i + width,
    ];
  };
  const knownBeside = (/** @type {number} */ i) =>
    neighbours(i).filter((j) => j !== false && known[j]);
  let open = [...known.keys()].filter((i) => !known[i]);
  while (open.length) {
    const next = open.filter((i) => knownBeside(i).length);
    if (!next.length) break;
    for (const i of next) {
      const from = /** @type {number[]} */ (knownBeside(i));
      for (let c = 0; c < channels; c++)
        data[i * channels + c] =
          from.reduce((sum, j) => sum + data[j * channels + c], 0) / from.length;
    }
    for (const i of next) known[i] = 1;
    open = open.filter((i) => !known[i]);
  }
  return { ...image, data };
}

/**
 * Nothing stands on the backdrop but shadows.
 * @param {import('./image.mjs').Image} image @param {number} least share of the light that deepening leaves: beside
 *   props shadows are deep already
 */
function quietBackdrop(image, least = 0) {
  const even = squares(blur(evenOut(roots(image), { levels: 4, tolerance: 0.06 }), 0.9));
  const around = blur(even, even.width / 24);
  const data = even.data.map((value, i) => {
    const green = i - (i % 3) + 1;
    const share = Math.min(1, (QUIET * even.data[green]) / around.data[green]) ** SHADOW;
    return value * Math.max(least, share);
  });
  return { ...even, data };
}

/**
 * Whether a pixel lies where the frames were looked for. Passes are black elsewhere, which for glass means opaque.
 * @param {number[] | undefined} box left, low, right, high as shares of the picture @param {number} width @param {number} height
 */
function within(box, width, height) {
  if (!box) return () => true;
  const [left, low, right, high] = box;
  return (/** @type {number} */ i) => {
    const [x, y] = [i % width, height - 1 - Math.floor(i / width)];
    return (
      x > left * width + 1 && x < right * width - 2 && y > low * height + 1 && y < high * height - 2
    );
  };
}

/**
 * @param {string} folder with the scene and its passes @param {string} file the finished PNG
 */
export async function composite(folder, file) {
  const scene = JSON.parse(await readFile(path.join(folder, 'scene.json'), 'utf8'));
  const pass = (/** @type {string} */ name) => readLinear(path.join(folder, `${name}.png`));
  const frame = premultiplied(await pass('frame'), 0.05);
  const { width, height } = frame;
  const props = scene.props.length ? premultiplied(await pass('props'), 0.08, 3) : undefined;
  const bareSet = await pass('backdrop');
  const floor = props
    ? quietBackdrop(despeckle(carriedOn(bareSet, props)), 0.85)
    : quietBackdrop(bareSet);
  const backdrop = enlarge(floor, width, height);
  const tint = await pass('tint');
  const sheen = premultiplied(await pass('sheen'));
  const isSought = within(scene.frameBox, width, height);

  const pixels = Buffer.alloc(width * height * 3);
  const noise = dither();
  for (let i = 0; i < width * height; i++) {
    const shade = noise() + noise() - 1;
    const open = 1 - frame.data[i * 4 + 3];
    const bare = props ? 1 - props.data[i * 4 + 3] : 1;
    for (let c = 0; c < 3; c++) {
      const set = backdrop.data[i * backdrop.channels + c] * bare + (props?.data[i * 4 + c] ?? 0);
      const behind = frame.data[i * 4 + c] + set * open;
      const clear = isSought(i) ? tint.data[i * tint.channels + c] : 1;
      const light = behind * clear + sheen.data[i * 4 + c];
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
