import { createRoot } from 'react-dom/client';
import type { Boot } from '@tivara/contracts';
import { TextLink, cx } from '@tivara/ui';
import styles from './preview-note.module.css';

const SHOP_TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

type Previews = Pick<Boot, 'preview' | 'recordPreview'>;

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Shows what this visit previews, with a link back to the normal site. */
export function showPreviewNote(previews: Previews): void {
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<PreviewNote {...previews} />);
}

function PreviewNote({ preview, recordPreview }: Previews) {
  const until = preview?.until ?? recordPreview?.until ?? '';
  return (
    <aside
      role="status"
      aria-label="Preview"
      className={cx(styles.note, !preview && styles.ofRecord)}
    >
      <span>
        {preview
          ? `Preview of ${preview.app} ${preview.version}, until ${timeOf(until)}`
          : `Preview: ${describe(recordPreview?.shows ?? '')}. The link works until ${timeOf(until)}`}
      </span>
      <TextLink render={<a href="/?preview=" />}>Leave the preview</TextLink>
    </aside>
  );
}

const timeOf = (until: string) => TIME.format(new Date(until));

/** @param shows such as `product:12`, or `site:` and a time */
function describe(shows: string): string {
  const [kind = '', ...time] = shows.split(':');
  if (kind !== 'site') return `shoppers do not see this ${kind} yet`;
  return `the site as it will be on ${SHOP_TIME.format(new Date(time.join(':')))} in India`;
}
