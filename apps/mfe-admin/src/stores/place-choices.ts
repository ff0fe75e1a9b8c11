import { type ApiCall, type StorePlace } from '@tivara/contracts';
import { listQuery } from '../shared/list-query';
import type { Choice, ChoicesQuery } from '../shared/table/table-spec';

const placesQuery = listQuery<StorePlace>(['admin', 'store-places'], '/api/store/places');

const choicesIn = (namesOf: (place: StorePlace) => string[]) => (api: ApiCall) =>
  ({
    ...placesQuery(api),
    select: (places: StorePlace[]): Choice[] =>
      [...new Set(places.flatMap(namesOf))].sort().map((name) => [name, name]),
  }) as unknown as ChoicesQuery;

export const cities = choicesIn(({ city }) => [city]);
export const states = choicesIn(({ states: stores = {} }) => Object.keys(stores));
