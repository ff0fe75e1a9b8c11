import { Injectable } from '@nestjs/common';
import type { Page, Store as StoreAnswer, StoreSort } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { CATALOGUE_VERSION } from '../catalogue/index.js';
import { DataVersions } from '../platform/versions/data-versions.js';
import { TableCache } from '../platform/versions/table-cache.js';
import { readAll } from '../platform/database/read-all.js';
import { searchKey } from '../platform/database/search-key.js';
import type { TableQuery } from '../platform/http/table.query.js';
import { StoreReader } from './store-reader.js';

/** What the table's searches and sorts read, as storeKeys() makes it. */
interface Row {
  id: number;
  name: string;
  address: string;
  locality: string;
  city: string;
  pincode: string;
  state: string;
  subcity: string;
  bpName: string;
  number: string;
}

const COLUMNS = {
  id: 'id',
  name: 'name_key',
  address: 'address_key',
  locality: 'locality_key',
  city: 'city_key',
  pincode: 'pincode',
  state: 'state_key',
  subcity: 'subcity_key',
  bpName: 'bp_name_key',
  number: 'number',
};

/** The back office's table of stores. */
@Injectable()
export class StoreTableService {
  private readonly rows: TableCache<Row>;

  constructor(
    dataSource: DataSource,
    version: DataVersions,
    private readonly reader: StoreReader,
  ) {
    const read = () => readAll<Row>(dataSource, COLUMNS, 'store');
    this.rows = new TableCache(
      version.of(CATALOGUE_VERSION),
      read,
      {
        store_name: (row) => row.name,
        store_address: (row) => row.address,
        locality: (row) => row.locality,
        city: (row) => row.city,
        pincode: (row) => row.pincode,
        state: (row) => row.state,
        subcity: (row) => row.subcity,
        bp_name: (row) => row.bpName,
        number: (row) => row.number,
      },
      (row) => [row.name, row.address, row.locality, row.city],
    );
  }

  /** One page of what the text finds in names, addresses, localities and cities. (SPEC 5, Admin tables search) */
  async page(query: TableQuery<StoreSort>): Promise<Page<StoreAnswer>> {
    const { q, page, pageSize } = query;
    const { ids, total } = await this.rows.page(query, searchKey(q));
    return { items: await this.reader.some(ids), total, page, pageSize };
  }
}
