import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';

/** Wishlists with a link, and enquiries that are made once however often they are sent. */
export class Wishlists1764400000000 implements MigrationInterface {
  name = 'Wishlists1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    const { varchar, text, time, nullable, index, unique, create, add, addIndex } =
      schemaOf(runner);
    await add('enquiry', nullable(varchar('request_key', 64)));
    await addIndex('enquiry', unique('enquiry', 'request_key', 'request_key'));
    await create(
      'shared_wishlist',
      [
        { ...varchar('token_hash', 64), isPrimary: true },
        text('items'),
        time('created_at'),
        time('expires_at'),
      ],
      [index('shared_wishlist', 'expires_at', 'expires_at')],
    );
  }

  async down(): Promise<void> {
    throw new Error(
      'Restore the backup that was made before the update: what came since would be lost.',
    );
  }
}
