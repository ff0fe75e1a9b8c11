import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository, Entity, PrimaryColumn } from 'typeorm';
import { isUniqueViolation } from '../database/errors.js';
import { Time, Varchar } from '../database/columns.js';

@Entity('lease')
export class Lease {
  @PrimaryColumn({ type: 'varchar', length: 60 }) name: string;
  @Varchar(36) holder: string;
  @Time() expiresAt: Date;
}

/** Renewed well before it expires. */
const LEASE_MS = 120_000;
const RENEW_MS = 30_000;

@Injectable()
export class Leases {
  private readonly holder = randomUUID();

  constructor(@InjectRepository(Lease) private readonly leases: Repository<Lease>) {}

  /** A failed run keeps its lease until it expires, which delays the next attempt. @returns whether it ran here */
  async run(name: string, work: () => Promise<void>): Promise<boolean> {
    if (!(await this.acquire(name))) return false;
    const mine = { name, holder: this.holder };
    const renewal = setInterval(() => {
      this.leases.update(mine, { expiresAt: soon() }).catch(() => undefined);
    }, RENEW_MS);
    try {
      await work();
    } finally {
      clearInterval(renewal);
    }
    await this.leases.delete(mine);
    return true;
  }

  private async acquire(name: string): Promise<boolean> {
    const lease = { name, holder: this.holder, expiresAt: soon() };
    const { affected } = await this.leases.update({ name, expiresAt: LessThan(new Date()) }, lease);
    if (affected) return true;
    try {
      await this.leases.insert(lease);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}

const soon = () => new Date(Date.now() + LEASE_MS);
