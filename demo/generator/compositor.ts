/** Composites the passes of a picture: frame over props over backdrop, through the glass, under its reflections. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Image, blur, denoise, despeckle, enlarge, readLinear } from './image.ts';
import { clamp } from './model/vector.ts';

/** Passes are stored at half brightness; the rest is the exposure of the studio. */
const GAIN = 2.08;
/** Above this share of white, highlights are compressed instead of clipped. */
const SHOULDER = 0.84;

const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** From light to a stored level, 0 to 255. */
function develop(light: number) {
  const level = light <= 0 ? 0 : encode(Math.min(light * GAIN, 6));
  const room = 1 - SHOULDER;
  const eased =
    level < SHOULDER ? level : SHOULDER + room * (1 - Math.exp((SHOULDER - level) / room));
  return eased * 255;
}

const mapData = (image: Image, map: (value: number, i: number) => number): Image => ({
  ...image,
  data: image.data.map(map),
});
/** Noise is judged by eye, so it is smoothed in square roots of light. */
const roots = (image: Image) => mapData(image, Math.sqrt);
const squares = (image: Image) => mapData(image, (v) => v * v);

/** Colours times coverage. */
const premultiplied = (image: Image) =>
  mapData(image, (v, i) => (i % 4 === 3 ? v : v * image.data[i - (i % 4) + 3]));

/** Smooths noise where the picture is covered. */
function denoiseCovered(image: Image, levels: number, tolerance: number) {
  const rooted = roots(image);
  const isBare = (at: number) => rooted.data[at + 3] < 0.02;
  return squares(denoise(rooted, levels, tolerance, isBare));
}

/** How much deeper shadows are than rendered: thin wire under soft light would seem to float. */
const SHADOW = 1.5;
/** A smaller difference in brightness is no shadow, only what is left of the noise. */
const QUIET = 1.012;

/** Continues the visible floor under the props, where black would show as a line round the foot of each. */
function extendFloor(image: Image, props: Image): Image {
  const { width, height, channels } = image;
  const data = Float32Array.from(image.data);
  const known = new Uint8Array(width * height).fill(1);
  const [across, down] = [props.width / width, props.height / height];
  for (let i = 0; i < props.width * props.height; i++) {
    if (props.data[i * 4 + 3] <= 0.01) continue;
    const x = Math.min(width - 1, Math.floor((i % props.width) / across));
    const y = Math.min(height - 1, Math.floor(Math.floor(i / props.width) / down));
    // Pixels nearby are partly under it.
    for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
      known.fill(0, v * width + Math.max(0, x - 2), v * width + Math.min(width, x + 3));
  }
  const knownNeighbours = (i: number) => {
    const x = i % width;
    const neighbours = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
    return neighbours.filter((j) => known[j]);
  };
  let unknown = [...known.keys()].filter((i) => !known[i]);
  let border = unknown.filter((i) => knownNeighbours(i).length);
  while (border.length) {
    for (const i of border) {
      const from = knownNeighbours(i);
      for (let c = 0; c < channels; c++)
        data[i * channels + c] =
          from.reduce((sum, j) => sum + data[j * channels + c], 0) / from.length;
    }
    for (const i of border) known[i] = 1;
    unknown = unknown.filter((i) => !known[i]);
    border = unknown.filter((i) => knownNeighbours(i).length);
  }
  return { ...image, data };
}

/**
 * Smooths a backdrop, which has nothing but shadows, and deepens these.
 * @param minShare of the light that deepening leaves: shadows of props are deep already
 */
function quietBackdrop(image: Image, minShare: number) {
  const even = squares(blur(denoise(roots(image), 4, 0.06), 0.9));
  const around = blur(even, even.width / 24);
  return mapData(even, (value, i) => {
    const green = i - (i % 3) + 1;
    const share = Math.min(1, (QUIET * even.data[green]) / around.data[green]) ** SHADOW;
    return value * Math.max(minShare, share);
  });
}

/**
 * Whether a pixel is where the frames were rendered. Passes are black elsewhere, which for glass means opaque.
 * @param box left, low, right, high as shares of the picture
 */
function isWithin(
  [left, low, right, high]: number[],
  x: number,
  y: number,
  { width, height }: Image,
) {
  const up = height - 1 - y;
  return (
    x > left * width + 1 && x < right * width - 2 && up > low * height + 1 && up < high * height - 2
  );
}

/** Repeatable, so that a scene always gives the same file; it prevents banding of slow gradients. */
function ditherNoise() {
  let state = 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Writes the finished PNG from a folder with the scene and its passes. */
export async function composite(folder: string, file: string) {
  const scene = JSON.parse(await readFile(path.join(folder, 'scene.json'), 'utf8'));
  const pass = (name: string) => readLinear(path.join(folder, `${name}.png`));
  const frame = denoiseCovered(premultiplied(await pass('frame')), 2, 0.05);
  const { width, height } = frame;
  const bareSet = await pass('backdrop');
  const props = scene.props.length
    ? denoiseCovered(premultiplied(await pass('props')), 3, 0.08)
    : undefined;
  const floor = props
    ? quietBackdrop(despeckle(extendFloor(bareSet, props)), 0.85)
    : quietBackdrop(bareSet, 0);
  const backdrop = enlarge(floor, width, height);
  const tint = await pass('tint');
  const sheen = premultiplied(await pass('sheen'));

  const pixels = Buffer.alloc(width * height * 3);
  const noise = ditherNoise();
  for (let i = 0; i < width * height; i++) {
    const shade = noise() + noise() - 1;
    const isRendered = isWithin(scene.frameBox, i % width, Math.floor(i / width), frame);
    const open = 1 - frame.data[i * 4 + 3];
    const bare = props ? 1 - props.data[i * 4 + 3] : 1;
    for (let c = 0; c < 3; c++) {
      const set = backdrop.data[i * backdrop.channels + c] * bare + (props?.data[i * 4 + c] ?? 0);
      const behind = frame.data[i * 4 + c] + set * open;
      const clear = isRendered ? tint.data[i * tint.channels + c] : 1;
      const light = behind * clear + sheen.data[i * 4 + c];
      pixels[i * 3 + c] = clamp(Math.round(develop(light) + 0.6 * shade), 0, 255);
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
}
