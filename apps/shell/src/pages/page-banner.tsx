import type { Picture as PictureData } from '@tivara/contracts';
import { Heading, Picture, coverSizes, cx } from '@tivara/ui';
import styles from './page-banner.module.css';

interface Props {
  picture: PictureData;
  /** Another composition, below 768 px. */
  phone: PictureData;
  /** Its lines. */
  title: [string, string];
  claim: string;
  /** On phones the title is at the top, for pictures whose subject is at the bottom. */
  split?: boolean;
}

/** The picture at the top of a shell page, with its text at the bottom left. */
export function PageBanner({ picture, phone, title, claim, split }: Props) {
  return (
    <header className={styles.banner}>
      <Picture
        picture={picture}
        phone={phone}
        sizes={coverSizes(
          picture,
          { width: 'min(100vw, 1920px)', height: 'clamp(480px, 48vw, 800px)' },
          { picture: phone, box: { width: '100vw', height: 'min(114.3vw, 640px)' } },
        )}
        priority
        className={styles.picture}
      />
      <div className={cx(styles.text, split && styles.split)}>
        <Heading as="h1" size="lg">
          {title[0]}
          <br />
          {title[1]}
        </Heading>
        <p className={styles.claim}>{claim}</p>
      </div>
    </header>
  );
}
