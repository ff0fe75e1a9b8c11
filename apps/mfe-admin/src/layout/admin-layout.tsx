import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES, hasPermission, type Permission } from '@tivara/contracts';
import { notifyNotLoaded } from '@tivara/state';
import {
  Drawer,
  ErrorState,
  Heading,
  IconButton,
  TextLink,
  Wordmark,
  icons,
  useLazyDialog,
} from '@tivara/ui';
import { SessionRenewal } from '../shared/session/session-renewal';
import { StepUp } from '../shared/session/step-up';
import { useAdminFlag, useGuard } from '../shared/session/use-session';
import { Waiting } from '../shared/ui/query-view';
import { SideMenu, type MenuAccount } from './side-menu';
import { useShortcuts } from './use-shortcuts';
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
  // Opened while the session is checked, it shows after that.
  const palette = usePalette();
  useShortcuts(palette.open);
  if (guard.state === 'open') {
    const { email, staff_role } = guard.account;
    return (
      <StepUp>
        <SessionRenewal>
          <MenuLayout role={staff_role} email={email} section={section} palette={palette}>
            {hasPermission(staff_role, permission) ? children : <NoPermission />}
          </MenuLayout>
        </SessionRenewal>
      </StepUp>
    );
  }
  const waiting = (
    <Waiting>
      {guard.state === 'failed' && (
        <ErrorState size="small" title={guard.message} onRetry={guard.retry} />
      )}
    </Waiting>
  );
  return lastRole ? (
    <MenuLayout role={lastRole} section={section} palette={palette}>
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
  palette: ReturnType<typeof usePalette>;
  children: ReactNode;
}

const loadPalette = async () => (await import('./palette')).Palette;
const usePalette = () => useLazyDialog(loadPalette, notifyNotLoaded);

function MenuLayout({ role, email, section, palette, children }: MenuLayoutProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const findButton = email && (
    <IconButton icon={icons.search} label="Find" onClick={palette.open} />
  );
  const wordmark = <Wordmark render={<Link to="/" />} className={styles.wordmark} />;
  return (
    <div className={styles.layout}>
      <div className={styles.bar}>
        <IconButton ref={opener} icon={icons.menu} label="Menu" onClick={() => setOpen(true)} />
        {wordmark}
        <span className={styles.findIcon}>{findButton}</span>
        <Drawer open={open} onOpenChange={setOpen} title="Menu" opener={opener}>
          <div className={styles.drawer}>
            <SideMenu {...{ role, email, section }} onChoose={() => setOpen(false)} />
          </div>
        </Drawer>
      </div>
      <div className={styles.side}>
        <div className={styles.brand}>
          {wordmark}
          {findButton}
        </div>
        <SideMenu {...{ role, email, section }} />
      </div>
      <div className={styles.content}>{children}</div>
      {palette.Dialog && email && (
        <palette.Dialog open={palette.isOpen} onOpenChange={palette.setIsOpen} role={role} />
      )}
    </div>
  );
}
