import type { ComponentProps } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiCall, type Store } from '@tivara/contracts';
import { expectArray, useApi, useTexts } from '@tivara/state';
import { Select } from '@tivara/ui';

const allStoresQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['all-stores'],
    queryFn: async ({ signal }) => expectArray<Store>(await api('/api/store', { signal })),
  });

/** A store to try the frames in, by city. Without the list of stores, an enquiry goes to the brand alone. */
export function StoreChoice(props: Omit<ComponentProps<typeof Select>, 'label' | 'children'>) {
  const t = useTexts();
  const { data: stores = [], isError } = useQuery(allStoresQuery(useApi()));
  if (isError) return null;
  const cities = [...new Set(stores.map(({ city }) => city))].sort();
  return (
    <Select label={t('Store (optional)')} hint={t('To see the frames there')} {...props}>
      <option value="">{t('No store in particular')}</option>
      {cities.map((city) => (
        <optgroup key={city} label={city}>
          {stores
            .filter((store) => store.city === city)
            .map(({ store_id, store_name, locality }) => (
              <option key={store_id} value={store_id}>
                {store_name}, {locality}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}
