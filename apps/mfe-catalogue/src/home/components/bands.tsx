import { Link } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { Heading, LinkButton, Picture, pagePicture } from '@tivara/ui';
import { Cover } from '../../banner';
import pictures from '../pictures.json';
import section from '../../section.module.css';
import styles from './bands.module.css';

const CRAFT = pagePicture(pictures.craft);

const CATALOGUE_PAGES = [
  { name: 'Alibag', code: 'TV-118', picture: pictures['tv-118-havana-gold-three-quarter'] },
  { name: 'Kala', code: 'TV-133', picture: pictures['tv-133-red-gold-three-quarter'] },
];

const FACTS = [
  { figure: '0.85 mm', label: 'titanium wire, from which the rim of TV-104 is bent' },
  { figure: '3 µm', label: `of 18-karat gold on every frame of ${BRAND.goldLine}` },
  { figure: '2 years', label: 'of warranty, from the day of purchase' },
];

/** (SPEC 2, Home page: the craft banner) */
export const CraftBanner = () => (
  <section className={section.section}>
    <div className={styles.craft}>
      <Cover
        picture={{ desktop: CRAFT, phone: CRAFT }}
        box={{ width: 'min(100vw, 1920px)', height: 'clamp(352px, 42vw, 608px)' }}
        phoneBox={{ width: '100vw', height: '320px' }}
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
  <section className={section.section}>
    <div className={styles.package}>
      <div className={styles.packagePicture}>
        <Picture
          picture={pagePicture(pictures.package)}
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
  <section className={section.section}>
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
              <Picture picture={pagePicture(picture)} sizes="(max-width: 767.98px) 56vw, 344px" />
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
