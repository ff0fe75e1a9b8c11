import { useCallback, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@tivara/ui';
import { GuardContext, type GuardedForm } from './use-unsaved-guard';

interface Props {
  title?: string;
  text?: string;
  children: ReactNode;
}

/** Asks before a page with changed forms is left. One for all its forms, because a router takes one blocker. */
export function UnsavedGuard(props: Props) {
  const {
    title = 'Leave without saving?',
    text = 'Your changes are not saved and will be lost.',
    children,
  } = props;
  const [forms] = useState(() => new Set<GuardedForm>());
  const register = useCallback(
    (form: GuardedForm) => {
      forms.add(form);
      return () => void forms.delete(form);
    },
    [forms],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      recordAt(currentLocation) !== recordAt(nextLocation) &&
      [...forms].some(({ isChanged }) => isChanged()),
  );
  return (
    <GuardContext value={register}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={title}
        text={text}
        action="Leave"
        onConfirm={() => {
          for (const { drop } of forms) drop();
          blocker.proceed?.();
        }}
        onCancel={() => blocker.reset?.()}
      />
    </GuardContext>
  );
}

/** The rest of the query is the table's. */
const recordAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('id')}`;
