import { useSuspenseQuery } from '@tanstack/react-query';
import { collectionsQuery, errorMessage, notify, useApi } from '@tivara/state';
import { ErrorState, Heading, IconButton, Skeleton } from '@tivara/ui';
import { QueryBoundary } from '@tivara/federation';
import { CollectionCard } from './collection-card';
import { useCarousel } from './use-carousel';
import styles from './collections.module.css';

/** (SPEC 2, Home page; SPEC 8, Collection fetch failure) */
export const Collections = () => (
  <section
    className={styles.section}
    aria-roledescription="carousel"
    aria-label="Explore our Collections"
  >
    <QueryBoundary
      queryKey={['collections']}
      fallback={<CarouselSkeleton />}
      onError={(error) => notify(errorMessage(error), 'error')}
      failed={(retry) => (
        <>
          <Title />
          <ErrorState
            size="small"
            title="Couldn’t load collections"
            onRetry={retry}
            className={styles.failed}
          />
        </>
      )}
    >
      <Carousel />
    </QueryBoundary>
  </section>
);

function Carousel() {
  const { data: collections } = useSuspenseQuery(collectionsQuery(useApi()));
  const { listProps, move, ...edges } = useCarousel();
  if (collections.length === 0) return null;
  return (
    <>
      <div className={styles.head}>
        <Title />
        <div className={styles.arrows}>
          <IconButton
            icon="arrow-left"
            label="Previous collections"
            aria-disabled={edges.atStart}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="arrow-right"
            label="Next collections"
            aria-disabled={edges.atEnd}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul className={styles.row} {...listProps}>
        {collections.map((collection) => (
          <CollectionCard key={collection.collection_id} collection={collection} />
        ))}
      </ul>
    </>
  );
}

const Title = () => (
  <Heading size="md" className={styles.title}>
    Explore our Collections
  </Heading>
);

const CarouselSkeleton = () => (
  <>
    <div className={styles.head}>
      <Title />
    </div>
    <div className={styles.row} role="status" aria-busy="true" aria-label="Loading">
      {[1, 2, 3].map((item) => (
        <Skeleton key={item} shape="tile" className={styles.skeleton} />
      ))}
    </div>
  </>
);
