import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';

/** Links that say whether they have expired or were used, and the times that retention goes by. */
export class PersonalLinks1764600000000 implements MigrationInterface {
  name = 'PersonalLinks1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    const { varchar, time, nullable, unique, add, addIndex } = schemaOf(runner);
    await add('password_reset', nullable(time('used_at')));
    await add(
      'newsletter_subscriber',
      nullable(varchar('confirm_hash', 64)),
      nullable(time('confirm_expires_at')),
      nullable(time('unsubscribed_at')),
    );
    await addIndex(
      'newsletter_subscriber',
      unique('newsletter_subscriber', 'confirm_hash', 'confirm_hash'),
    );
  }

  async down(): Promise<void> {
    throw new Error(
      'Restore the backup that was made before the update: what came since would be lost.',
    );
  }
}
