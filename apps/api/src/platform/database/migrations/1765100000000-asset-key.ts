import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';

export class AssetKey1765100000000 implements MigrationInterface {
  name = 'AssetKey1765100000000';

  async up(runner: QueryRunner): Promise<void> {
    const { unique, renameColumns } = schemaOf(runner);
    const indices = [unique('media', 'asset_key', 'asset_key')];
    await renameColumns('media', { stem: 'asset_key' }, indices);
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the update.');
  }
}
