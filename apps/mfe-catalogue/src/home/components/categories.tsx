import { Link } from 'react-router-dom';
import { Heading, Icon, Picture, RecordText, coverSizes, cx, icons, pagePicture } from '@tivara/ui';
import pictures from '../pictures.json';
import section from '../../section.module.css';
import styles from './categories.module.css';

const PICTURES = {
  MEN: pagePicture(pictures['category-men']),
  WOMEN: pagePicture(pictures['category-women']),
  UNISEX: pagePicture(pictures['category-unisex']),
};

/** Each tile searches by its title. (SPEC 2, Home page) */
export const Categories = () => (
  <section className={cx(section.section, styles.band)} aria-label="Categories">
    {Object.entries(PICTURES).map(([category, picture]) => (
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
        <Icon path={icons.arrowRight} className={styles.arrow} />
      </Link>
    ))}
  </section>
);
