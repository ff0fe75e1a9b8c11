import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigation } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, Pagination, Table, TextLink } from '@tivara/ui';
import { storesQuery } from '../../stores/api';
import { locatorPath, toQuery, type StoreSearch } from '../store-search';
import { OpenLegend } from './open-legend';
import { COLUMNS } from './store-columns';

export function StoreTable({ search }: { search: StoreSearch }) {
  const { data } = useSuspenseQuery(storesQuery(useApi(), toQuery(search)));
  const { location: next } = useNavigation();
  if (data.items.length === 0) return <NoStores search={search} />;
  return (
    <>
      <Table
        caption="Stores"
        columns={COLUMNS}
        rows={data.items}
        rowKey={(store) => store.store_id}
        busy={next?.pathname === '/store'}
      />
      <OpenLegend stores={data.items} />
      <Pagination
        label="Stores"
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        suffix={suffixOf(search)}
        link={(page) => <Link to={locatorPath({ ...search, page })} preventScrollReset />}
      />
    </>
  );
}

const suffixOf = ({ city, locality, pincode }: StoreSearch): string => {
  const place = locality || city || pincode;
  return place && `in ${place}`;
};

function NoStores({ search }: { search: StoreSearch }) {
  const help = search.locality
    ? 'Try the city without a locality.'
    : search.pincode && 'Try a pincode nearby, or the city.';
  return (
    <EmptyState
      title={MESSAGES.noStores}
      help={help}
      action={<TextLink render={<Link to="/store" preventScrollReset />}>Clear</TextLink>}
    />
  );
}
