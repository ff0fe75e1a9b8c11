import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';
import { searchKeyOf } from '../search-key.js';

/** What the tables of the admin search and sort by. */
export class SearchKeys1765000000000 implements MigrationInterface {
  name = 'SearchKeys1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    const { optional, index, add, addIndex } = schemaOf(runner);
    for (const [table, texts] of Object.entries(SEARCHED)) {
      await add(table, optional('search_key', 640));
      await fill(runner, table, texts);
      await addIndex(table, index(table, 'search_key', 'search_key'));
    }
    await addIndex('mail', index('mail', 'kind', 'kind', 'state', 'attempts'));
    await addIndex('product', index('product', 'size', 'size'));
    await addIndex('audit', index('audit', 'actor', 'actor'));
  }

  async down(): Promise<void> {
    throw new Error(
      'Restore the backup that was made before the update: what came since would be lost.',
    );
  }
}

const SEARCHED = {
  enquiry: ['to_name', 'to_email', 'to_number', 'reference'],
  mail: ['recipient', 'subject'],
  account: ['username', 'email'],
};

const BATCH = 200;

async function fill(runner: QueryRunner, table: string, texts: string[]): Promise<void> {
  for (let last = 0; ;) {
    const rows: ({ id: number } & Record<string, string>)[] = await runner.query(
      `SELECT id, ${texts.join()} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [last],
    );
    if (!rows.length) return;
    const keys = rows.map((row) => [row.id, searchKeyOf(...texts.map((text) => row[text] ?? ''))]);
    await runner.query(
      `UPDATE ${table} SET search_key = CASE id ${keys.map(() => 'WHEN ? THEN ?').join(' ')} END
       WHERE id IN (${keys.map(() => '?').join()})`,
      [...keys.flat(), ...keys.map(([id]) => id)],
    );
    last = rows.at(-1)?.id ?? last;
  }
}
