import { queryOptions } from '@tanstack/react-query';
import { LIMITS, readFrames, sameFrame } from '@tivara/contracts';
import type { ApiCall, ComparedFrame, Product, ProductColour } from '@tivara/contracts';
import { expectArray } from '@tivara/state';

/** The first frames of a link, and whether it has more than can be compared. */
export function requestedFrames(params: URLSearchParams) {
  const all = readFrames(params.get('frames') ?? '');
  const frames = all.slice(0, LIMITS.comparedFrames);
  return { frames, hasMore: all.length > frames.length };
}

const idsOf = (frames: ComparedFrame[]) =>
  [...new Set(frames.map(({ product_id }) => product_id))].sort((a, b) => a - b).join();

export const comparedKey = (frames: ComparedFrame[]) => ['compared', idsOf(frames)];

/** The frames' products; the API omits hidden and deleted ones. */
export const comparedQuery = (api: ApiCall, frames: ComparedFrame[]) =>
  queryOptions({
    queryKey: comparedKey(frames),
    queryFn: async ({ signal }) =>
      frames.length > 0
        ? expectArray<Product>(
            await api('/api/products', { query: { ids: idsOf(frames) }, signal }),
          )
        : [],
  });

export interface ShownFrame {
  frame: ComparedFrame;
  product: Product;
  colour: ProductColour;
  /** Of the colour. */
  index: number;
}

/** In the link's order, without those that the catalogue no longer has; in the first colour where theirs is unknown. */
export function findFrames(frames: ComparedFrame[], products: Product[]): ShownFrame[] {
  const shown: ShownFrame[] = [];
  for (const { product_id, color_id } of frames) {
    const product = products.find((one) => one.product_id === product_id);
    const index = product?.colors.findIndex((one) => one.color_id === color_id) ?? -1;
    const colour = product?.colors[Math.max(index, 0)];
    if (!product || !colour) continue;
    const frame = { product_id, color_id: colour.color_id };
    if (!shown.some((other) => sameFrame(other.frame, frame)))
      shown.push({ frame, product, colour, index: Math.max(index, 0) });
  }
  return shown;
}
