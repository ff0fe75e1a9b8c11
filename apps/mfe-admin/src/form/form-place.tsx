import { MESSAGES } from '@tivara/contracts';
import { FailedPiece, Spinner } from '@tivara/ui';
import styles from './form-page.module.css';

interface Props {
  /** Why what the form needs did not come; null while it is on its way. */
  fault: string | null;
  onRetry: () => void;
}

/** Holds a form's place until what it is filled with has come. (SPEC 8, product load failure) */
export const FormPlace = ({ fault, onRetry }: Props) => (
  <div className={styles['place']}>
    {fault === null ? (
      <Spinner size="lg" label="Loading" />
    ) : (
      <FailedPiece size="small" title={fault || MESSAGES.error} onRetry={onRetry} />
    )}
  </div>
);
