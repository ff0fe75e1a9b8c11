import { IconButton, TextLink, icons } from '@tivara/ui';
import type { Upload } from '../shared/form/pictures/use-uploads';
import shared from '../shared/ui/shared.module.css';
import styles from './library.module.css';

interface Props {
  name: string;
  upload: Upload | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture on its way to the library. */
export function UploadTile({ name, upload, onRetry, onRemove }: Props) {
  const error = upload?.error;
  return (
    <li className={styles.upload}>
      <span className={shared.name}>{name}</span>
      <span className={styles.outcome} role="status">
        {error ? (
          <span className={styles.failed}>{error} </span>
        ) : (
          `${Math.round((upload?.progress ?? 0) * 100)} %`
        )}
        {error && upload?.canRetry && (
          <TextLink
            render={<button type="button" aria-label={`Try ${name} again`} />}
            onClick={onRetry}
          >
            Try again
          </TextLink>
        )}
      </span>
      <IconButton icon={icons.close} label={`Remove ${name}`} onClick={onRemove} />
      {!error && (
        <progress
          className={shared.progress}
          value={upload?.progress ?? 0}
          aria-label={`Sending ${name}`}
        />
      )}
    </li>
  );
}
