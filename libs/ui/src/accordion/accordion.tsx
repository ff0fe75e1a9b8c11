import type { ReactNode } from 'react';
import { Accordion as Base } from '@base-ui/react/accordion';
import { Icon } from '../icon/icon';
import * as icons from '../icon/paths';
import styles from './accordion.module.css';

interface Props {
  open: string | null;
  onOpen: (value: string | null) => void;
  children: ReactNode;
}

/** Sections of which one is open at a time. Rendered in the browser only. */
export const Accordion = ({ open, onOpen, children }: Props) => (
  <Base.Root
    value={open === null ? [] : [open]}
    onValueChange={(values: string[]) => onOpen(values[0] ?? null)}
  >
    {children}
  </Base.Root>
);

interface SectionProps {
  value: string;
  title: string;
  summary?: ReactNode;
  children: ReactNode;
}

export const AccordionSection = ({ value, title, summary, children }: SectionProps) => (
  <Base.Item value={value} className={styles.section}>
    <Base.Header>
      <Base.Trigger className={styles.trigger}>
        <span>{title}</span>
        {summary && <span className={styles.summary}>{summary}</span>}
        <Icon path={icons.chevronDown} className={styles.chevron} />
      </Base.Trigger>
    </Base.Header>
    <Base.Panel className={styles.panel}>
      <div className={styles.content}>{children}</div>
    </Base.Panel>
  </Base.Item>
);
