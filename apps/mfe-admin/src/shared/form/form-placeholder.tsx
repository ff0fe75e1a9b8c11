import { MESSAGES } from '@tivara/contracts';
import { ErrorState, Spinner } from '@tivara/ui';
import styles from './form-page.module.css';

interface Props {
  /** Why the form's data could not be loaded; null while it is loading. */
  error: string | null;
  onRetry: () => void;
}

/** Stands where the form will be until its data is loaded. (SPEC 8, product load failure) */
export const FormPlaceholder = ({ error, onRetry }: Props) => (
  <div className={styles.slot}>
    {error === null ? (
      <Spinner size="lg" label="Loading" />
    ) : (
      <ErrorState size="small" title={error || MESSAGES.error} onRetry={onRetry} />
    )}
  </div>
);
