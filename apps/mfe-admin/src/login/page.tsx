import { Link } from 'react-router-dom';
import type { Head } from '@tivara/contracts';
import { Heading, Picture, TextLink, Wordmark } from '@tivara/ui';
import { LoginForm } from './components/login-form';
import { LOGIN_PICTURE } from './picture';
import styles from './page.module.css';

export const head = (): Head => ({ title: 'Log in', canonical: '/login', noindex: true });

export default function Page() {
  return (
    <div className={styles['page']}>
      <div className={styles['picture']}>
        <Picture
          picture={LOGIN_PICTURE}
          sizes="(max-width: 767.98px) 100vw, 58vw"
          alt=""
          priority
          className={styles['image']}
        />
      </div>
      <div className={styles['side']}>
        <div className={styles['top']}>
          <Wordmark render={<Link to="/" />} />
          <TextLink render={<Link to="/" />}>Skip</TextLink>
        </div>
        <div className={styles['middle']}>
          <Heading as="h1">Log in</Heading>
          <LoginForm />
        </div>
      </div>
    </div>
  );
}
