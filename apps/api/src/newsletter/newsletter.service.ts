import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isUniqueViolation } from '../database/errors.js';
import { searchKey } from '../database/search-key.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

@Injectable()
export class NewsletterService {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores the address once; a second time is no failure, as it would tell who is on the list. (DECISIONS, Data) */
  async subscribe(email: string): Promise<void> {
    const subscribers = this.dataSource.getRepository(NewsletterSubscriber);
    try {
      await subscribers.insert({ email, emailKey: searchKey(email), createdAt: new Date() });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
