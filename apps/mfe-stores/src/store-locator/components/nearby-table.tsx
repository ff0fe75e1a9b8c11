import { useSuspenseQuery } from '@tanstack/react-query';
import { MESSAGES } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, Pagination, Table, TextLink } from '@tivara/ui';
import type { Position } from '../../map/project';
import { storesQuery } from '../../stores/api';
import { toNearbyQuery } from '../store-search';
import { OpenLegend } from './open-legend';
import { NEARBY_COLUMNS } from './store-columns';

interface Props {
  position: Position;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** The position is kept out of the URL, so paging uses buttons instead of links. */
export function NearbyTable({ position, page, onPage, onClear }: Props) {
  const { data } = useSuspenseQuery(storesQuery(useApi(), toNearbyQuery(position, page)));
  const clear = (
    <TextLink render={<button type="button" />} onClick={onClear}>
      Show all stores
    </TextLink>
  );
  if (data.items.length === 0) return <EmptyState title={MESSAGES.noStores} action={clear} />;
  return (
    <>
      <Table
        caption="Stores near you"
        columns={NEARBY_COLUMNS}
        rows={data.items}
        rowKey={(store) => store.store_id}
      />
      <OpenLegend stores={data.items} />
      <Pagination
        label="Stores near you"
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        suffix="near you"
        link={(to) => <button type="button" onClick={() => onPage(to)} />}
      />
      {clear}
    </>
  );
}
