import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { isReferenced } from '../database/errors.js';
import type { Task } from '../background/background.js';
import { Leases } from '../background/lease.js';
import { Media } from './media.entity.js';
import { STORAGE, type MediaStorage } from './storage.js';

const HOUR_MS = 3600_000;
/** It may be part of an open form. */
export const GRACE_MS = 24 * HOUR_MS;
/** The folder may contain other files. */
const OURS = /^([0-9a-f]{32}-[0-9a-f]{8}|\.new-[0-9a-f-]{36})$/;

export const SWEEP_LEASE = 'sweep';

/** Deletes the row first, so that no row is without files. */
@Injectable()
export class SweepTask implements Task {
  readonly name = 'sweep';
  readonly restMs = HOUR_MS;

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Media) private readonly pictures: Repository<Media>,
    private readonly leases: Leases,
    @Inject(STORAGE) private readonly storage: MediaStorage,
  ) {}

  async run(): Promise<boolean> {
    await this.leases.run(SWEEP_LEASE, async () => {
      await this.sweep(new Date(Date.now() - GRACE_MS));
    });
    return false;
  }

  async sweep(before: Date): Promise<string[]> {
    return [...(await this.sweepRows(before)), ...(await this.sweepFiles(before))];
  }

  private async sweepRows(before: Date): Promise<string[]> {
    const unused = this.usedBy().map(
      ({ table, column }) => `NOT EXISTS (SELECT 1 FROM ${table} u WHERE u.${column} = media.id)`,
    );
    const condition = ['origin = :origin', 'retained = 0', 'created_at < :before', ...unused].join(
      ' AND ',
    );
    const values = { origin: 'upload', before };
    const rows = await this.dataSource
      .createQueryBuilder()
      .select('id')
      .addSelect('asset_key', 'assetKey')
      .from('media', 'media')
      .where(condition, values)
      .getRawMany<{ id: number; assetKey: string }>();
    const gone: string[] = [];
    for (const { id, assetKey } of rows) {
      // Repeats the condition, as it may be in use by now.
      const deletion = this.dataSource.createQueryBuilder().delete().from(Media);
      try {
        const { affected } = await deletion
          .where(`id = :id AND ${condition}`, { id, ...values })
          .execute();
        if (!affected) continue;
      } catch (error) {
        if (isReferenced(error)) continue;
        throw error;
      }
      await this.storage.remove(assetKey);
      gone.push(assetKey);
    }
    return gone;
  }

  private async sweepFiles(before: Date): Promise<string[]> {
    const gone: string[] = [];
    for await (const { assetKey, storedAt } of this.storage.assetKeys()) {
      if (!OURS.test(assetKey) || storedAt >= before) continue;
      if (await this.pictures.existsBy({ assetKey })) continue;
      await this.storage.remove(assetKey);
      gone.push(assetKey);
    }
    return gone;
  }

  private usedBy(): { table: string; column: string }[] {
    return this.dataSource.entityMetadatas.flatMap(({ tableName, foreignKeys }) =>
      foreignKeys
        .filter(({ referencedEntityMetadata }) => referencedEntityMetadata.target === Media)
        .flatMap(({ columnNames }) => columnNames.map((column) => ({ table: tableName, column }))),
    );
  }
}
