import { Heading, Picture, lines } from '@tivara/ui';
import { Cover } from '../../shared/banner';
import { CatalogueDownload } from '../../catalogue-download/catalogue-download';
import { ContentBlock } from '../../shared/content-block';
import section from '../../shared/section.module.css';
import styles from './bands.module.css';

/** (SPEC 2, Home page: the craft banner) */
export const CraftBanner = () => (
  <ContentBlock page="home" block="home-craft">
    {({ title, picture, facts }) => (
      <section className={section.section}>
        <div className={styles.craft}>
          <Cover
            picture={{ desktop: picture, phone: picture }}
            box={{ width: 'min(100vw, 1920px)', height: 'clamp(352px, 42vw, 608px)' }}
            phoneBox={{ width: '100vw', height: '320px' }}
            className={styles.craftPicture}
          />
        </div>
        <div className={styles.craftText}>
          <Heading>{lines(title)}</Heading>
          <dl className={styles.facts}>
            {facts.map(({ figure, label }) => (
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
    )}
  </ContentBlock>
);

/** (SPEC 2, Home page: the package banner) */
export const PackageBanner = () => (
  <ContentBlock page="home" block="home-package">
    {({ title, text, picture }) => (
      <section className={section.section}>
        <div className={styles.package}>
          <div className={styles.packagePicture}>
            <Picture picture={picture} sizes="(max-width: 767.98px) 104vw, min(67vw, 1280px)" />
          </div>
          <div className={styles.packageText}>
            <Heading>{title}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
      </section>
    )}
  </ContentBlock>
);

/** (SPEC 2, Home page: the catalogue banner) */
export const CatalogueBanner = () => (
  <section className={section.section}>
    <div className={styles.catalogue}>
      <div className={styles.catalogueText}>
        <div>
          <ContentBlock page="home" block="home-catalogue">
            {({ title, text }) => (
              <>
                <Heading size="lg">{lines(title)}</Heading>
                <p className={styles.onInk}>{text}</p>
              </>
            )}
          </ContentBlock>
        </div>
        <CatalogueDownload variant="on-ink" />
      </div>
      <ContentBlock page="home" block="home-catalogue">
        {({ pages }) => (
          <div className={styles.pages} aria-hidden="true">
            {pages.map(({ name, code, picture }) => (
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
        )}
      </ContentBlock>
    </div>
  </section>
);
