import { queryOptions } from '@tanstack/react-query';
import { LIMITS, readFrames } from '@tivara/contracts';
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

/** In the link's order, without those that the catalogue no longer has. */
export const findFrames = (frames: ComparedFrame[], products: Product[]): ShownFrame[] =>
  frames.flatMap((frame) => {
    const product = products.find(({ product_id }) => product_id === frame.product_id);
    const index = product?.colors.findIndex(({ color_id }) => color_id === frame.color_id) ?? -1;
    const colour = product?.colors[index];
    return product && colour ? [{ frame, product, colour, index }] : [];
  });
