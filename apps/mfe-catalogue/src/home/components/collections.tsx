import { useSuspenseQuery } from '@tanstack/react-query';
import { collectionsQuery, errorMessage, notify, useApi } from '@tivara/state';
import { ErrorState, Heading, IconButton, Skeleton } from '@tivara/ui';
import { DataPiece } from '@tivara/federation';
import { CollectionPlate } from './collection-plate';
import { useRow } from './use-row';
import styles from './collections.module.css';

/** (SPEC 2, Home page; SPEC 8, Collection fetch failure) */
export const Collections = () => (
  <section
    className={styles['section']}
    aria-roledescription="carousel"
    aria-label="Explore our Collections"
  >
    <DataPiece
      queryKey={['collections']}
      fallback={<Waiting />}
      onError={(error) => notify(errorMessage(error), 'error')}
      failed={(retry) => (
        <>
          <Title />
          <ErrorState
            size="small"
            title="The collections did not arrive"
            onRetry={retry}
            className={styles['failed']}
          />
        </>
      )}
    >
      <Row />
    </DataPiece>
  </section>
);

/** One line of plates that is moved by hand. */
function Row() {
  const { data: collections } = useSuspenseQuery(collectionsQuery(useApi()));
  const { row, move, ...place } = useRow();
  if (collections.length === 0) return null;
  return (
    <>
      <div className={styles['head']}>
        <Title />
        <div className={styles['arrows']}>
          <IconButton
            icon="arrow-left"
            label="Previous collections"
            aria-disabled={place.atStart}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="arrow-right"
            label="Next collections"
            aria-disabled={place.atEnd}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul className={styles['row']} {...row}>
        {collections.map((collection) => (
          <CollectionPlate key={collection.collection_id} collection={collection} />
        ))}
      </ul>
    </>
  );
}

const Title = () => (
  <Heading size="md" className={styles['title']}>
    Explore our Collections
  </Heading>
);

const Waiting = () => (
  <>
    <div className={styles['head']}>
      <Title />
    </div>
    <div className={styles['row']} role="status" aria-busy="true" aria-label="Loading">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="plate" className={styles['waiting']} />
      ))}
    </div>
  </>
);
