import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { RouteContext } from '@tivara/contracts';
import { contentOf, useApi, useTexts } from '@tivara/state';
import { Heading, Picture, TextLink, Wordmark } from '@tivara/ui';
import type { Content } from '../../../content-blocks';
import styles from './entry-page.module.css';

const content = contentOf<Content>('admin');

/** Of each page that shows it. */
export const loadEntryPage = ({ queryClient, api }: RouteContext): Promise<void> =>
  queryClient.prefetchQuery(content.query(api, 'login'));

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
}

export const EntryPage = ({ title, lead, children, foot }: Props) => {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <EntryPicture />
      </div>
      <div className={styles.side}>
        <div className={styles.top}>
          <Wordmark render={<Link to="/" />} />
          <TextLink render={<Link to="/" />}>{t('Skip')}</TextLink>
        </div>
        <div className={styles.middle}>
          <Heading as="h1">{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.body}>{children}</div>}
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </div>
    </div>
  );
};

/** The form does without. */
function EntryPicture() {
  const { data } = useQuery(content.query(useApi(), 'login'));
  return (
    data && (
      <Picture
        picture={data['login-picture'].picture}
        sizes="(max-width: 767.98px) 100vw, 58vw"
        alt=""
        priority
        className={styles.image}
      />
    )
  );
}
