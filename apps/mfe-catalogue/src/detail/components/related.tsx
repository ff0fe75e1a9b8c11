import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@tivara/contracts';
import { QueryBoundary } from '@tivara/federation';
import { useApi } from '@tivara/state';
import { ErrorState, Heading, TextLink } from '@tivara/ui';
import { Card } from '../../card/card';
import { CARD_SIZES, CardPlaceholders, CardSkeletons, Grid } from '../../card/grid';
import { useDeferredRender } from '../../card/use-deferred-render';
import { RELATED, RELATED_KEY, relatedQuery } from '../related';
import styles from './related.module.css';

export const Related = ({ product }: { product: Product }) => (
  <QueryBoundary
    queryKey={[RELATED_KEY, product.product_id]}
    fallback={
      <Section product={product} title={titleOf(product, [])}>
        <CardSkeletons count={RELATED} />
      </Section>
    }
    failed={(retry) => (
      <ErrorState
        size="small"
        title={`Couldn’t load more from ${product.collection_name}`}
        onRetry={retry}
        className={styles.failed}
      />
    )}
  >
    <RelatedCards product={product} />
  </QueryBoundary>
);

function RelatedCards({ product }: { product: Product }) {
  const others = useSuspenseQuery(relatedQuery(useApi(), product)).data;
  const render = useDeferredRender(String(product.product_id));
  if (others.length === 0) return null;
  return (
    <Section product={product} title={titleOf(product, others)}>
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

const titleOf = ({ collection_id, collection_name }: Product, others: Product[]): string =>
  others.every((other) => other.collection_id === collection_id)
    ? `Also in ${collection_name}`
    : 'Similar frames';

interface SectionProps {
  product: Product;
  title: string;
  children: ReactNode;
}

const Section = ({ product, title, children }: SectionProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <Heading size="md">{title}</Heading>
      <TextLink render={<Link to={`/collections/${product.collection_id}`} />}>
        Explore Collection
      </TextLink>
    </div>
    <Grid columns={4}>{children}</Grid>
  </section>
);
