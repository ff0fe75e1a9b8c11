import { Link } from 'react-router-dom';
import type { Collection } from '@tivara/contracts';
import { Heading, Picture, TextLink } from '@tivara/ui';
import styles from './collections.module.css';

/** A collection as a card, all of which leads to its page. (SPEC 2, Home page) */
export const CollectionPlate = ({ collection }: { collection: Collection }) => (
  <li className={styles['item']}>
    <div className={styles['picture']}>
      <Picture
        picture={collection.picture}
        sizes="(min-width: 768px) min(42vw, 800px), (min-width: 640px) 62vw, 118vw"
        alt=""
        square
      />
    </div>
    <Heading as="h3" size="xs" className={styles['name']}>
      {collection.collection_name}
    </Heading>
    <p className={styles['text']}>{collection.collection_desc}</p>
    <TextLink
      render={
        <Link
          to={`/collections/${collection.collection_id}`}
          aria-label={`Explore Collection ${collection.collection_name}`}
          draggable={false}
        />
      }
      className={styles['link']}
    >
      Explore Collection
    </TextLink>
  </li>
);
