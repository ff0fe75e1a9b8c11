import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { Heading, Picture, coverSizes, cx } from '@tivara/ui';
import styles from './pages.module.css';

interface BannerProps {
  /** `phone` below 768 px. */
  picture: Record<'desktop' | 'phone', PictureData>;
  title: [string, string];
  claim: string;
  /** On phones the title is at the top, for pictures whose subject is at the bottom. */
  split?: boolean;
}

/** The picture at the top of a shell page, with its text at the bottom left. */
export const PageBanner = ({ picture: { desktop, phone }, title, claim, split }: BannerProps) => (
  <header className={styles.banner}>
    <Picture
      picture={desktop}
      phone={phone}
      sizes={coverSizes(
        desktop,
        { width: 'min(100vw, 1920px)', height: 'clamp(480px, 48vw, 800px)' },
        { picture: phone, box: { width: '100vw', height: 'min(114.3vw, 640px)' } },
      )}
      priority
      className={styles.bannerPicture}
    />
    <div className={cx(styles.bannerText, split && styles.split)}>
      <Heading as="h1" size="lg">
        {title[0]}
        <br />
        {title[1]}
      </Heading>
      <p className={styles.bannerClaim}>{claim}</p>
    </div>
  </header>
);

interface SectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of a page of terms, under a rule. */
export const Section = ({ title, lead, children }: SectionProps) => (
  <section className={styles.section}>
    <Heading size="sm">{title}</Heading>
    <div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  </section>
);

interface LinesProps {
  lines: Readonly<Record<string, string>>;
  /** Without the first and the last hairline. */
  open?: boolean;
}

/** Terms with their descriptions, separated by hairlines. */
export const Lines = ({ lines, open }: LinesProps) => (
  <dl className={cx(styles.lines, open && styles.open)}>
    {Object.entries(lines).map(([name, text]) => (
      <div key={name} className={styles.line}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.prose}>{text}</dd>
      </div>
    ))}
  </dl>
);

interface StoryProps {
  title: string;
  picture: PictureData;
  /** The picture on the right; below 1024 px it always comes first. */
  flipped?: boolean;
  children: ReactNode;
}

/** A picture that runs to the page's edge, and its text next to it. */
export const Story = ({ title, picture, flipped, children }: StoryProps) => (
  <section className={cx(styles.story, flipped && styles.flipped)}>
    <div className={styles.storyPicture}>
      <Picture picture={picture} sizes="(max-width: 1023.98px) 100vw, 60vw" />
    </div>
    <div className={styles.storyText}>
      <Heading>{title}</Heading>
      {children}
    </div>
  </section>
);
