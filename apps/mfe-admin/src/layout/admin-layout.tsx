import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES, type Account } from '@tivara/contracts';
import { Drawer, ErrorState, IconButton, Wordmark } from '@tivara/ui';
import { StepUp } from '../shared/session/step-up';
import { useAdminFlag, useGuard } from '../shared/session/use-session';
import { Waiting } from '../shared/ui/query-view';
import { SideMenu } from './side-menu';
import styles from './layout.module.css';

interface Props {
  section: string;
  children: ReactNode;
}

/** The guard and the side menu of every admin page. The session is checked in the browser, which renders all of it. */
export function AdminLayout({ section, children }: Props) {
  const guard = useGuard();
  const wasHere = useAdminFlag();
  if (guard.state === 'open')
    return (
      <MenuLayout account={guard.account} section={section}>
        <StepUp>{children}</StepUp>
      </MenuLayout>
    );
  const waiting = (
    <Waiting>
      {guard.state === 'failed' && (
        <ErrorState size="small" title={MESSAGES.error} onRetry={guard.retry} />
      )}
    </Waiting>
  );
  return wasHere ? <MenuLayout section={section}>{waiting}</MenuLayout> : waiting;
}

function MenuLayout({ account, section, children }: Props & { account?: Account }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wordmark = <Wordmark render={<Link to="/" />} className={styles.wordmark} />;
  return (
    <div className={styles.layout}>
      <div className={styles.bar}>
        <IconButton ref={opener} icon="menu" label="Menu" onClick={() => setOpen(true)} />
        {wordmark}
        <Drawer open={open} onOpenChange={setOpen} title="Menu" opener={opener}>
          <div className={styles.drawer}>
            <SideMenu account={account} section={section} onChoose={() => setOpen(false)} />
          </div>
        </Drawer>
      </div>
      <div className={styles.side}>
        {wordmark}
        <SideMenu account={account} section={section} />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
