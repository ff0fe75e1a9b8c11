import { Link } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { Heading, TextLink, cx } from '@tivara/ui';
import { Document, Lines, PageBanner, Section, Story } from './blocks';
import { PICTURES } from './pictures';
import styles from './pages.module.css';

const REMEDY = {
  Repair: 'A product with a manufacturing defect is repaired.',
  Replacement: 'Or it is replaced, with the same product or an equivalent one.',
  Where: 'At any authorised practitioner or optical store.',
};

const EXCLUSIONS = [
  'Accidents',
  'Misuse or negligence',
  'Tampering with components, or their loss',
  'Normal wear and tear',
  'Unauthorised repairs',
];

const CONDITIONS = {
  'Warranty card': 'The date of purchase is written on the warranty card.',
  'Proof of purchase': 'It is required for every claim, together with the card.',
  Expiry:
    'The warranty ends two years after the date of purchase, however much or little the product has been used.',
  Decision:
    'Whether a defect is covered, and how it is put right, is decided by the company. Its decision is final.',
  Delivery: 'A defective product is delivered at the user’s own risk and cost.',
  Liability: 'The company is not liable for consequential damages.',
  Jurisdiction: `Disputes are subject to the jurisdiction of the courts in ${BRAND.city}.`,
};

const CARE = {
  Titanium:
    'Hold it under lukewarm water with a drop of mild soap. Rinse, then dry it with a cotton cloth, the hinges first.',
  Acetate:
    'Wipe it with a soft, damp cloth and then a dry one. Keep it from alcohol, acetone and heat: they dull the surface and move the shape.',
  'Every day':
    'Take the frame off with both hands. When it is not on your face, it is in its case.',
  'Once a year': 'Have the screws and pads seen to at an authorised store.',
};

export default function WarrantyPage() {
  return (
    <>
      <PageBanner
        picture={PICTURES.warranty}
        title={['Warranty', 'and care']}
        claim="Two years from the date of purchase, and a cloth for all the years after."
        split
      />
      <Document>
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
          <Lines lines={REMEDY} open />
        </Section>
        <Section title="Exclusions" lead="The warranty does not cover:">
          <ul className={cx(styles.lines, styles.open)}>
            {EXCLUSIONS.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
        <Section title="Conditions">
          <Lines lines={CONDITIONS} open />
        </Section>
      </Document>
      <Story title="Care" picture={PICTURES.care}>
        <p>Titanium and acetate ask for water, a cloth and a minute. Nothing stronger.</p>
        <Lines lines={CARE} />
      </Story>
    </>
  );
}
