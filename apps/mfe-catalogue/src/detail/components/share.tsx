import { notify } from '@tivara/state';
import { IconButton } from '@tivara/ui';
import styles from './share.module.css';

interface Props {
  name: string;
  /** The page in the colour that is shown. */
  path: string;
}

/** Hands the page to the device's own way of sharing, else copies its address. Nothing goes to anybody else. */
export const Share = ({ name, path }: Props) => (
  <IconButton
    icon="share"
    label={`Share ${name}`}
    title="Share"
    className={styles['share']}
    onClick={() => void share(name, new URL(path, location.origin).href)}
  />
);

async function share(title: string, url: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify('Link copied', 'success');
  } catch (error) {
    // Whoever closes the device's dialog has changed their mind.
    if ((error as Error | null)?.name === 'AbortError') return;
    notify('The link could not be copied. Copy it from the address bar.', 'error');
  }
}
