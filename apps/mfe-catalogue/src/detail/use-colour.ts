import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Product } from '@tivara/contracts';
import { productPath } from '../products/paths';
import { colourOf } from './colour';

/** The chosen colour, updated immediately and mirrored in the URL. */
export function useColour(product: Product): [number, (index: number) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const fromUrl = colourOf(product, params.get('color'));
  const [picked, setPicked] = useState<number | null>(null);
  const choose = (index: number) => {
    setPicked(index);
    void navigate(productPath(product, index), { replace: true, preventScrollReset: true });
  };
  return [picked ?? fromUrl, choose];
}
