import { Link } from 'react-router-dom';
import { Heading, RecordText, Swatch } from '@tivara/ui';
import { HOME_COLOURS } from '../colours';
import styles from './colours.module.css';

/** (DECISIONS, Screens: the 14-colour list) */
export const Colours = () => (
  <section className={styles.section}>
    <Heading>Fourteen colours</Heading>
    <ul className={styles.strip}>
      {HOME_COLOURS.map(({ color_id, color_name, color_code }) => (
        <li key={color_id}>
          <Link to={`/${color_name}`} className={styles.colour}>
            <Swatch code={color_code} size="lg" />
            <RecordText>{color_name}</RecordText>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
