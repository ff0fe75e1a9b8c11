import { Link } from 'react-router-dom';
import { useTexts } from '@tivara/state';
import { Heading, LinkButton, TextLink } from '@tivara/ui';
import styles from './not-found.module.css';

export const NotFound = () => {
  const t = useTexts();
  return (
    <section className={styles.slot}>
      <Heading as="h1" size="lg">
        {t('This page')}
        <br />
        {t('does not exist')}
      </Heading>
      <div>
        <p className={styles.help}>
          {t(
            'The page may have moved, or the link has a letter too many. The frames are where they always were.',
          )}
        </p>
        <div className={styles.actions}>
          <LinkButton render={<Link to="/product" />}>{t('See the frames')}</LinkButton>
          <TextLink render={<Link to="/store" />}>{t('Find a store')}</TextLink>
          <TextLink render={<Link to="/" />}>{t('Home')}</TextLink>
        </div>
      </div>
    </section>
  );
};
