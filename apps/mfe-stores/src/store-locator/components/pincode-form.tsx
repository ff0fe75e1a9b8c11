import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Field, TextLink } from '@tivara/ui';
import {
  ALL_STORES,
  checkPincode,
  locatorPath,
  readStoreErrors,
  readStoreSearch,
} from '../store-search';
import { useDraft } from '../use-draft';
import styles from '../page.module.css';

const PINCODE_ID = 'store-pincode';

/** `onNew` is told of each search and each clearing. */
export function PincodeForm({ onNew }: { onNew: () => void }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [pincode, setPincode] = useDraft(readStoreSearch(params).pincode);
  const [sent, setSent] = useState(() => readStoreErrors(params));

  function search(event: FormEvent) {
    event.preventDefault();
    const errors = checkPincode(pincode);
    setSent(errors);
    if (errors.pincode) return document.getElementById(PINCODE_ID)?.focus();
    onNew();
    void navigate(locatorPath({ ...ALL_STORES, pincode: pincode.trim() }), {
      preventScrollReset: true,
    });
  }

  return (
    <form action="/store" method="get" noValidate className={styles['form']} onSubmit={search}>
      <h2 className={styles['subtitle']}>By pincode</h2>
      <Field
        id={PINCODE_ID}
        label="Pincode"
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        value={pincode}
        error={sent.pincode}
        onChange={({ target }) => {
          setSent({});
          setPincode(target.value);
        }}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="ghost">
          Search
        </Button>
        <TextLink
          render={<Link to="/store" preventScrollReset />}
          onClick={() => {
            setSent({});
            setPincode('');
            onNew();
          }}
        >
          Clear
        </TextLink>
      </div>
    </form>
  );
}
