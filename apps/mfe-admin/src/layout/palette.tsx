import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ApiCall, Permission, StaffRole } from '@tivara/contracts';
import { CommandPalette, type CommandGroup } from '@tivara/ui';
import { detailPath, sectionPath } from '../shared/section-path';
import { useApiInSession } from '../shared/session/use-in-session';
import { usePermission } from '../shared/session/use-permission';
import { QueryError } from '../shared/ui/query-view';
import { menuOf } from './menu';
import styles from './palette.module.css';

interface Found {
  label: string;
  detail?: string;
  path: string;
}
type Can = (permission: Permission) => boolean;

const MIN_LENGTH = 2;
const DEBOUNCE_MS = 200;
const MOST_ROWS = 5;

const firstOf = (q: string) => ({ q, page: 1, pageSize: MOST_ROWS });

type Find = (api: ApiCall, q: string, signal: AbortSignal) => Promise<Found[]>;

const RECORDS: readonly { label: string; permission: Permission; find: Find }[] = [
  {
    label: 'Products',
    permission: 'catalogue:read',
    find: async (api, q, signal) =>
      (await api('/api/admin/products', { query: firstOf(q), signal })).items.map((row) => ({
        label: row.product_name,
        detail: row.collection_name,
        path: `/AddProduct?id=${row.product_id}`,
      })),
  },
  {
    label: 'Stores',
    permission: 'stores:read',
    find: async (api, q, signal) =>
      (await api('/api/admin/store', { query: firstOf(q), signal })).items.map((row) => ({
        label: row.store_name,
        detail: `${row.locality}, ${row.city}`,
        path: `/addstore?id=${row.store_id}`,
      })),
  },
  {
    label: 'Enquiries',
    permission: 'enquiries:read',
    find: async (api, q, signal) =>
      (await api('/api/admin/enquiries', { query: firstOf(q), signal })).items.map((row) => ({
        label: row.to_name,
        detail: row.reference,
        path: detailPath('enquiries', row.enquiry_id),
      })),
  },
];

const NEW_RECORDS: readonly (Found & { permission: Permission })[] = [
  { label: 'Add Product', path: '/AddProduct', permission: 'catalogue:write' },
  { label: 'Add Store', path: '/addstore', permission: 'stores:write' },
  {
    label: 'Add a reply template',
    path: sectionPath('enquiries/templates'),
    permission: 'enquiries:write',
  },
  {
    label: 'Add a search word',
    path: sectionPath('search-words'),
    permission: 'catalogue:write',
  },
  {
    label: 'Import products',
    path: sectionPath('products/import'),
    permission: 'catalogue:write',
  },
  { label: 'Import stores', path: sectionPath('stores/import'), permission: 'stores:write' },
];

/** Pages, new records and shortcuts that the role may use. */
function commandsOf(role: StaffRole | null, can: Can): [label: string, items: Found[]][] {
  const pages = menuOf(role).flatMap(([, entries]) => entries);
  return [
    [
      'Go to',
      [
        ...pages.map(({ path, label }) => ({ label, path: sectionPath(path) })),
        { label: 'Your account', path: sectionPath('account') },
      ],
    ],
    ['New', NEW_RECORDS.filter(({ permission }) => can(permission))],
  ];
}

/** Opens any section, a new record, or a product, a store or an enquiry by its name. */
export function Palette({ open, onOpenChange, role }: Props) {
  const navigate = useNavigate();
  const can = usePermission();
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setText('');
  }
  const { found, isPending, failed } = useRecords(text.trim(), can);
  const wanted = text.trim().toLowerCase();
  const commands = commandsOf(role, can).map(
    ([label, items]) =>
      [label, items.filter((item) => item.label.toLowerCase().includes(wanted))] as const,
  );
  const groups = [...commands, ...found]
    .filter(([, items]) => items.length > 0)
    .map(([label, items]): CommandGroup => ({
      label,
      items: items.map(({ path, ...item }) => ({
        ...item,
        id: `${label} ${path}`,
        onSelect: () => void navigate(path),
      })),
    }));
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label="Find a page or a record"
      placeholder="Page, product, store or enquiry"
      text={text}
      onTextChange={setText}
      groups={groups}
      empty={emptyText(text.trim(), isPending, failed !== null)}
      foot={
        <>
          {failed && (
            <div className={styles.failed}>
              <QueryError query={failed} title="Couldn’t search the records" />
            </div>
          )}
          <Shortcuts />
        </>
      }
    />
  );
}

function emptyText(text: string, isPending: boolean, isFailed: boolean): string {
  if (isPending) return 'Searching';
  return isFailed ? `No page is called ‘${text}’.` : `Nothing found for ‘${text}’.`;
}

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  role: StaffRole | null;
}

/** The records whose names match, by kind, after a pause in typing. */
function useRecords(text: string, can: Can) {
  const api = useApiInSession();
  const [q, setQ] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const enabled = text.length >= MIN_LENGTH && q.length >= MIN_LENGTH;
  const query = useQuery({
    queryKey: ['admin', 'palette', q],
    queryFn: async ({ signal }) => {
      const kinds = RECORDS.filter(({ permission }) => can(permission));
      return Promise.all(
        kinds.map(async ({ label, find }) => [label, await find(api, q, signal)] as const),
      );
    },
    enabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isError } = query;
  return {
    found: (enabled && data) || [],
    isPending: text.length >= MIN_LENGTH && (isFetching || q !== text),
    failed: enabled && isError && !isFetching ? query : null,
  };
}

/** Also in docs/how-to/development.md. */
const SHORTCUTS = [
  ['Ctrl K', 'Open this list'],
  ['/', 'Search the table'],
  ['Ctrl S', 'Save the form'],
  ['Ctrl Z', 'Undo the last change'],
] as const;

const Shortcuts = () => {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <dl className={styles.shortcuts} aria-label="Keyboard shortcuts">
      {SHORTCUTS.map(([keys, what]) => (
        <div key={keys} className={styles.shortcut}>
          <dt>
            <kbd className={styles.keys}>{isApple ? keys.replace('Ctrl', '⌘') : keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
};
