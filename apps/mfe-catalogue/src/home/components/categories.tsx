import { Link } from 'react-router-dom';
import { Heading, Icon, Picture, RecordText } from '@tivara/ui';
import { CATEGORY_PICTURES } from '../../banners';
import { listingPath } from '../../products/paths';
import styles from './categories.module.css';

/** The category tiles. (SPEC 2, Home page) */
export const Categories = () => (
  <section className={styles['band']} aria-label="Categories">
    {Object.entries(CATEGORY_PICTURES).map(([category, picture]) => (
      <Link key={category} to={listingPath({ Gender: category })} className={styles['tile']}>
        <Picture
          picture={picture}
          sizes="(min-width: 768px) 70vw, 150vw"
          className={styles[category.toLowerCase()]}
        />
        <Heading as="h2" size="lg" className={styles['name']}>
          <RecordText>{category}</RecordText>
        </Heading>
        <Icon name="arrow-right" className={styles['arrow']} />
      </Link>
    ))}
  </section>
);
