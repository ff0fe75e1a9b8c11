import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';

export class OverviewIndices1764700000000 implements MigrationInterface {
  // The name in the migrations table of existing databases.
  name = 'Office1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    const { index, addIndex } = schemaOf(runner);
    for (const table of ['account', 'enquiry', 'newsletter_subscriber'])
      await addIndex(table, index(table, 'created', 'created_at'));
  }

  async down(): Promise<void> {
    throw new Error(
      'Restore the backup that was made before the update: what came since would be lost.',
    );
  }
}
