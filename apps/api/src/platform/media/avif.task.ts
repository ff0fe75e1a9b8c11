import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PictureFormat } from '@tivara/contracts';
import { Like, Not, Repository } from 'typeorm';
import type { Task } from '../background/background.js';
import { Leases } from '../background/lease.js';
import { Media } from './media.entity.js';
import { SOURCE_NAME } from './media.service.js';
import { numbersOf } from './picture.js';
import { STORAGE, type MediaStorage } from './storage.js';

const REST_MS = 10_000;
/** More than one, as other processes may hold the first rows. */
const BATCH_SIZE = 20;

/** AVIF takes too long for the upload itself. Pending work is derived from the rows, so it survives a restart. */
@Injectable()
export class AvifTask implements Task {
  readonly name = 'avif';
  readonly restMs = REST_MS;

  constructor(
    @InjectRepository(Media) private readonly pictures: Repository<Media>,
    private readonly leases: Leases,
    @Inject(STORAGE) private readonly storage: MediaStorage,
  ) {}

  async run(): Promise<boolean> {
    const rows = await this.pictures.find({
      where: { origin: 'upload', formats: Not(Like('avif,%')) },
      order: { id: 'ASC' },
      take: BATCH_SIZE,
    });
    for (const row of rows)
      if (await this.leases.run(`avif ${row.id}`, () => this.make(row.id))) return true;
    return false;
  }

  private async make(id: number): Promise<void> {
    const row = await this.pictures.findOneBy({ id });
    if (!row || row.formats.startsWith('avif,')) return;
    const source = await this.storage.read(row.assetKey, SOURCE_NAME);
    if (!source) throw new Error(`The picture ${row.assetKey} has lost its source.`);
    const spec = { ...row, widths: numbersOf(row.widths), squares: numbersOf(row.squares) };
    const formats: PictureFormat[] = ['avif'];
    let { bytes } = row;
    const { decodeStored, render } = await import('./renditions.js');
    for await (const file of render(await decodeStored(source), { ...spec, formats }, formats)) {
      await this.storage.add(row.assetKey, file);
      bytes += file.bytes.length;
    }
    await this.pictures.update({ id }, { formats: `avif,${row.formats}`, bytes });
    await this.storage.removeFile(row.assetKey, SOURCE_NAME);
  }
}
