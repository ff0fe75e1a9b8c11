import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { ApiCall, Product, ProductPage } from '@tivara/contracts';
import { QueryBoundary } from '@tivara/federation';
import { expectPage, useApi, useTexts, type Texts } from '@tivara/state';
import { ErrorState, Heading, TextLink, cx } from '@tivara/ui';
import { Card } from '../card/card';
import { CARD_SIZES, CardPlaceholders, Grid } from '../card/grid';
import { useDeferredRender } from '../card/use-deferred-render';
import section from '../shared/section.module.css';
import styles from './related.module.css';

const RELATED = 4;

export const RELATED_KEY = 'related';

/** Products of the same collection, topped up with products of the same shape. */
export const relatedQuery = (api: ApiCall, { product_id, ...product }: Product) =>
  queryOptions({
    queryKey: [RELATED_KEY, product_id],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const others = new Map<number, Product>();
      const find = async (filter: Record<string, string>) => {
        // Results may include the product itself and duplicates.
        const query = new URLSearchParams({ ...filter, pageSize: String(2 * RELATED + 1) });
        const answer = await api('/api/products', { query, signal });
        for (const found of expectPage<ProductPage>(answer).items)
          if (found.product_id !== product_id) others.set(found.product_id, found);
      };
      await find({ Collection_Name: product.collection_name });
      if (others.size < RELATED) await find({ Shape_Name: product.shape_name });
      return [...others.values()].slice(0, RELATED);
    },
  });

export const Related = ({ product }: { product: Product }) => {
  const t = useTexts();
  return (
    <QueryBoundary
      queryKey={[RELATED_KEY, product.product_id]}
      fallback={
        <Section product={product} title={titleOf(t, product, [])}>
          <CardPlaceholders loading count={RELATED} />
        </Section>
      }
      failed={(retry) => (
        <ErrorState
          size="small"
          title={t('Couldn’t load more from {collection}', { collection: product.collection_name })}
          onRetry={retry}
          className={styles.failed}
        />
      )}
    >
      <RelatedCards product={product} />
    </QueryBoundary>
  );
};

function RelatedCards({ product }: { product: Product }) {
  const t = useTexts();
  const others = useSuspenseQuery(relatedQuery(useApi(), product)).data;
  const render = useDeferredRender(String(product.product_id));
  if (others.length === 0) return null;
  return (
    <Section product={product} title={titleOf(t, product, others)}>
      {render ? (
        others.map((other) => (
          <Card key={other.product_id} product={other} heading="h3" sizes={CARD_SIZES[4]} />
        ))
      ) : (
        <CardPlaceholders count={others.length} />
      )}
    </Section>
  );
}

const titleOf = (t: Texts, product: Product, others: Product[]): string =>
  others.every((other) => other.collection_id === product.collection_id)
    ? t('Also in {collection}', { collection: product.collection_name })
    : t('Similar frames');

interface SectionProps {
  product: Product;
  title: string;
  children: ReactNode;
}

const Section = ({ product, title, children }: SectionProps) => {
  const t = useTexts();
  return (
    <section className={section.section}>
      <div className={cx(section.head, section.stacked)}>
        <Heading size="md">{title}</Heading>
        <TextLink
          render={<Link to={`/collections/${product.collection_id}`} />}
          className={styles.link}
        >
          {t('Explore Collection')}
        </TextLink>
      </div>
      <Grid columns={4}>{children}</Grid>
    </section>
  );
};
