import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Heading, Picture, TextLink, Wordmark, pagePicture } from '@tivara/ui';
import pictures from './pictures.json';
import styles from './entry-page.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
}

export const EntryPage = ({ title, lead, children, foot }: Props) => (
  <div className={styles.page}>
    <div className={styles.picture}>
      <Picture
        picture={pagePicture(pictures['tv-501-gold-detail'])}
        sizes="(max-width: 767.98px) 100vw, 58vw"
        alt=""
        priority
        className={styles.image}
      />
    </div>
    <div className={styles.side}>
      <div className={styles.top}>
        <Wordmark render={<Link to="/" />} />
        <TextLink render={<Link to="/" />}>Skip</TextLink>
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
