import { Link } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { Heading, LinkButton, Picture, coverSizes } from '@tivara/ui';
import { CATALOGUE_PAGES, HOME_PICTURES } from '../pictures';
import styles from './bands.module.css';

const FACTS = [
  { figure: '0.85 mm', label: 'titanium wire, from which the rim of TV-104 is bent' },
  { figure: '3 µm', label: `of 18-karat gold on every frame of ${BRAND.goldLine}` },
  { figure: '2 years', label: 'of warranty, from the day of purchase' },
];

/** (SPEC 2, Home page: the craft banner) */
export const CraftBanner = () => (
  <section className={styles.section}>
    <div className={styles.craft}>
      <Picture
        picture={HOME_PICTURES.craft}
        sizes={coverSizes(
          HOME_PICTURES.craft,
          { width: 'min(100vw, 1920px)', height: 'clamp(352px, 42vw, 608px)' },
          { picture: HOME_PICTURES.craft, box: { width: '100vw', height: '320px' } },
        )}
        className={styles.craftPicture}
      />
    </div>
    <div className={styles.craftText}>
      <Heading>
        Bent cold,
        <br />
        finished by hand
      </Heading>
      <dl className={styles.facts}>
        {FACTS.map(({ figure, label }) => (
          <div key={figure} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <Heading as="dd" size="sm" className={styles.figure}>
              {figure}
            </Heading>
          </div>
        ))}
      </dl>
    </div>
  </section>
);

/** (SPEC 2, Home page: the package banner) */
export const PackageBanner = () => (
  <section className={styles.section}>
    <div className={styles.package}>
      <div className={styles.packagePicture}>
        <Picture
          picture={HOME_PICTURES.package}
          sizes="(max-width: 767.98px) 104vw, min(67vw, 1280px)"
        />
      </div>
      <div className={styles.packageText}>
        <Heading>What it comes in</Heading>
        <p className={styles.text}>
          A hard case, a box, a cloth, and a card with the date that your warranty counts from.
        </p>
      </div>
    </div>
  </section>
);

/** (SPEC 2, Home page: the catalogue banner) */
export const CatalogueBanner = () => (
  <section className={styles.section}>
    <div className={styles.catalogue}>
      <div className={styles.catalogueText}>
        <div>
          <Heading size="lg">
            The catalogue,
            <br />
            in print
          </Heading>
          <p className={styles.onInk}>
            Every frame, every colour and every size, page by page, to keep or to take to your
            optician.
          </p>
        </div>
        <LinkButton
          variant="on-ink"
          render={<Link to={`/collections/${BRAND.catalogueCollectionId}`} />}
        >
          Download Catalogue
        </LinkButton>
      </div>
      <div className={styles.pages} aria-hidden="true">
        {CATALOGUE_PAGES.map(({ name, code, picture }) => (
          <div key={code} className={styles.page}>
            <div className={styles.pagePicture}>
              <Picture picture={picture} sizes="(max-width: 767.98px) 56vw, 344px" />
            </div>
            <div className={styles.pageText}>
              <Heading as="span" size="xs">
                {name}
              </Heading>
              <span className={styles.code}>{code}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  </section>
);
