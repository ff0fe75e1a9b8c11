import { useState, type SyntheticEvent } from 'react';
import type { Product } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Field } from '@tivara/ui';
import { comparedWithOwn, readOwnFrame } from './own-frame';
import styles from './size-guide.module.css';

const KEY = 'tivara.own-frame';

/** Compares the product with a frame that the shopper wears; the browser remembers that one for other products. */
export default function OwnFrameForm({ product }: { product: Product }) {
  const t = useTexts();
  const [text, setText] = useState(readStored);
  const [isChecked, setChecked] = useState(false);
  const own = readOwnFrame(t, text);
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(text.trim() !== '');
  };
  return (
    <form className={styles.own} noValidate onSubmit={check}>
      <Field
        label={t('I wear')}
        hint={t('The numbers inside the temple of a frame that fits you, such as 48–21.')}
        error={isChecked && typeof own === 'string' ? own : undefined}
        value={text}
        maxLength={20}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setChecked(false);
          if (!value.trim() || typeof readOwnFrame(t, value) !== 'string') store(value.trim());
        }}
        onBlur={check}
      />
      <div role="status" className={styles.fit}>
        {typeof own !== 'string' &&
          comparedWithOwn(t, product, own).map((line) => <p key={line}>{line}</p>)}
      </div>
    </form>
  );
}

function readStored(): string {
  try {
    return localStorage.getItem(KEY)?.slice(0, 20) ?? '';
  } catch {
    return '';
  }
}

function store(text: string): void {
  try {
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // Then it is entered again for the next product.
  }
}
