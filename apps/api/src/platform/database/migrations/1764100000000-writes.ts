import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';

/** Edits with versions, accounts that can be managed, the audit, the outbox, and where uploads come from. */
export class Writes1764100000000 implements MigrationInterface {
  name = 'Writes1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    const { mysql, id, varchar, optional, text, int, count, time, nullable } = schema;
    const { index, unique, key, create, add, addIndex } = schema;
    const word = (name: string, value: string) => ({
      ...varchar(name, 16),
      default: `'${value}'`,
    });

    for (const table of VERSIONED) await add(table, count('version', 1));
    const counted = ['category', 'material', 'collection', 'finishing', 'frame_type', 'shape'];
    await addIndex(
      'product',
      index('product', 'counted', 'published', ...counted.map((reference) => `${reference}_id`)),
    );
    await add('account', word('status', 'active'), nullable(time('password_changed_at')));
    await add('media', nullable(time('created_at')), word('origin', 'demo'), count('bytes', 0));
    await add(
      'newsletter_subscriber',
      word('status', 'pending'),
      nullable(varchar('token_hash', 64)),
      nullable(time('confirmed_at')),
    );
    await addIndex(
      'newsletter_subscriber',
      unique('newsletter_subscriber', 'token_hash', 'token_hash'),
    );

    // Nothing refers to sessions and nothing wrote enquiries yet, so these are made anew; everybody logs in again.
    for (const [table, column] of [
      ['session', 'public_id'],
      ['enquiry', 'status'],
    ] as const)
      if (!(await runner.hasColumn(table, column))) await runner.dropTable(table, true);
    await create(
      'session',
      [
        { ...varchar('token_hash', 64), isPrimary: true },
        varchar('public_id', 32),
        int('account_id'),
        optional('user_agent', 300),
        optional('address', 45),
        time('created_at'),
        time('last_seen_at'),
      ],
      [unique('session', 'public_id', 'public_id'), index('session', 'account', 'account_id')],
      [key('session', 'account', 'CASCADE')],
    );
    await create(
      'invitation',
      [
        id,
        varchar('token_hash', 64),
        varchar('email', 254),
        varchar('role', 16),
        nullable(int('account_id')),
        time('created_at'),
        time('expires_at'),
        nullable(time('used_at')),
      ],
      [unique('invitation', 'token_hash', 'token_hash')],
      [key('invitation', 'account', 'SET NULL')],
    );
    await create(
      'password_reset',
      [{ ...varchar('token_hash', 64), isPrimary: true }, int('account_id'), time('expires_at')],
      [index('password_reset', 'account', 'account_id')],
      [key('password_reset', 'account', 'CASCADE')],
    );
    await create(
      'audit',
      [
        id,
        time('at'),
        nullable(int('account_id')),
        varchar('actor', 254),
        varchar('action', 40),
        varchar('entity', 40),
        int('entity_id'),
        nullable(text('value_before')),
        nullable(text('value_after')),
        varchar('request_id', 64),
      ],
      [index('audit', 'entity', 'entity', 'entity_id', 'at'), index('audit', 'at', 'at')],
      [key('audit', 'account', 'SET NULL')],
    );
    await create(
      'enquiry',
      [
        id,
        varchar('reference', 20),
        varchar('to_name', 120),
        varchar('to_email', 254),
        varchar('to_number', 10),
        word('status', 'new'),
        optional('note', 2000),
        count('version', 1),
        time('created_at'),
      ],
      [
        unique('enquiry', 'reference', 'reference'),
        index('enquiry', 'status', 'status', 'created_at'),
      ],
    );
    await create(
      'enquiry_item',
      [
        id,
        int('enquiry_id'),
        int('position'),
        varchar('product_name', 300),
        optional('color_name', 120),
        nullable(int('media_id')),
      ],
      [
        unique('enquiry_item', 'position', 'enquiry_id', 'position'),
        index('enquiry_item', 'media', 'media_id'),
      ],
      [key('enquiry_item', 'enquiry', 'CASCADE'), key('enquiry_item', 'media')],
    );
    await create(
      'mail',
      [
        id,
        varchar('kind', 40),
        varchar('recipient', 254),
        optional('reply_to', 254),
        varchar('subject', 300),
        text('payload'),
        word('state', 'pending'),
        count('attempts', 0),
        time('next_attempt_at'),
        nullable(time('locked_until')),
        nullable(varchar('locked_by', 64)),
        optional('last_error', 1000),
        time('created_at'),
        nullable(time('sent_at')),
        nullable(int('enquiry_id')),
      ],
      [index('mail', 'due', 'state', 'next_attempt_at'), index('mail', 'enquiry', 'enquiry_id')],
      [key('mail', 'enquiry', 'CASCADE')],
    );
    await create(
      'social_post',
      [
        id,
        varchar('external_id', 100),
        text('caption'),
        varchar('permalink', 1000),
        varchar('alt', 300),
        varchar('media_type', 20),
        int('media_id'),
        int('position'),
        nullable(time('fetched_at')),
      ],
      [
        unique('social_post', 'external_id', 'external_id'),
        index('social_post', 'media', 'media_id'),
      ],
      [key('social_post', 'media')],
    );
    await create('lease', [
      { ...varchar('name', 60), isPrimary: true },
      varchar('holder', 36),
      time('expires_at'),
    ]);
    // As rate-limiter-flexible expects it; the embedded engine has one process and counts in memory.
    if (mysql)
      await create(
        'rate_limit',
        [
          { ...varchar('key', 255), isPrimary: true },
          count('points', 0),
          nullable({ name: 'expire', type: 'bigint', unsigned: true }),
        ],
        [index('rate_limit', 'expire', 'expire')],
      );
  }

  async down(): Promise<void> {
    throw new Error(
      'Restore the backup that was made before the update: what came since would be lost.',
    );
  }
}

const VERSIONED = [
  'account',
  'category',
  'collection',
  'color',
  'finishing',
  'frame_type',
  'material',
  'shape',
  'store',
];
