import { Controller, type RegisterOptions } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { API, LIMITS, type Saved, type Store } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Field, Heading, LinkButton } from '@tivara/ui';
import { sectionPath } from '../../shared/section-path';
import { RecordForm } from '../../shared/form/record-form';
import type { FieldNames } from '../../shared/form/api-errors';
import { required } from '../../shared/form/rules';
import { SAVE_LIMIT_MS, useRecordForm } from '../../shared/form/use-record-form';
import { OpeningHoursFields } from './opening-hours-fields';
import {
  NEW_STORE,
  describeStore,
  weekError,
  readStore,
  writeStore,
  type StoreValues,
} from './values';
import page from '../../shared/form/form-page.module.css';
import styles from './store-form.module.css';

const PINCODE = new RegExp(`^[1-9]\\d{${LIMITS.pincodeDigits - 1}}$`);

const FIELDS: FieldNames<StoreValues> = {
  store_name: 'store_name',
  store_address: 'store_address',
  locality: 'locality',
  city: 'city',
  pincode: 'pincode',
  state: 'state',
  subcity: 'subcity',
  bp_name: 'bp_name',
  number: 'number',
  latitude: 'latitude',
  longitude: 'longitude',
  opening_hours: 'opening_hours',
};

/** A store as shoppers find it. (SPEC 5, Store form) */
export function StoreForm({ store }: { store: Store | null }) {
  const api = useApi();
  const name = store ? 'Edit Store' : 'Add Store';
  const record = useRecordForm<StoreValues, Store>({
    name: `store ${store?.store_id ?? 'new'}`,
    values: store ? readStore(store) : NEW_STORE,
    version: store?.version,
    read: readStore,
    describe: describeStore,
    fields: FIELDS,
    first: 'store_name',
    save: (values, version) =>
      api<Saved<Store>>(store ? API.store(store.store_id) : API.stores, {
        method: store ? 'PUT' : 'POST',
        body: { ...writeStore(values), ...(version !== undefined && { version }) },
        signal: AbortSignal.timeout(SAVE_LIMIT_MS),
      }),
  });
  const { register, control, formState, getValues } = record.form;
  const { errors } = formState;
  type TextField = Exclude<keyof StoreValues, 'opening_hours'>;
  const line = (
    field: TextField,
    label: string,
    rules: RegisterOptions<StoreValues, TextField> = {},
    more: Partial<Parameters<typeof Field>[0]> = {},
  ) => (
    <Field
      label={label}
      required={'required' in rules}
      autoComplete="off"
      error={errors[field]?.message}
      {...more}
      {...register(field, rules)}
    />
  );
  const degrees = (label: string, most: number, other: 'latitude' | 'longitude') => ({
    validate: (text: string) => {
      if (text === '') return getValues(other) === '' || 'Latitude and longitude go together.';
      return (
        Math.abs(Number(text)) <= most || `${label} must be a number from -${most} to ${most}.`
      );
    },
  });

  return (
    <>
      <div className={page['head']}>
        <Heading as="h1" size="sm">
          {name}
        </Heading>
      </div>
      <div className={styles.page}>
        <RecordForm
          record={record}
          name={name}
          label="Save store"
          sticky
          actions={
            <LinkButton variant="ghost" render={<Link to={sectionPath('stores')} />}>
              Cancel
            </LinkButton>
          }
        >
          <div className={page['part']}>
            <h2 className={page['title']}>Where it is</h2>
            <div className={page['grid']}>
              {line('store_name', 'Store name', required('Store name is required.'), {
                className: page['two'],
                maxLength: 160,
              })}
              {line(
                'pincode',
                'Pincode',
                {
                  required: 'Pincode is required.',
                  validate: (text) => PINCODE.test(text.trim()) || 'Pincode must have six digits.',
                },
                { inputMode: 'numeric', hint: 'Six digits' },
              )}
              {line('store_address', 'Store address', required('Store address is required.'), {
                className: page['all'],
                maxLength: 300,
              })}
              {line('locality', 'Locality', required('Locality is required.'), { maxLength: 120 })}
              {line('city', 'City', required('City is required.'), { maxLength: 120 })}
              {line('state', 'State', {}, { maxLength: 120 })}
            </div>
          </div>
          <div className={page['part']}>
            <h2 className={page['title']}>If it is known</h2>
            <div className={page['grid']}>
              {line('subcity', 'Subcity', {}, { hint: 'Empty: the locality', maxLength: 120 })}
              {line('bp_name', 'BpName', {}, { hint: 'Empty: the store name', maxLength: 160 })}
              {line('number', 'Number', {}, { inputMode: 'tel', maxLength: 40 })}
              {line('latitude', 'Latitude', degrees('Latitude', 90, 'longitude'), {
                type: 'number',
                step: 'any',
                hint: 'Degrees, such as 19.0607',
              })}
              {line('longitude', 'Longitude', degrees('Longitude', 180, 'latitude'), {
                type: 'number',
                step: 'any',
                hint: 'Degrees, such as 72.8362',
              })}
            </div>
          </div>
          <div className={page['part']}>
            <Controller
              control={control}
              name="opening_hours"
              rules={{ validate: (hours) => weekError(hours) ?? true }}
              render={({ field, fieldState }) => (
                <OpeningHoursFields
                  hours={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                  focusable={field.ref}
                />
              )}
            />
          </div>
        </RecordForm>
      </div>
    </>
  );
}
