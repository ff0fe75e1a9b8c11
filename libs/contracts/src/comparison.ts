export const COMPARISON_KEY = 'tivara.comparison';

/** A product in one of its colours. */
export interface ComparedFrame {
  product_id: number;
  color_id: number;
}

export const sameFrame = (a: ComparedFrame, b: ComparedFrame): boolean =>
  a.product_id === b.product_id && a.color_id === b.color_id;

/** "12-3,15-1": product and colour, as the browser stores them and as a link contains them. */
export const writeFrames = (frames: readonly ComparedFrame[]): string =>
  frames.map(({ product_id, color_id }) => `${product_id}-${color_id}`).join();

/** Drops duplicates and what cannot be read. A product without a colour has color_id 0, for its first. */
export function readFrames(text: string): ComparedFrame[] {
  const frames: ComparedFrame[] = [];
  for (const part of text.split(',')) {
    const [, product_id = 0, color_id = 0] =
      /^(\d{1,9})(?:-([1-9]\d{0,8}))?$/.exec(part)?.map((id = '0') => Number(id)) ?? [];
    const frame = { product_id, color_id };
    const isNew = !frames.some((other) => sameFrame(other, frame));
    if (product_id > 0 && isNew) frames.push(frame);
  }
  return frames;
}
