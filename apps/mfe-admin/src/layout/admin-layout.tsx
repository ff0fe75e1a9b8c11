import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES, hasPermission, type Permission } from '@tivara/contracts';
import { Drawer, ErrorState, Heading, IconButton, TextLink, Wordmark, icons } from '@tivara/ui';
import { StepUp } from '../shared/session/step-up';
import { useAdminFlag, useGuard } from '../shared/session/use-session';
import { Waiting } from '../shared/ui/query-view';
import { SideMenu, type MenuAccount } from './side-menu';
import styles from './layout.module.css';

interface Props {
  section: string;
  permission: Permission;
  children: ReactNode;
}

/** The guard and the side menu of every admin page. The session is checked in the browser, which renders all of it. */
export function AdminLayout({ section, permission, children }: Props) {
  const guard = useGuard();
  const lastRole = useAdminFlag();
  if (guard.state === 'open') {
    const { email, staff_role } = guard.account;
    return (
      <MenuLayout role={staff_role} email={email} section={section}>
        <StepUp>{hasPermission(staff_role, permission) ? children : <NoPermission />}</StepUp>
      </MenuLayout>
    );
  }
  const waiting = (
    <Waiting>
      {guard.state === 'failed' && (
        <ErrorState size="small" title={MESSAGES.error} onRetry={guard.retry} />
      )}
    </Waiting>
  );
  return lastRole ? (
    <MenuLayout role={lastRole} section={section}>
      {waiting}
    </MenuLayout>
  ) : (
    waiting
  );
}

const NoPermission = () => (
  <section className={styles.denied}>
    <Heading as="h1" size="sm">
      {MESSAGES.noPermission}
    </Heading>
    <p className={styles.help}>An owner can change your role.</p>
    <TextLink render={<Link to="/admin" />}>Back to the overview</TextLink>
  </section>
);

interface MenuLayoutProps extends MenuAccount {
  section: string;
  children: ReactNode;
}

function MenuLayout({ role, email, section, children }: MenuLayoutProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wordmark = <Wordmark render={<Link to="/" />} className={styles.wordmark} />;
  return (
    <div className={styles.layout}>
      <div className={styles.bar}>
        <IconButton ref={opener} icon={icons.menu} label="Menu" onClick={() => setOpen(true)} />
        {wordmark}
        <Drawer open={open} onOpenChange={setOpen} title="Menu" opener={opener}>
          <div className={styles.drawer}>
            <SideMenu {...{ role, email, section }} onChoose={() => setOpen(false)} />
          </div>
        </Drawer>
      </div>
      <div className={styles.side}>
        {wordmark}
        <SideMenu {...{ role, email, section }} />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
