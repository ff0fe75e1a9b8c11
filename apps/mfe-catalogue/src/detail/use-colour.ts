import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { productPath } from '@tivara/contracts';
import type { Product } from '@tivara/contracts';

/** Index of the colour named in the URL, or 0. */
export const colourIn = (params: URLSearchParams, { colors }: Product): number => {
  const name = params.get('color');
  return Math.max(
    0,
    colors.findIndex(({ color_name }) => color_name === name),
  );
};

/** The chosen colour, updated immediately and mirrored in the URL. */
export function useColour(product: Product): [number, (index: number) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<number | null>(null);
  const choose = (index: number) => {
    setPicked(index);
    void navigate(productPath(product, index), { replace: true, preventScrollReset: true });
  };
  return [picked ?? colourIn(params, product), choose];
}
