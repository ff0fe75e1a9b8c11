import { Injectable } from '@nestjs/common';
import { SITE_CONTENT, type SiteContent } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { Message, type Text } from './message.js';

export type SiteTexts = Pick<SiteContent, 'site-contact' | 'site-wording'>;
export type Contact = Pick<SiteTexts['site-contact'], 'mail' | 'phone'>;
type Rows = Pick<EntityManager, 'query'>;
/** @param rows of a transaction, in which nothing else can be read */
type Source = (rows?: Rows) => Promise<SiteTexts>;

/** How the site words its texts at one moment, and where it can be reached. */
export class Words {
  readonly contact: Contact;
  private readonly changes: ReadonlyMap<string, string>;

  constructor({ 'site-contact': { mail, phone }, 'site-wording': wording }: SiteTexts) {
    this.contact = { mail, phone };
    this.changes = new Map(wording.changes.map(({ original, text }) => [original, text]));
  }

  text = (text: Text): string => (text instanceof Message ? text.worded(this.changes) : text);
}

/** Rewords what the API writes to people: mails and small pages. Texts of JSON are worded by the browser. */
@Injectable()
export class Wording {
  /** For the page of a failure, which may be the database's. */
  latest = new Words(SITE_CONTENT);
  private source: Source = async () => SITE_CONTENT;

  /** By the domain that has the site's content. */
  provide(source: Source): void {
    this.source = source;
  }

  async read(): Promise<Words> {
    return (this.latest = new Words(await this.source()));
  }

  async readIn(transaction: Rows): Promise<Words> {
    return new Words(await this.source(transaction));
  }
}
