import { useDeferredValue, type ReactNode } from 'react';
import toast, { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { MESSAGES } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Icon, IconButton, cx, icons, type IconPath } from '@tivara/ui';
import styles from './toaster.module.css';

const ICONS: Partial<Record<Toast['type'], IconPath>> = {
  success: icons.check,
  error: icons.error,
};

/** Removal from the wishlist is not an error: its toast has the heart. */
const iconOf = ({ type, message }: Toast): IconPath | undefined =>
  message === MESSAGES.wishlistRemoved ? icons.heart : ICONS[type];

/** Renders the toasts of notify(). The list is present from the start, so that screen readers announce each toast. */
export function Toaster() {
  const t = useTexts();
  const { toasts, handlers } = useToaster();
  // What was pressed is painted first.
  const shown = useDeferredValue(toasts);
  const worded = (message: ReactNode) => (typeof message === 'string' ? t(message) : message);
  return (
    <section aria-label={t('Notifications')} className={styles.toaster}>
      <ol
        aria-live="polite"
        aria-relevant="additions"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {shown.map((one) => {
          const icon = iconOf(one);
          return (
            <li
              // A message that replaces another is announced like a new one.
              key={`${one.id} ${one.createdAt}`}
              className={cx(
                styles.toast,
                one.type === 'success' && styles.success,
                one.type === 'error' && styles.error,
                !one.visible && styles.leaving,
              )}
            >
              {icon && <Icon path={icon} className={styles.icon} />}
              <span className={styles.text}>{worded(resolveValue(one.message, one))}</span>
              <IconButton
                icon={icons.close}
                label={t('Dismiss')}
                onClick={() => toast.dismiss(one.id)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
