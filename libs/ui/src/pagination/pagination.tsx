import type { ReactNode } from 'react';
import { useTexts } from '@tivara/state';
import { cx } from '../cx';
import { renderAs, type Renderable } from '../render-as';
import styles from './pagination.module.css';

interface Props {
  label: string;
  page: number;
  pageSize: number;
  total: number;
  suffix?: string;
  link: (page: number) => Renderable;
  rows?: { options: readonly number[]; onChange: (pageSize: number) => void };
}

export function Pagination({ label, page, pageSize, total, suffix, link, rows }: Props) {
  const t = useTexts();
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav
      className={cx(styles.pagination, rows && styles.dense)}
      aria-label={t('{label}, pages', { label })}
    >
      {rows && (
        <label className={styles.rows}>
          {t('Rows per page')}
          <select
            className={styles.select}
            value={pageSize}
            onChange={(event) => rows.onChange(Number(event.target.value))}
          >
            {rows.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      )}
      <span className={styles.range} aria-live="polite">
        {[
          from > to
            ? t('0 of {total}', { total })
            : t('{from}–{to} of {total}', { from, to, total }),
          suffix,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
      <span className={styles.actions}>
        <Step to={page > 1 ? link(Math.min(page - 1, last)) : null}>{t('Previous')}</Step>
        <Step to={page < last ? link(page + 1) : null}>{t('Next')}</Step>
      </span>
    </nav>
  );
}

function Step({ to, children }: { to: Renderable | null; children: ReactNode }) {
  if (to) return renderAs(to, { className: styles.step, children });
  return (
    <a role="link" aria-disabled="true" className={styles.step}>
      {children}
    </a>
  );
}
