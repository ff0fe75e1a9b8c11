import { Link } from 'react-router-dom';
import type { Collection } from '@tivara/contracts';
import { Heading, Picture, TextLink } from '@tivara/ui';
import { listingPath } from '../../products/paths';
import styles from './collections.module.css';

export function CollectionPlate({ collection }: { collection: Collection }) {
  const { collection_name, collection_desc, picture } = collection;
  const path = listingPath({ Collection_Name: [collection_name] });
  return (
    <li className={styles['item']}>
      <Link to={path} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        <Picture
          picture={picture}
          sizes="(min-width: 768px) 42vw, (min-width: 640px) 62vw, 125vw"
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
    </li>
  );
}
