import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { isUniqueViolation } from '../database/errors.js';
import { Lease } from './lease.entity.js';

/** A holder that is alive renews its lease well before it runs out. */
const LEASE_MS = 120_000;
const RENEW_MS = 30_000;

/** Shares work among processes over the database. */
@Injectable()
export class Leases {
  /** This process. */
  private readonly holder = randomUUID();

  constructor(@InjectRepository(Lease) private readonly leases: Repository<Lease>) {}

  /**
   * Does the work unless another process is at it. The lease of work that failed is kept until it runs out, so that the next
   * try comes later.
   * @returns whether it was done here.
   */
  async run(name: string, work: () => Promise<void>): Promise<boolean> {
    if (!(await this.acquire(name))) return false;
    const mine = { name, holder: this.holder };
    const renewal = setInterval(() => {
      // A renewal that fails lets the lease run out, which is what it is for.
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
