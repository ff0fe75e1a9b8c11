import { Suspense, lazy, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FragmentModule } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Icon, Spinner, TextLink, icons, useHydrated } from '@tivara/ui';
import styles from './finder.module.css';

const Panel = lazy(() => import('./panel'));

/** Expands a store search; without JavaScript it links to the store locator. */
const Finder: FragmentModule<'stores/finder'>['default'] = ({ product }) => {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const panelId = useId();
  return (
    <div>
      <span className={styles.head}>
        <Icon path={icons.pin} />
        <TextLink
          render={hydrated ? <button type="button" /> : <Link to="/store" />}
          {...(hydrated && {
            'aria-expanded': open,
            'aria-controls': open ? panelId : undefined,
            onClick: () => setOpen(!open),
          })}
        >
          {t('Find in a store')}
        </TextLink>
      </span>
      {open && (
        <div id={panelId} className={styles.panel}>
          <Suspense fallback={<Spinner label={t('Loading store search')} />}>
            <Panel product={product} />
          </Suspense>
        </div>
      )}
    </div>
  );
};

export default Finder;
