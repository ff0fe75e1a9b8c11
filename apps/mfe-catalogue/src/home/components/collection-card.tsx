import { Link } from 'react-router-dom';
import type { Collection } from '@tivara/contracts';
import { Heading, Picture, TextLink, coverSizes } from '@tivara/ui';
import styles from './collections.module.css';

/** The box is 4:5, in rows of one to three. */
function sizesOf({ picture }: Collection): string {
  const crop = picture.squares.length ? { width: 1, height: 1 } : picture;
  const box = (width: string) => ({ width, height: `1.25 * ${width}` });
  const two = coverSizes(crop, box('44vw'));
  const three = coverSizes(crop, box('min(31vw, 600px)'));
  return `(min-width: 768px) ${three}, (min-width: 640px) ${two}, ${coverSizes(crop, box('89vw'))}`;
}

/** (SPEC 2, Home page) */
export const CollectionCard = ({ collection }: { collection: Collection }) => (
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
          aria-label={`Explore Collection ${collection.collection_name}`}
          draggable={false}
        />
      }
      className={styles.link}
    >
      Explore Collection
    </TextLink>
  </li>
);
