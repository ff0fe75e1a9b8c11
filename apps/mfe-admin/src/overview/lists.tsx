import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  cardName,
  type AdminOverview,
  type OverviewChange,
  type OverviewEnquiry,
  type Permission,
  type ReferenceEntity,
} from '@tivara/contracts';
import { Table, TextLink, VisuallyHidden, type Column } from '@tivara/ui';
import { actionLabel, capitalized, changedName, listedAt } from '../shared/change-labels';
import { EnquiryMark } from '../shared/enquiry-state';
import { MailMark } from '../shared/mail-state';
import { detailPath, sectionPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { Mark } from '../shared/ui/mark';
import { Time } from '../shared/ui/time';
import shared from '../shared/ui/shared.module.css';
import styles from './overview.module.css';

interface ListProps {
  id: string;
  title: string;
  all?: { section: string; label: string };
  empty?: string | false;
  children: ReactNode;
}

const List = ({ id, title, all, empty, children }: ListProps) => (
  <section aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {all && <TextLink render={<Link to={sectionPath(all.section)} />}>{all.label}</TextLink>}
    </div>
    {empty ? <p className={shared.empty}>{empty}</p> : children}
  </section>
);

const pathTo = (section: string, query: Record<string, string>) =>
  sectionPath(section, new URLSearchParams(query));

const MAX_CODES = 3;

function codes(products: string[]): string {
  const shown = products.slice(0, MAX_CODES).map(cardName);
  const more = products.length - MAX_CODES;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const ENQUIRY_COLUMNS: readonly Column<OverviewEnquiry>[] = [
  {
    key: 'name',
    header: 'Name',
    phone: 'title',
    className: styles.name,
    cell: ({ enquiry_id, to_name }) => (
      <Link to={detailPath('enquiries', enquiry_id)} className={shared.link}>
        {to_name}
      </Link>
    ),
  },
  { key: 'frames', header: 'Frames', phone: 'block', cell: ({ products }) => codes(products) },
  {
    key: 'received',
    header: 'Received',
    phone: 'block',
    className: styles.received,
    cell: ({ created_at }) => <Time at={created_at} />,
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'block',
    cell: ({ status, mail }) => (
      <span className={styles.states}>
        {status && <EnquiryMark status={status} />}
        {mail ? <MailMark {...mail} named /> : <Mark tone="quiet">Mail deleted</Mark>}
      </span>
    ),
  },
];

export const LatestEnquiries = ({ enquiries }: { enquiries: OverviewEnquiry[] }) => (
  <List
    id="latest-enquiries"
    title="Latest enquiries"
    all={{ section: 'enquiries', label: 'All enquiries' }}
    empty={enquiries.length === 0 && 'No enquiries yet.'}
  >
    <Table
      variant="admin"
      caption="Latest enquiries"
      columns={ENQUIRY_COLUMNS}
      rows={enquiries}
      rowKey={({ enquiry_id }) => enquiry_id}
    />
  </List>
);

export function Todo({ overview }: { overview: AdminOverview }) {
  const entries = entriesOf(overview, usePermission());
  return (
    <List
      id="todo"
      title="To look at"
      empty={entries.length === 0 && 'Nothing needs your attention.'}
    >
      <ul className={shared.list}>
        {entries.map(({ title, text, action = 'Open', to }) => (
          <li key={title + to} className={shared.row}>
            <span>
              {title}
              <small className={shared.small}>{text}</small>
            </span>
            <TextLink render={<Link to={to} />}>
              {action}
              <VisuallyHidden> {title}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ul>
    </List>
  );
}

interface Entry {
  title: string;
  text: string;
  action?: string;
  to: string;
}

function entriesOf(overview: AdminOverview, can: (permission: Permission) => boolean): Entry[] {
  const { new_enquiries = 0, mails, products, few_pictures, unused, unprintable } = overview;
  const counted = (count = 0, one: string, many: string, text: string, to: string): Entry[] => {
    const title = count === 1 ? `1 ${one}` : `${count.toLocaleString('en-IN')} ${many}`;
    return count > 0 ? [{ title, text, to }] : [];
  };
  return [
    ...(mails?.has_server === false
      ? [
          {
            title: 'No mail server',
            text: 'Mails are not sent until SMTP_URL is set',
            to: '/admin/mails',
          },
        ]
      : []),
    ...counted(
      new_enquiries,
      'new enquiry',
      'new enquiries',
      'Waiting for a first reply',
      pathTo('enquiries', { status: 'new' }),
    ),
    ...counted(
      mails?.dead,
      'failed mail',
      'failed mails',
      'All attempts failed; you can send it again',
      pathTo('mails', { state: 'dead' }),
    ),
    ...counted(
      mails?.failing,
      'delayed mail',
      'delayed mails',
      'An attempt failed; it will be retried automatically',
      pathTo('mails', { state: 'pending', sort: '-attempts' }),
    ),
    ...counted(
      products?.hidden,
      'product not shown',
      'products not shown',
      'Drafts, and what is scheduled or hidden',
      pathTo('products', { state: 'unpublished' }),
    ),
    ...(few_pictures?.first ?? []).map(({ product_id, name, color_name }) => ({
      title: `${name}, ${color_name.toLowerCase()}`,
      text: 'Has two pictures; the card shows three',
      ...(can('catalogue:write')
        ? { action: 'Add', to: `/AddProduct?id=${product_id}` }
        : { to: pathTo('products', { q: name }) }),
    })),
    ...(unprintable ?? []).map(({ entity, name, characters }) => ({
      title: name,
      text: `The catalogue PDF leaves out ${characters}`,
      to: listedAt(entity, name) ?? '/admin',
    })),
    ...(unused?.first ?? []).map(({ entity, name }) => ({
      title: name,
      text: `${capitalized(entity)} that no product uses`,
      to: listedAt(entity, name) ?? '/admin',
    })),
  ];
}

export const Changes = ({ changes }: { changes: OverviewChange[] }) => (
  <List
    id="changes"
    title="Newest changes"
    all={{ section: 'audit', label: 'All changes' }}
    empty={changes.length === 0 && 'No changes yet.'}
  >
    <ul className={shared.list}>
      {changes.map((change) => (
        <li key={change.audit_id} className={shared.row}>
          <span>
            {changedName(change)} {actionLabel(change)}
            <small className={shared.small}>
              {change.actor}, <Time at={change.at} />
            </small>
          </span>
          <TextLink render={<Link to={pathTo('audit', { entity: change.entity })} />}>
            See<VisuallyHidden> {changedName(change)}</VisuallyHidden>
          </TextLink>
        </li>
      ))}
    </ul>
  </List>
);

const REFERENCE_LISTS: readonly (readonly [ReferenceEntity, string])[] = [
  ['category', 'Categories'],
  ['material', 'Materials'],
  ['finishing', 'Finishings'],
  ['color', 'Colors'],
  ['frame type', 'Type Frames'],
  ['shape', 'Shapes'],
];

export const Reference = ({ counts }: { counts: NonNullable<AdminOverview['reference']> }) => (
  <List id="reference" title="Reference lists">
    <ul className={styles.grid}>
      {REFERENCE_LISTS.map(([entity, label]) => (
        <li key={entity}>
          <Link to={listedAt(entity, '') ?? '/admin'} className={styles.counted}>
            {label}
            <span>{counts[entity]}</span>
          </Link>
        </li>
      ))}
    </ul>
  </List>
);
