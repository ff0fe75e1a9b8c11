import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Account } from '@tivara/contracts';
import { Drawer, IconButton, Wordmark } from '@tivara/ui';
import { SideMenu } from './side-menu';
import styles from './menu-layout.module.css';

interface Props {
  account?: Account;
  /** Marked in the side menu. */
  section: string;
  children: ReactNode;
}

/** The side menu and the page; the menu is a drawer on phones and tablets. */
export function MenuLayout({ account, section, children }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.layout}>
      <div className={styles.bar}>
        <IconButton ref={opener} icon="menu" label="Menu" onClick={() => setOpen(true)} />
        <Wordmark render={<Link to="/" />} className={styles.wordmark} />
        <Drawer open={open} onOpenChange={setOpen} title="Menu" opener={opener}>
          <div className={styles.drawer}>
            <SideMenu account={account} section={section} onChoose={() => setOpen(false)} />
          </div>
        </Drawer>
      </div>
      <div className={styles.side}>
        <Wordmark render={<Link to="/" />} className={styles.wordmark} />
        <SideMenu account={account} section={section} />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
