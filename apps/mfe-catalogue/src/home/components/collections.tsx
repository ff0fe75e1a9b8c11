import { Link } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Collection } from '@tivara/contracts';
import { collectionsQuery, useApi } from '@tivara/state';
import { FailedPiece, Heading, Picture, Skeleton, TextLink } from '@tivara/ui';
import { QueryBoundary } from '../../parts/query-boundary';
import { listingPath } from '../../products/paths';
import styles from './collections.module.css';

export const Collections = () => (
  <section className={styles['section']}>
    <Heading size="md" className={styles['head']}>
      Explore our Collections
    </Heading>
    <QueryBoundary
      queryKey={['collections']}
      fallback={<Waiting />}
      failed={(retry) => (
        <FailedPiece
          size="small"
          title="The collections did not arrive"
          onRetry={retry}
          className={styles['failed']}
        />
      )}
    >
      <Plates />
    </QueryBoundary>
  </section>
);

function Plates() {
  const { data: collections } = useSuspenseQuery(collectionsQuery(useApi()));
  return (
    <div className={styles['plates']}>
      {collections.map((collection) => (
        <Plate key={collection.collection_id} {...collection} />
      ))}
    </div>
  );
}

function Plate({ collection_name, collection_desc, picture }: Collection) {
  const path = listingPath({ Collection_Name: [collection_name] });
  return (
    <article>
      <Link to={path} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 50vw, (min-width: 768px) 70vw, 130vw"
          alt=""
          square
        />
      </Link>
      <Heading as="h3" size="xs" className={styles['name']}>
        {collection_name}
      </Heading>
      <p className={styles['text']}>{collection_desc}</p>
      <TextLink
        render={<Link to={path} aria-label={`Explore Collection ${collection_name}`} />}
        className={styles['link']}
      >
        Explore Collection
      </TextLink>
    </article>
  );
}

const Waiting = () => (
  <div className={styles['plates']} aria-busy="true" aria-label="Loading">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} shape="plate" className={styles['picture']} />
    ))}
  </div>
);
