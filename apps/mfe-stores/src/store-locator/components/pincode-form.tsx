import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, Field, TextLink } from '@tivara/ui';
import {
  ALL_STORES,
  validatePincode,
  locatorPath,
  readStoreErrors,
  readStoreSearch,
} from '../store-search';
import { useDraft } from '../use-draft';
import styles from '../page.module.css';

const PINCODE_ID = 'store-pincode';

export function PincodeForm({ onSearchChange }: { onSearchChange: () => void }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [pincode, setPincode] = useDraft(readStoreSearch(params).pincode);
  const [errors, setErrors] = useState(() => readStoreErrors(params));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const nextErrors = validatePincode(pincode);
    setErrors(nextErrors);
    if (nextErrors.pincode) return document.getElementById(PINCODE_ID)?.focus();
    onSearchChange();
    void navigate(locatorPath({ ...ALL_STORES, pincode: pincode.trim() }), {
      preventScrollReset: true,
    });
  }

  return (
    <form action="/store" method="get" noValidate className={styles.form} onSubmit={handleSubmit}>
      <h2 className={styles.subtitle}>By pincode</h2>
      <Field
        id={PINCODE_ID}
        label="Pincode"
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        value={pincode}
        error={errors.pincode}
        onChange={({ target }) => {
          setErrors({});
          setPincode(target.value);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="ghost">
          Search
        </Button>
        <TextLink
          render={<Link to="/store" preventScrollReset />}
          onClick={() => {
            setErrors({});
            setPincode('');
            onSearchChange();
          }}
        >
          Clear
        </TextLink>
      </div>
    </form>
  );
}
