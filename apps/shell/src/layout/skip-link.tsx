import styles from './skip-link.module.css';

/** The first stop of the Tab key. */
export const SkipLink = ({ target }: { target: string }) => (
  <a href={`#${target}`} className={styles.skip}>
    Skip to content
  </a>
);
