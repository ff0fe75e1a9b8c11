import { Link } from 'react-router-dom';
import type { AdminOverview } from '@tivara/contracts';
import { TextLink, VisuallyHidden } from '@tivara/ui';
import { listedAt } from '../../audit/change-labels';
import { sectionPath } from '../../shared/section-path';
import start from '../section.module.css';
import styles from './lists.module.css';

interface Entry {
  title: string;
  text: string;
  action: string;
  to: string;
}

/** What needs attention, each with a link to where it is done. */
export function Todo({ start: figures }: { start: AdminOverview }) {
  const entries = entriesOf(figures);
  return (
    <section aria-labelledby="todo">
      <div className={start['head']}>
        <h2 id="todo">To look at</h2>
      </div>
      {entries.length ? (
        <ul className={styles.list}>
          {entries.map(({ title, text, action, to }) => (
            <li key={title} className={styles.row}>
              <span className={styles.text}>
                {title}
                <small className={styles.small}>{text}</small>
              </span>
              <TextLink render={<Link to={to} />}>
                {action}
                <VisuallyHidden> {title}</VisuallyHidden>
              </TextLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Nothing needs your attention.</p>
      )}
    </section>
  );
}

function entriesOf({
  new_enquiries,
  mails,
  products,
  few_pictures,
  unused,
}: AdminOverview): Entry[] {
  const of = (section: string, query: Record<string, string>) =>
    sectionPath(section, new URLSearchParams(query));
  const several = (count: number, one: string, many: string) =>
    count === 1 ? `1 ${one}` : `${count.toLocaleString('en-IN')} ${many}`;
  const entries: (Entry | false)[] = [
    new_enquiries > 0 && {
      title: several(new_enquiries, 'new enquiry', 'new enquiries'),
      text: 'Waiting for a first reply',
      action: 'Open',
      to: of('enquiries', { status: 'new' }),
    },
    mails.dead > 0 && {
      title: several(mails.dead, 'failed mail', 'failed mails'),
      text: 'All attempts failed; you can send it again',
      action: 'Open',
      to: of('mails', { state: 'dead' }),
    },
    mails.failing > 0 && {
      title: several(mails.failing, 'delayed mail', 'delayed mails'),
      text: 'An attempt failed; it will be retried automatically',
      action: 'Open',
      to: of('mails', { state: 'pending', sort: '-attempts' }),
    },
    products.hidden > 0 && {
      title: several(products.hidden, 'hidden product', 'hidden products'),
      text: 'Shoppers don’t see them',
      action: 'Open',
      to: of('products', { published: 'no' }),
    },
    ...few_pictures.first.map(({ product_id, name, color_name }) => ({
      title: `${name}, ${color_name.toLowerCase()}`,
      text: 'Has two pictures; the card shows three',
      action: 'Add',
      to: `/AddProduct?id=${product_id}`,
    })),
    ...unused.first.map(({ entity, name }) => ({
      title: name,
      text: `${entity[0]?.toUpperCase()}${entity.slice(1)} that no product uses`,
      action: 'Open',
      to: listedAt(entity, name) ?? '/admin',
    })),
  ];
  return entries.filter((entry) => entry !== false);
}
