import { notify } from '@tivara/state';
import { IconButton } from '@tivara/ui';
import styles from './share.module.css';

interface Props {
  name: string;
  /** The page in the current colour. */
  path: string;
}

/** Opens the device's share sheet, or copies the link. */
export const Share = ({ name, path }: Props) => (
  <IconButton
    icon="share"
    label={`Share ${name}`}
    title="Share"
    className={styles.share}
    onClick={() => void share(name, new URL(path, location.origin).href)}
  />
);

async function share(title: string, url: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify('Link copied', 'success');
  } catch (error) {
    // A dismissed share sheet is not an error.
    if ((error as Error | null)?.name === 'AbortError') return;
    notify('Couldn’t copy the link. Copy it from the address bar.', 'error');
  }
}
