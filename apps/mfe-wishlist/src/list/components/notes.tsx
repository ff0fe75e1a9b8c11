import { BRAND } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import { frames } from '../../words';
import styles from './notes.module.css';

interface Props {
  kept: boolean;
  /** How many of the saved items are not in the catalogue any more. */
  gone: number;
}

/** What the visitor should know of the list as a whole. */
export const Notes = ({ kept, gone }: Props) => (
  <>
    {!kept && (
      <p className={styles['note']} role="status">
        This browser does not let us keep your list. It is here until you leave the site.
      </p>
    )}
    {gone > 0 && (
      <p className={styles['note']} role="status">
        {frames(gone, 'capital')} {gone === 1 ? 'is' : 'are'} no longer in the catalogue and will
        not go with an enquiry.
      </p>
    )}
  </>
);

/** Drawn by the server for browsers without JavaScript alone. */
export const WithoutScripts = () => (
  <noscript>
    <div className={styles['block']}>
      <p className={styles['text']}>
        Your wishlist is kept in this browser, and takes JavaScript to be read. Switch it on and
        come back, or write to us about the frames that you like.
      </p>
      <TextLink render={<a href={`mailto:${BRAND.mail}`} />}>{BRAND.mail}</TextLink>
    </div>
  </noscript>
);
