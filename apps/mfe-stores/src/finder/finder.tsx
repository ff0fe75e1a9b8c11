import { useId, useState, type ComponentProps } from 'react';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { MESSAGES, type FragmentModule } from '@tivara/contracts';
import { QueryBoundary } from '@tivara/federation';
import { useTexts } from '@tivara/state';
import { ErrorState, Icon, Spinner, TextLink, icons, loadPart, useHydrated } from '@tivara/ui';
import type PanelType from './panel';
import styles from './finder.module.css';

/** A query, so that it is loaded again after a failure. */
const panelQuery = queryOptions({
  queryKey: ['finder-panel'],
  queryFn: async () => (await loadPart(() => import('./panel'))).default,
  staleTime: Infinity,
});

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
          <QueryBoundary
            queryKey={panelQuery.queryKey}
            fallback={<Spinner label={t('Loading store search')} />}
            failed={(retry) => (
              <ErrorState size="small" title={t(MESSAGES.notLoaded)} onRetry={retry} />
            )}
          >
            <LoadedPanel product={product} />
          </QueryBoundary>
        </div>
      )}
    </div>
  );
};

function LoadedPanel(props: ComponentProps<typeof PanelType>) {
  const { data: Panel } = useSuspenseQuery(panelQuery);
  return <Panel {...props} />;
}

export default Finder;
