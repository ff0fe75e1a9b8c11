import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Collection } from '@tivara/contracts';
import { collectionsQuery, errorMessage, notify, useApi, useTexts } from '@tivara/state';
import {
  ErrorState,
  Heading,
  IconButton,
  Picture,
  Skeleton,
  TextLink,
  coverSizes,
  icons,
} from '@tivara/ui';
import { QueryBoundary } from '@tivara/federation';
import { useCarousel } from './use-carousel';
import section from '../../shared/section.module.css';
import styles from './collections.module.css';

/** (SPEC 2, Home page; SPEC 8, Collection fetch failure) */
export const Collections = () => {
  const t = useTexts();
  return (
    <section
      className={section.section}
      aria-roledescription={t('carousel')}
      aria-label={t('Explore our Collections')}
    >
      <QueryBoundary
        queryKey={['collections']}
        fallback={<CarouselSkeleton />}
        onError={(error) => notify(errorMessage(error), 'error')}
        failed={(retry) => (
          <>
            <div className={styles.failedTitle}>
              <Title />
            </div>
            <ErrorState
              size="small"
              title={t('Couldn’t load collections')}
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
};

function Carousel() {
  const t = useTexts();
  const { data: collections } = useSuspenseQuery(collectionsQuery(useApi()));
  const { ref, onKeyDown, move, ...edges } = useCarousel();
  if (collections.length === 0) return null;
  return (
    <div onKeyDown={onKeyDown}>
      <div className={section.head}>
        <Title />
        <div className={styles.arrows}>
          <IconButton
            icon={icons.arrowLeft}
            label={t('Previous collections')}
            aria-disabled={edges.atStart}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={icons.arrowRight}
            label={t('Next collections')}
            aria-disabled={edges.atEnd}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul className={styles.row} ref={ref}>
        {collections.map((collection) => (
          <CollectionCard key={collection.collection_id} collection={collection} />
        ))}
      </ul>
    </div>
  );
}

/** The box is 4:5, in rows of one to three. */
function sizesOf({ picture }: Collection): string {
  const crop = picture.squares.length ? { width: 1, height: 1 } : picture;
  const sizes = (width: string) => coverSizes(crop, { width, height: `1.25 * ${width}` });
  return `(min-width: 768px) ${sizes('min(31vw, 600px)')}, (min-width: 640px) ${sizes('44vw')}, ${sizes('89vw')}`;
}

const CollectionCard = ({ collection }: { collection: Collection }) => {
  const t = useTexts();
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture picture={collection.picture} sizes={sizesOf(collection)} alt="" square />
      </div>
      <Heading as="h3" size="xs" className={styles.name}>
        {collection.collection_name}
      </Heading>
      <p className={styles.text}>{collection.collection_desc}</p>
      <TextLink
        render={
          <Link
            to={`/collections/${collection.collection_id}`}
            aria-label={t('Explore Collection {collection}', {
              collection: collection.collection_name,
            })}
            draggable={false}
          />
        }
        className={styles.link}
      >
        {t('Explore Collection')}
      </TextLink>
    </li>
  );
};

const Title = () => {
  const t = useTexts();
  return (
    <Heading size="md" className={styles.title}>
      {t('Explore our Collections')}
    </Heading>
  );
};

const CarouselSkeleton = () => {
  const t = useTexts();
  return (
    <>
      <div className={section.head}>
        <Title />
      </div>
      <div className={styles.row} role="status" aria-busy="true" aria-label={t('Loading')}>
        {[1, 2, 3].map((item) => (
          <Skeleton key={item} shape="tile" className={styles.skeleton} />
        ))}
      </div>
    </>
  );
};
