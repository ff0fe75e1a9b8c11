import { Link } from 'react-router-dom';
import { Heading, Icon, Picture, RecordText, coverSizes } from '@tivara/ui';
import { CATEGORY_PICTURES } from '../pictures';
import styles from './categories.module.css';

/** Each tile searches by its title. (SPEC 2, Home page) */
export const Categories = () => (
  <section className={styles.band} aria-label="Categories">
    {Object.entries(CATEGORY_PICTURES).map(([category, picture]) => (
      <Link key={category} to={`/${category.toLowerCase()}`} className={styles.tile}>
        <Picture
          picture={picture}
          sizes={coverSizes(
            picture,
            { width: 'min(33.4vw, 640px)', height: 'min(46.7vw, 896px)' },
            { picture, box: { width: '100vw', height: '100vw' } },
          )}
          alt=""
        />
        <Heading as="h2" size="lg" className={styles.name}>
          <RecordText>{category}</RecordText>
        </Heading>
        <Icon name="arrow-right" className={styles.arrow} />
      </Link>
    ))}
  </section>
);
