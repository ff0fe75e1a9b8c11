import { memo } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductQuery } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Card } from '../../card/card';
import { CARD_SIZES, CardRooms } from '../../card/grid';
import { useLater } from '../../card/use-later';
import { searchOf } from '../../filters/use-chosen-query';
import { productsQuery } from '../../products/api';

const FIRST_ROW = 3;
/** Cards that a window shows of a list's beginning; those after them can wait for a frame. */
const FIRST_SEEN = 6;

interface Props {
  query: ProductQuery;
  /** Its first row is seen at once. */
  first: boolean;
}

/** Drawn once: what changes around it leaves it as it is. */
export const PageOfCards = memo(
  Cards,
  (before, after) =>
    before.first === after.first && searchOf(before.query) === searchOf(after.query),
);

function Cards({ query, first }: Props) {
  const { items } = useSuspenseQuery(productsQuery(useApi(), query)).data;
  const drawn = useLater(searchOf(query)) ? items : items.slice(0, FIRST_SEEN);
  return (
    <>
      {drawn.map((product, index) => (
        <Card
          key={product.product_id}
          product={product}
          heading="h2"
          sizes={CARD_SIZES[3]}
          eager={first && index < FIRST_ROW}
          priority={first && index === 0}
        />
      ))}
      <CardRooms count={items.length - drawn.length} />
    </>
  );
}
