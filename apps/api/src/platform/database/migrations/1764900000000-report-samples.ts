import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';

/** Renames the tables of reports and the audit's word for an aborted canary. */
export class ReportSamples1764900000000 implements MigrationInterface {
  name = 'ReportSamples1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    const { index, unique, renameTable, renameColumns } = schemaOf(runner);
    await renameTable('release_voice', 'report_sample');
    await renameColumns('report_sample', { round: 'canary_number', voter: 'network_hash' }, [
      unique('report_sample', 'network', 'app', 'version', 'canary_number', 'network_hash'),
      index('report_sample', 'at', 'at'),
    ]);
    await renameTable('release_fault', 'report_issue');
    await renameColumns('report_issue', { piece: 'module' }, [
      unique('report_issue', 'visit', 'app', 'version', 'visit', 'kind'),
      index('report_issue', 'at', 'at'),
    ]);
    await runner.query("UPDATE audit SET action = 'abort' WHERE action = 'take back'");
    await runner.query(
      "UPDATE audit SET actor = 'canary analysis' WHERE entity = 'release' AND actor = 'verdict'",
    );
  }

  async down(): Promise<void> {
    throw new Error(
      'Restore the backup that was made before the update: what came since would be lost.',
    );
  }
}
