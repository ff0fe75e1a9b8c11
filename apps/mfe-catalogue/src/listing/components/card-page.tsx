import { memo } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { coloursIn, type ProductQuery } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Card } from '../../card/card';
import { CARD_SIZES, CardPlaceholders } from '../../card/grid';
import { useDeferredRender } from '../../card/use-deferred-render';
import { locksOf, valuesOf } from '../../filters/derive';
import { searchOf } from '../../filters/use-chosen-query';
import { productsQuery } from '../../products/list-api';

const FIRST_ROW = 3;
/** Cards above the fold; the rest are deferred. */
const IMMEDIATE_COUNT = 6;

export const CardPage = memo(
  Cards,
  (before, after) =>
    before.first === after.first && searchOf(before.query) === searchOf(after.query),
);

function Cards({ query, first }: { query: ProductQuery; first: boolean }) {
  const { items, search } = useSuspenseQuery(productsQuery(useApi(), query)).data;
  const colours = valuesOf(query, 'Color', search ? locksOf(search) : []);
  const unwantedColours = search ? coloursIn(search.parts).unwanted : [];
  const rendered = useDeferredRender(searchOf(query)) ? items : items.slice(0, IMMEDIATE_COUNT);
  return (
    <>
      {rendered.map((product, index) => (
        <Card
          key={product.product_id}
          product={product}
          colours={colours}
          unwantedColours={unwantedColours}
          heading="h2"
          sizes={CARD_SIZES[3]}
          eager={first && index < FIRST_ROW}
          priority={first && index === 0}
        />
      ))}
      <CardPlaceholders count={items.length - rendered.length} />
    </>
  );
}
