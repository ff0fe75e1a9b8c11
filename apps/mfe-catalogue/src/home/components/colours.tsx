import { Link } from 'react-router-dom';
import { useTexts } from '@tivara/state';
import { Heading, RecordText, Swatch, cx } from '@tivara/ui';
import { ContentBlock } from '../../shared/content-block';
import { COLOURS } from '../colours';
import section from '../../shared/section.module.css';
import styles from './colours.module.css';

/** (SPEC 3; DECISIONS, Brand and Screens: the 14-colour list) */
export const Colours = () => {
  const t = useTexts();
  return (
    <section className={cx(section.section, styles.section)}>
      <ContentBlock page="home" block="home-colours">
        {({ title }) => <Heading>{title}</Heading>}
      </ContentBlock>
      <ul className={styles.strip}>
        {Object.entries(COLOURS).map(([name, code]) => (
          <li key={name}>
            <Link to={`/${name}`} className={styles.colour}>
              <Swatch code={code} size="lg" />
              <RecordText>{t(name)}</RecordText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
