import { Link } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { Heading, TextLink, cx } from '@tivara/ui';
import { Lines, PageBanner, Section, Story } from './blocks';
import { PICTURES } from './pictures';
import texts from './texts.json';
import styles from './pages.module.css';

const { remedy, exclusions, conditions, care } = texts.warranty;
const Jurisdiction = `Disputes are subject to the jurisdiction of the courts in ${BRAND.city}.`;

export default function WarrantyPage() {
  return (
    <>
      <PageBanner
        picture={PICTURES.warranty}
        title={['Warranty', 'and care']}
        claim="Two years from the date of purchase, and a cloth for all the years after."
        split
      />
      <article className={styles.document}>
        <div className={styles.warrantyTop}>
          <Heading as="span" size="numeral" className={styles.numeral} aria-hidden="true">
            2
          </Heading>
          <div>
            <Heading as="p" size="sm" className={styles.promise}>
              A two-year manufacturing warranty from the date of purchase, at any authorised
              practitioner or optical store.
            </Heading>
            <p className={cx(styles.prose, styles.condition)}>
              It asks little of you: keep the warranty card, with its date, and the proof of
              purchase.
            </p>
            <div className={styles.actions}>
              <TextLink render={<Link to="/store" />}>Find a store</TextLink>
              <TextLink render={<a href={`mailto:${BRAND.mail}`} />}>Write to us</TextLink>
            </div>
          </div>
        </div>
        <Section title="Remedy">
          <Lines lines={remedy} open />
        </Section>
        <Section title="Exclusions" lead="The warranty does not cover:">
          <ul className={cx(styles.lines, styles.open)}>
            {exclusions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
        <Section title="Conditions">
          <Lines lines={{ ...conditions, Jurisdiction }} open />
        </Section>
      </article>
      <Story title="Care" picture={PICTURES.care}>
        <p>Titanium and acetate ask for water, a cloth and a minute. Nothing stronger.</p>
        <Lines lines={care} />
      </Story>
    </>
  );
}
