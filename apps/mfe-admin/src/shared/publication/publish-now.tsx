import { useId } from 'react';
import { Option } from '@tivara/ui';
import styles from './publication.module.css';

interface Props {
  /** 'product' */
  what: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Of a form for a new record, which is a draft without it. */
export function PublishNow({ what, checked, onChange }: Props) {
  const hint = useId();
  return (
    <div role="group" aria-label="Publication" aria-describedby={hint}>
      <Option type="checkbox" name="published" value="yes" checked={checked} onChange={onChange}>
        Publish now
      </Option>
      <p id={hint} className={styles.hint}>
        Otherwise it is saved as a draft: shoppers see the {what} once you publish it.
      </p>
    </div>
  );
}
