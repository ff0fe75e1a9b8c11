import { Link } from 'react-router-dom';
import type { Picture as PictureData } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Heading, Picture, coverSizes, cx } from '@tivara/ui';
import { CATALOGUE_ANCHOR } from '../../catalogue-download/catalogue-download';
import { ContentBlock } from '../../shared/content-block';
import section from '../../shared/section.module.css';
import styles from './tiles.module.css';

interface TileProps {
  to: string;
  title: string;
  text: string;
  /** Without one the tile shows a large 2, for the warranty years. */
  picture?: PictureData;
  wide?: boolean;
}

/** (SPEC 2, Home page) */
export const Tiles = () => {
  const t = useTexts();
  return (
    <ContentBlock page="home" block="home-tiles">
      {({ products, warranty, catalogue, store }) => (
        <section className={cx(section.section, styles.tiles)} aria-label={t('More of the site')}>
          <Tile to="/product" {...products} wide />
          <Tile to="/warranty" {...warranty} />
          <Tile to={`/product#${CATALOGUE_ANCHOR}`} {...catalogue} />
          <Tile to="/store" {...store} wide />
        </section>
      )}
    </ContentBlock>
  );
};

const Tile = ({ to, title, text, picture, wide }: TileProps) => (
  <Link to={to} className={cx(styles.tile, wide && styles.wide, !picture && styles.lined)}>
    {picture ? (
      <Picture
        picture={picture}
        sizes={coverSizes(
          picture,
          { width: wide ? 'min(64vw, 1230px)' : 'min(31vw, 600px)', height: '544px' },
          { picture, box: { width: '90vw', height: '336px' } },
        )}
        alt=""
        className={styles.picture}
      />
    ) : (
      <Heading as="span" size="numeral" className={styles.numeral} aria-hidden="true">
        2
      </Heading>
    )}
    <div className={styles.caption}>
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
    </div>
  </Link>
);
