import { useState, type FormEvent, type ReactNode } from 'react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useApi, useTexts } from '@tivara/state';
import { Button, Field, Select, TextLink } from '@tivara/ui';
import { localitiesQuery, storePlacesQuery } from '../../stores/api';
import { findIgnoringCase } from '../../stores/links';
import { locatorPath, readStoreErrors, readStoreSearch } from '../store-search';
import styles from '../page.module.css';

interface FormProps {
  onSearchChange: () => void;
}

/** Without JavaScript the browser submits the form, and the response includes the city's localities. */
export function CityForm({ onSearchChange }: FormProps) {
  const t = useTexts();
  const api = useApi();
  const { data: places } = useSuspenseQuery(storePlacesQuery(api));
  const search = readStoreSearch(useSearchParams()[0]);
  const cities = places.map((place) => place.city);
  const city = findIgnoringCase(cities, search.city);
  const form = useSearchForm('city', { city, locality: city && search.locality }, onSearchChange);
  const { draft, errors, edit } = form;
  const localities = useQuery({ ...localitiesQuery(api, draft.city), enabled: draft.city !== '' });
  const options = localities.data ?? [];
  return (
    <SearchForm
      title={t('By city')}
      form={form}
      button={<Button type="submit">{t('Search')}</Button>}
    >
      <div className={styles.pair}>
        <Select
          id="store-city"
          label={t('City')}
          name="city"
          value={draft.city}
          error={errors.city && t(errors.city)}
          onChange={({ target }) => edit({ city: target.value, locality: '' })}
        >
          <option value="">{t('Choose a city')}</option>
          {cities.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Select
          label={t('Locality')}
          name="locality"
          value={findIgnoringCase(options, draft.locality)}
          error={errors.locality && t(errors.locality)}
          hint={localities.isError && t('Couldn’t load localities. You can still search by city.')}
          disabled={!draft.city}
          onChange={({ target }) => edit({ locality: target.value })}
        >
          <option value="">{draft.city ? t('All localities') : t('Locality')}</option>
          {options.map((locality) => (
            <option key={locality}>{locality}</option>
          ))}
        </Select>
      </div>
    </SearchForm>
  );
}

export function PincodeForm({ onSearchChange }: FormProps) {
  const t = useTexts();
  const { pincode } = readStoreSearch(useSearchParams()[0]);
  const form = useSearchForm('pincode', { pincode }, onSearchChange);
  const button = (
    <Button type="submit" variant="ghost">
      {t('Search')}
    </Button>
  );
  return (
    <SearchForm title={t('By pincode')} form={form} button={button}>
      <Field
        id="store-pincode"
        label={t('Pincode')}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        value={form.draft.pincode}
        error={form.errors.pincode && t(form.errors.pincode)}
        onChange={({ target }) => form.edit({ pincode: target.value })}
      />
    </SearchForm>
  );
}

const EMPTY = { city: '', locality: '', pincode: '' };

/** A draft of the search that follows the URL, and its errors. @param applied the URL's values of the form's fields */
function useSearchForm(
  required: 'city' | 'pincode',
  applied: Partial<typeof EMPTY>,
  onSearchChange: () => void,
) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [errors, setErrors] = useState(() => readStoreErrors(params));
  const [draft, setDraft] = useState({ ...EMPTY, ...applied });
  const [lastApplied, setLastApplied] = useState(applied);
  if (JSON.stringify(lastApplied) !== JSON.stringify(applied)) {
    setLastApplied(applied);
    setDraft({ ...EMPTY, ...applied });
  }
  // Another search, by either form, replaces the errors of the last one.
  const [lastSearch, setLastSearch] = useState(params.toString());
  if (lastSearch !== params.toString()) {
    setLastSearch(params.toString());
    setErrors(readStoreErrors(params));
  }
  const edit = (change: Partial<typeof EMPTY>) => {
    setErrors({});
    setDraft({ ...draft, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = draft[required].trim();
    const problems = readStoreErrors(new URLSearchParams({ [required]: value }));
    setErrors(problems);
    if (problems[required]) return document.getElementById(`store-${required}`)?.focus();
    onSearchChange();
    void navigate(locatorPath({ ...draft, [required]: value, state: '', page: 1 }), {
      preventScrollReset: true,
    });
  };
  const clear = () => {
    edit(EMPTY);
    onSearchChange();
  };
  return { draft, errors, edit, submit, clear };
}

interface Props {
  title: string;
  form: ReturnType<typeof useSearchForm>;
  button: ReactNode;
  children: ReactNode;
}

const SearchForm = ({ title, form: { submit, clear }, button, children }: Props) => {
  const t = useTexts();
  return (
    <form action="/store" method="get" noValidate className={styles.form} onSubmit={submit}>
      <h2 className={styles.subtitle}>{title}</h2>
      {children}
      <div className={styles.actions}>
        {button}
        <TextLink render={<Link to="/store" preventScrollReset />} onClick={clear}>
          {t('Clear')}
        </TextLink>
      </div>
    </form>
  );
};
