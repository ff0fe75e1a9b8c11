import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';

/** What visits tell of the releases that they met. */
export class ReleaseReports1764800000000 implements MigrationInterface {
  name = 'ReleaseReports1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    const { id, varchar, text, int, time, nullable, index, unique, create } = schemaOf(runner);
    await create(
      'release_voice',
      [
        { ...varchar('app', 60), isPrimary: true },
        { ...varchar('version', 100), isPrimary: true },
        { ...int('round'), isPrimary: true },
        { ...varchar('visit', 22), isPrimary: true },
        nullable(varchar('voter', 43)),
        int('failed'),
        time('at'),
      ],
      [
        unique('release_voice', 'voter', 'app', 'version', 'round', 'voter'),
        index('release_voice', 'at', 'at'),
      ],
    );
    await create(
      'release_fault',
      [
        id,
        varchar('app', 60),
        varchar('version', 100),
        varchar('visit', 22),
        varchar('composition', 12),
        varchar('kind', 10),
        varchar('piece', 100),
        varchar('message', 300),
        text('frames'),
        nullable(int('ms')),
        time('at'),
      ],
      [
        unique('release_fault', 'visit', 'app', 'version', 'visit', 'kind'),
        index('release_fault', 'at', 'at'),
      ],
    );
  }

  async down(): Promise<void> {
    throw new Error(
      'Restore the backup that was made before the update: what came since would be lost.',
    );
  }
}
