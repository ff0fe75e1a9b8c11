import { Link } from 'react-router-dom';
import { Heading, RecordText, Swatch, cx } from '@tivara/ui';
import section from '../../section.module.css';
import styles from './colours.module.css';

/** (SPEC 3; DECISIONS, Brand) */
export const HOME_COLOURS = {
  GOLD: '#D4AF37',
  GUN: '#53565A',
  SILVER: '#C0C0C0',
  BLACK: '#1A1A1A',
  BRONZE: '#8C6A43',
  PINK: '#E3A6A1',
  PURPLE: '#5B3A6E',
  BROWN: '#5E4030',
  GREY: '#8F9296',
  RED: '#8E1F2B',
  BLUE: '#27487A',
  GREEN: '#2F5A47',
  CRYSTAL: '#EDE6DA',
  KHAKI: '#7F774F',
};

/** (DECISIONS, Screens: the 14-colour list) */
export const Colours = () => (
  <section className={cx(section.section, styles.section)}>
    <Heading>Fourteen colours</Heading>
    <ul className={styles.strip}>
      {Object.entries(HOME_COLOURS).map(([name, code]) => (
        <li key={name}>
          <Link to={`/${name}`} className={styles.colour}>
            <Swatch code={code} size="lg" />
            <RecordText>{name}</RecordText>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
