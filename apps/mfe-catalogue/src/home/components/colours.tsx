import { Link } from 'react-router-dom';
import { Heading, RecordText, Swatch, cx } from '@tivara/ui';
import colours from '../colours.json';
import section from '../../section.module.css';
import styles from './colours.module.css';

/** (SPEC 3; DECISIONS, Brand and Screens: the 14-colour list) */
export const Colours = () => (
  <section className={cx(section.section, styles.section)}>
    <Heading>Fourteen colours</Heading>
    <ul className={styles.strip}>
      {Object.entries(colours).map(([name, code]) => (
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
