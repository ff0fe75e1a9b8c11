import { useState } from 'react';
import { LIMITS, isFullRange, type ProductQuery } from '@tivara/contracts';
import { RangeSlider, type Range } from '@tivara/ui';
import { chooseSize } from '../derive';
import type { ChosenQuery } from '../use-chosen-query';

const { min, max } = LIMITS.size;

interface Props {
  chosen: ProductQuery;
  change: ChosenQuery['change'];
}

/** The full range means no filter. (SPEC 5) */
export function SizeRange({ chosen, change }: Props) {
  const [moving, setMoving] = useState<Range | null>(null);
  const [low = min, high = max] = chosen.Size;
  const commit = (range: Range) => {
    setMoving(null);
    change((query) => chooseSize(query, isFullRange(range) ? [] : [range[0], range[1]]));
  };
  return (
    <RangeSlider
      label="Size Range"
      unit="mm"
      min={min}
      max={max}
      value={moving ?? [low, high]}
      onChange={setMoving}
      onCommit={commit}
    />
  );
}
