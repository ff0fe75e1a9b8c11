// @ts-check
/** Pictures as plain arrays of light (0 to 1), and the filters the compositor needs. */
import sharp from 'sharp';

/** @typedef {{ data: Float32Array, width: number, height: number, channels: number }} Image */

/** A 16-bit PNG with linear values. @param {string} file @returns {Promise<Image>} */
export async function readLinear(file) {
  const { data, info } = await sharp(file)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return {
    data: Float32Array.from(values, (value) => value / 65535),
    width: info.width,
    height: info.height,
    channels: info.channels,
  };
}

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/** @param {number} at @param {number} size */
const mirrored = (at, size) => (at < 0 ? -at : at >= size ? 2 * size - 2 - at : at);

/**
 * Evens out noise and keeps edges: a small kernel with growing gaps, which ignores neighbours that differ by much
 * more than `tolerance`. (À-trous wavelets, edge-avoiding.)
 * @param {Image} image @param {{ levels: number, tolerance: number, skip?: (at: number) => boolean }} how
 * @returns {Image}
 */
export function evenOut(image, { levels, tolerance, skip }) {
  const { width, height, channels } = image;
  let from = image.data;
  for (let level = 0; level < levels; level++) {
    const gap = 1 << level;
    const fall = 1 / (2 * (tolerance / (1 << level)) ** 2);
    const to = Float32Array.from(from);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * channels;
        if (skip?.(at)) continue;
        const sum = new Float64Array(channels);
        let weights = 0;
        for (let j = -2; j <= 2; j++) {
          const row = mirrored(y + j * gap, height) * width;
          for (let i = -2; i <= 2; i++) {
            const p = (row + mirrored(x + i * gap, width)) * channels;
            let difference = 0;
            for (let c = 0; c < channels; c++) difference += (from[p + c] - from[at + c]) ** 2;
            const weight = KERNEL[i + 2] * KERNEL[j + 2] * Math.exp(-difference * fall);
            for (let c = 0; c < channels; c++) sum[c] += from[p + c] * weight;
            weights += weight;
          }
        }
        for (let c = 0; c < channels; c++) to[at + c] = sum[c] / weights;
      }
    from = to;
  }
  return { ...image, data: from };
}

/** Takes away single bright or dark pixels: each becomes the median of itself and its neighbours. @param {Image} image @returns {Image} */
export function despeckle(image) {
  const { data, width, height, channels } = image;
  const out = new Float32Array(data.length);
  const near = new Float32Array(9);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++) {
        for (let k = 0; k < 9; k++) {
          const row = mirrored(y + Math.floor(k / 3) - 1, height);
          near[k] = data[(row * width + mirrored(x + (k % 3) - 1, width)) * channels + c];
        }
        out[(y * width + x) * channels + c] = near.sort()[4];
      }
  return { ...image, data: out };
}

/** @param {Image} image @param {number} radius @returns {Image} */
export function blur(image, radius) {
  const once = lineBlur(image, radius, true);
  return lineBlur(once, radius, false);
}

/** @param {Image} image @param {number} radius @param {boolean} isAcross @returns {Image} */
function lineBlur(image, radius, isAcross) {
  const { data, width, height, channels } = image;
  const out = new Float32Array(data.length);
  const reach = Math.ceil(2.5 * radius);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-0.5 * ((i - reach) / radius) ** 2),
  );
  const total = weights.reduce((a, b) => a + b);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        weights.forEach((weight, i) => {
          const px = isAcross ? mirrored(x + i - reach, width) : x;
          const py = isAcross ? y : mirrored(y + i - reach, height);
          sum += data[(py * width + px) * channels + c] * weight;
        });
        out[(y * width + x) * channels + c] = sum / total;
      }
  return { ...image, data: out };
}

/** Catmull-Rom, along rows and then along columns. @param {Image} image @param {number} width @param {number} height */
export function enlarge(image, width, height) {
  if (image.width === width && image.height === height) return image;
  const { data, channels } = image;
  const wide = new Float32Array(width * image.height * channels);
  stretch(image.width, width, (to, from, weights) => {
    for (let y = 0; y < image.height; y++)
      for (let c = 0; c < channels; c++)
        wide[(y * width + to) * channels + c] = from.reduce(
          (sum, x, i) => sum + weights[i] * data[(y * image.width + x) * channels + c],
          0,
        );
  });
  const out = new Float32Array(width * height * channels);
  stretch(image.height, height, (to, from, weights) => {
    for (let i = 0; i < width * channels; i++)
      out[to * width * channels + i] = from.reduce(
        (sum, y, k) => sum + weights[k] * wide[y * width * channels + i],
        0,
      );
  });
  return { data: out, width, height, channels };
}

/** @param {number} before @param {number} after @param {(to: number, from: number[], weights: number[]) => void} each */
function stretch(before, after, each) {
  for (let to = 0; to < after; to++) {
    const at = ((to + 0.5) * before) / after - 0.5;
    const first = Math.floor(at);
    const t = at - first;
    const from = [-1, 0, 1, 2].map((d) => Math.max(0, Math.min(before - 1, first + d)));
    each(to, from, [
      -0.5 * t + t * t - 0.5 * t * t * t,
      1 - 2.5 * t * t + 1.5 * t * t * t,
      0.5 * t + 2 * t * t - 1.5 * t * t * t,
      -0.5 * t * t + 0.5 * t * t * t,
    ]);
  }
}
