import { Link } from 'react-router-dom';
import type { Picture as PictureData } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Heading, Icon, Picture, coverSizes, cx, icons } from '@tivara/ui';
import { ContentBlock } from '../../shared/content-block';
import { CATEGORIES, type CategorySlug } from '../../search/slug';
import section from '../../shared/section.module.css';
import styles from './categories.module.css';

const ORDER: readonly CategorySlug[] = ['men', 'women', 'unisex'];

/** Each tile searches by its title. (SPEC 2, Home page) */
export const Categories = () => {
  const t = useTexts();
  return (
    <ContentBlock page="home" block="home-categories">
      {(pictures) => (
        <section className={cx(section.section, styles.band)} aria-label={t('Categories')}>
          {ORDER.map((category) => (
            <Category key={category} category={category} picture={pictures[category]} />
          ))}
        </section>
      )}
    </ContentBlock>
  );
};

interface Props {
  category: CategorySlug;
  picture: PictureData;
}

const Category = ({ category, picture }: Props) => {
  const t = useTexts();
  return (
    <Link to={`/${category}`} className={styles.tile}>
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
        {t(CATEGORIES[category])}
      </Heading>
      <Icon path={icons.arrowRight} className={styles.arrow} />
    </Link>
  );
};
