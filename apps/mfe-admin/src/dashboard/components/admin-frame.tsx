import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Account } from '@tivara/contracts';
import { Drawer, IconButton, Wordmark } from '@tivara/ui';
import { SideMenu } from './side-menu';
import styles from './admin-frame.module.css';

interface Props {
  account?: Account;
  /** The one that the side menu marks. */
  section: string;
  children: ReactNode;
}

/** The side menu beside a table; on phones and tablets it slides in from the bar on top. */
export function AdminFrame({ account, section, children }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles['frame']}>
      <div className={styles['bar']}>
        <IconButton ref={opener} icon="menu" label="Menu" onClick={() => setOpen(true)} />
        <Wordmark render={<Link to="/" />} className={styles['wordmark']} />
        <Drawer open={open} onOpenChange={setOpen} title="Menu" opener={opener}>
          <div className={styles['drawer']}>
            <SideMenu account={account} section={section} onChoose={() => setOpen(false)} />
          </div>
        </Drawer>
      </div>
      <div className={styles['side']}>
        <Wordmark render={<Link to="/" />} className={styles['wordmark']} />
        <SideMenu account={account} section={section} />
      </div>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
