import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';

/** Where stores are and when they are open; and what keeps their lists fast at tens of thousands. */
export class StorePlaces1764500000000 implements MigrationInterface {
  name = 'StorePlaces1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    const { mysql, varchar, text, int, optional, nullable, index, key, create, add, addIndex } =
      schema;
    await add(
      'store',
      nullable({ name: 'latitude', type: 'double' }),
      nullable({ name: 'longitude', type: 'double' }),
      nullable(text('opening_hours')),
      optional('address_sort', 255),
    );
    const lines = ['name_key', 'address_key', 'locality_key', 'city_key'];
    const joined = mysql
      ? `CONCAT_WS(CHAR(10), ${lines.join(', ')})`
      : lines.join(' || CHAR(10) || ');
    await runner.query('UPDATE store SET address_sort = SUBSTR(address_key, 1, 255)');
    await create(
      'store_text',
      [{ ...int('store_id'), isPrimary: true }, varchar('search_key', 2803)],
      [],
      [key('store_text', 'store', 'CASCADE')],
    );
    await runner.query('DELETE FROM store_text');
    await runner.query(
      `INSERT INTO store_text (store_id, search_key) SELECT id, ${joined} FROM store`,
    );

    await addIndex('store', index('store', 'city', 'city_key', 'latitude', 'longitude'));
    await addIndex('store', index('store', 'place', 'latitude', 'longitude'));
    for (const column of SORTED) await addIndex('store', index('store', column, column));
  }

  async down(): Promise<void> {
    throw new Error(
      'Restore the backup that was made before the update: what came since would be lost.',
    );
  }
}

const SORTED = ['name_key', 'address_sort', 'state_key', 'subcity_key', 'bp_name_key', 'number'];
