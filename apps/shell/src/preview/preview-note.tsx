import { createRoot } from 'react-dom/client';
import type { Boot } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import styles from './preview-note.module.css';

type Preview = NonNullable<Boot['preview']>;

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Shows which release this visit previews, with a link back to the normal site. */
export function showPreviewNote(preview: Preview): void {
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<PreviewNote {...preview} />);
}

const PreviewNote = ({ app, version, until }: Preview) => (
  <aside role="status" aria-label="Preview" className={styles.note}>
    <span>
      Preview of {app} {version}, until {TIME.format(new Date(until))}
    </span>
    <TextLink render={<a href="/?preview=" />}>Leave the preview</TextLink>
  </aside>
);
