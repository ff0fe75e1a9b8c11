import type { ComponentProps } from 'react';
import { Controller, useWatch, type RegisterOptions } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { pincodeOf, type Store } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Field, Heading, LinkButton } from '@tivara/ui';
import { RecordForm } from '../../shared/form/record-form';
import { SimilarRecords } from '../../shared/form/similar-records';
import { SAVE_LIMIT_MS, required, useRecordForm } from '../../shared/form/use-record-form';
import { usePermission } from '../../shared/session/use-permission';
import { tableReturnPath } from '../../shared/table/table-place';
import { useReturnToTable } from '../../shared/table/use-return-to-table';
import { HistoryLink } from '../../shared/ui/history-link';
import { HolidaysFields } from './holidays-fields';
import { OpeningHoursFields } from './opening-hours-fields';
import {
  NEW_STORE,
  TEXT_LABELS,
  describeStore,
  holidaysError,
  readStore,
  weekError,
  writeStore,
} from './values';
import type { StoreValues } from './values';
import page from '../../shared/form/form-page.module.css';
import styles from './store-form.module.css';

const LABELS = { ...TEXT_LABELS, latitude: 'Latitude', longitude: 'Longitude' };

/** A store as shoppers find it. (SPEC 5, Store form) */
export function StoreForm({ store }: { store: Store | null }) {
  const api = useApi();
  const canWrite = usePermission()('stores:write');
  const name = canWrite ? (store ? 'Edit Store' : 'Add Store') : 'Store';
  const returnToTable = useReturnToTable('stores', store?.store_id ?? null);
  const record = useRecordForm<StoreValues, Store>({
    name: `store ${store?.store_id ?? 'new'}`,
    values: store ? readStore(store) : NEW_STORE,
    version: store?.version,
    read: readStore,
    describe: describeStore,
    first: 'store_name',
    save: (values, version) => {
      const body = writeStore(values);
      const signal = AbortSignal.timeout(SAVE_LIMIT_MS);
      if (!store) return api('/api/store', { method: 'POST', body, signal });
      return api('/api/store/{id}', {
        method: 'PUT',
        path: { id: store.store_id },
        body: { ...body, ...(version !== undefined && { version }) },
        signal,
      });
    },
    saved: returnToTable,
  });
  const { register, control, formState, getValues } = record.form;
  const { errors } = formState;
  const [storeName, address, pincode] = useWatch({
    control,
    name: ['store_name', 'store_address', 'pincode'],
  });
  const field = (
    key: keyof typeof LABELS,
    rules: RegisterOptions<StoreValues, typeof key>,
    input: Partial<ComponentProps<typeof Field>>,
  ) => (
    <Field
      label={LABELS[key]}
      required={'required' in rules}
      autoComplete="off"
      error={errors[key]?.message}
      {...input}
      {...register(key, rules)}
    />
  );
  const mandatory = (
    key: 'store_name' | 'store_address' | 'locality' | 'city',
    input: Partial<ComponentProps<typeof Field>>,
  ) => field(key, required(`${LABELS[key]} is required.`), input);
  const degrees = (
    key: 'latitude' | 'longitude',
    other: 'latitude' | 'longitude',
    max: number,
    hint: string,
  ) =>
    field(
      key,
      {
        validate: (text) => {
          if (text === '') return getValues(other) === '' || 'Latitude and longitude go together.';
          return (
            Math.abs(Number(text)) <= max ||
            `${LABELS[key]} must be a number from -${max} to ${max}.`
          );
        },
      },
      { type: 'number', step: 'any', hint },
    );

  return (
    <>
      <div className={page.head}>
        <Heading as="h1" size="sm">
          {name}
        </Heading>
        {store && <HistoryLink entity="store" id={store.store_id} />}
      </div>
      <div className={styles.page}>
        <RecordForm
          record={record}
          name={name}
          label="Save store"
          sticky
          disabled={!canWrite}
          actions={
            <LinkButton variant="ghost" render={<Link to={tableReturnPath('stores')} />}>
              {canWrite ? 'Cancel' : 'Back'}
            </LinkButton>
          }
        >
          <div className={page.part}>
            <h2 className={page.title}>Where it is</h2>
            <div className={page.grid}>
              {mandatory('store_name', { className: page.two, maxLength: 160 })}
              {field(
                'pincode',
                {
                  required: 'Pincode is required.',
                  validate: (text) => pincodeOf(text) !== null || 'Pincode must have six digits.',
                },
                { inputMode: 'numeric', hint: 'Six digits' },
              )}
              {mandatory('store_address', { className: page.all, maxLength: 300 })}
              <SimilarRecords
                noun="store"
                find={(client, query, signal) =>
                  client('/api/admin/store/similar', { query, signal })
                }
                values={{ name: storeName, address, pincode }}
                linkTo={(id) => `/addstore?id=${id}`}
                id={store?.store_id}
              />
              {mandatory('locality', { maxLength: 120 })}
              {mandatory('city', { maxLength: 120 })}
              {field('state', {}, { maxLength: 120 })}
            </div>
          </div>
          <div className={page.part}>
            <h2 className={page.title}>If it is known</h2>
            <div className={page.grid}>
              {field('subcity', {}, { hint: 'Empty: the locality', maxLength: 120 })}
              {field('bp_name', {}, { hint: 'Empty: the store name', maxLength: 160 })}
              {field('number', {}, { inputMode: 'tel', maxLength: 40 })}
              {field(
                'email',
                {},
                { type: 'email', hint: 'Gets the enquiries that name this store', maxLength: 254 },
              )}
              {degrees('latitude', 'longitude', 90, 'Degrees, such as 19.0607')}
              {degrees('longitude', 'latitude', 180, 'Degrees, such as 72.8362')}
            </div>
          </div>
          <div className={page.part}>
            <Controller
              control={control}
              name="opening_hours"
              rules={{ validate: (hours) => weekError(hours) ?? true }}
              render={({ field: { value, onChange, ref }, fieldState }) => (
                <OpeningHoursFields
                  hours={value}
                  onChange={onChange}
                  error={fieldState.error?.message}
                  focusable={ref}
                />
              )}
            />
          </div>
          <div className={page.part}>
            <Controller
              control={control}
              name="holidays"
              rules={{ validate: (holidays) => holidaysError(holidays) ?? true }}
              render={({ field: { value, onChange, ref }, fieldState }) => (
                <HolidaysFields
                  holidays={value}
                  onChange={onChange}
                  error={fieldState.error?.message}
                  focusable={ref}
                />
              )}
            />
          </div>
        </RecordForm>
      </div>
    </>
  );
}
