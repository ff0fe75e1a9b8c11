/** Pictures as plain arrays of light (0 to 1), and the filters of the compositor. */
import sharp from 'sharp';
import { cubicWeights, gaussianWeights, times } from './model/vector.ts';

export interface Image {
  data: Float32Array;
  width: number;
  height: number;
  channels: number;
}

/** Reads a 16-bit PNG with linear values. */
export async function readLinear(file: string): Promise<Image> {
  const { data, info } = await sharp(file)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const { width, height, channels } = info;
  // A mapping function would take ten times as long.
  const light = new Float32Array(values);
  for (let i = 0; i < light.length; i++) light[i] /= 65535;
  return { data: light, width, height, channels };
}

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

const mirrored = (at: number, size: number) => (at < 0 ? -at : at >= size ? 2 * size - 2 - at : at);

/**
 * Smooths noise and preserves edges: a small kernel with growing gaps, which ignores neighbours that differ by much
 * more than `tolerance` (edge-avoiding à-trous wavelets).
 * @param skip whether the pixel at an index of `data` stays
 */
export function denoise(
  image: Image,
  levels: number,
  tolerance: number,
  skip?: (at: number) => boolean,
): Image {
  const { width, height, channels } = image;
  let from = image.data;
  for (let level = 0; level < levels; level++) {
    const gap = 1 << level;
    const fall = 1 / (2 * (tolerance / gap) ** 2);
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

/** An image whose values are computed from channel and position. */
function build(
  { width, height, channels }: Omit<Image, 'data'>,
  value: (x: number, y: number, channel: number) => number,
): Image {
  const data = new Float32Array(width * height * channels);
  let i = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) for (let c = 0; c < channels; c++) data[i++] = value(x, y, c);
  return { data, width, height, channels };
}

/** Removes single bright or dark pixels: each becomes the median of itself and its neighbours. */
export function despeckle(image: Image) {
  const { data, width, height, channels } = image;
  const near = new Float32Array(9);
  return build(image, (x, y, c) => {
    for (let k = 0; k < 9; k++) {
      const row = mirrored(y + Math.floor(k / 3) - 1, height);
      near[k] = data[(row * width + mirrored(x + (k % 3) - 1, width)) * channels + c];
    }
    return near.sort()[4];
  });
}

export const blur = (image: Image, radius: number) =>
  lineBlur(lineBlur(image, radius, true), radius, false);

function lineBlur(image: Image, radius: number, isHorizontal: boolean) {
  const { data, width, height, channels } = image;
  const reach = Math.ceil(2.5 * radius);
  const weights = gaussianWeights(reach, radius);
  const total = weights.reduce((a, b) => a + b);
  return build(image, (x, y, c) => {
    const sum = weights.reduce((sum, weight, i) => {
      const px = isHorizontal ? mirrored(x + i - reach, width) : x;
      const py = isHorizontal ? y : mirrored(y + i - reach, height);
      return sum + data[(py * width + px) * channels + c] * weight;
    }, 0);
    return sum / total;
  });
}

/** Enlarges by Catmull-Rom, along rows and then along columns. */
export const enlarge = (image: Image, width: number, height: number) =>
  image.width === width && image.height === height
    ? image
    : stretch(stretch(image, width, true), height, false);

function stretch(image: Image, size: number, isHorizontal: boolean) {
  const { data, width, channels } = image;
  const before = isHorizontal ? width : image.height;
  const sources = times(size, (to) => {
    const at = ((to + 0.5) * before) / size - 0.5;
    const first = Math.floor(at);
    const from = [-1, 0, 1, 2].map((d) => Math.max(0, Math.min(before - 1, first + d)));
    return { from, weights: cubicWeights(at - first) };
  });
  return build({ ...image, [isHorizontal ? 'width' : 'height']: size }, (x, y, c) => {
    const { from, weights } = sources[isHorizontal ? x : y];
    let sum = 0;
    for (let i = 0; i < from.length; i++) {
      const pixel = isHorizontal ? y * width + from[i] : from[i] * width + x;
      sum += weights[i] * data[pixel * channels + c];
    }
    return sum;
  });
}
