import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { FailedPiece, Heading, TextLink } from '@tivara/ui';
import { Card } from '../../card/card';
import { CARD_SIZES, CardSkeletons, Grid } from '../../card/grid';
import { DataPiece } from '@tivara/federation';
import { PRODUCTS, productsQuery } from '../../products/api';
import { listingPath } from '../../products/paths';
import { RELATED, relatedQuery } from '../load';
import styles from './related.module.css';

export const Related = ({ product }: { product: Product }) => (
  <DataPiece
    queryKey={[PRODUCTS, product.collection_name]}
    fallback={
      <Section product={product}>
        <CardSkeletons count={RELATED} />
      </Section>
    }
    failed={(retry) => (
      <FailedPiece
        size="small"
        title={`The rest of ${product.collection_name} did not arrive`}
        onRetry={retry}
        className={styles['failed']}
      />
    )}
  >
    <Neighbours product={product} />
  </DataPiece>
);

function Neighbours({ product }: { product: Product }) {
  const { items } = useSuspenseQuery(productsQuery(useApi(), relatedQuery(product))).data;
  const others = items.filter(({ product_id }) => product_id !== product.product_id);
  if (others.length === 0) return null;
  return (
    <Section product={product}>
      {others.slice(0, RELATED).map((other) => (
        <Card key={other.product_id} product={other} heading="h3" sizes={CARD_SIZES[4]} />
      ))}
    </Section>
  );
}

const Section = ({ product, children }: { product: Product; children: ReactNode }) => (
  <section className={styles['section']}>
    <div className={styles['head']}>
      <Heading size="md">Also in {product.collection_name}</Heading>
      <TextLink render={<Link to={listingPath({ Collection_Name: [product.collection_name] })} />}>
        Explore Collection
      </TextLink>
    </div>
    <Grid columns={4}>{children}</Grid>
  </section>
);
