import { Link } from 'react-router-dom';
import { BRAND, type Picture as PictureData } from '@tivara/contracts';
import { Heading, Picture, coverSizes, cx, pagePicture } from '@tivara/ui';
import pictures from '../pictures.json';
import section from '../../section.module.css';
import styles from './tiles.module.css';

interface TileProps {
  to: string;
  title: string;
  text: string;
  /** Without one the tile shows a large 2, for the warranty years. */
  picture?: PictureData;
  wide?: boolean;
}

const TILES: TileProps[] = [
  {
    to: '/product',
    title: 'Products',
    text: 'Every frame, in every colour it is made in.',
    picture: pagePicture(pictures['promo-3-phone']),
    wide: true,
  },
  {
    to: '/warranty',
    title: 'Warranty',
    text: 'Two years from the day of purchase, at any authorised optician.',
  },
  {
    to: `/collections/${BRAND.catalogueCollectionId}`,
    title: 'Catalogue',
    text: 'The whole season, page by page.',
    picture: pagePicture(pictures.catalogue),
  },
  {
    to: '/store',
    title: 'Find a store',
    text: 'Opticians who know our frames fit them by hand.',
    picture: pagePicture(pictures.store),
    wide: true,
  },
];

/** (SPEC 2, Home page) */
export const Tiles = () => (
  <section className={cx(section.section, styles.tiles)} aria-label="More of the site">
    {TILES.map((tile) => (
      <Tile key={tile.to} {...tile} />
    ))}
  </section>
);

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
