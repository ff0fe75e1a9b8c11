import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '../schema.js';

export class Initial1764000000000 implements MigrationInterface {
  name = 'Initial1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    const { mysql, id, varchar, optional, text, int, count, time, index, unique, key, create } =
      schemaOf(runner);
    const name = [varchar('name', 120), varchar('name_key', 480)];
    const picture = [int('media_id'), varchar('alt', 300)];

    await create(
      'media',
      [
        id,
        varchar('stem', 160),
        int('width'),
        int('height'),
        varchar('widths', 120),
        varchar('squares', 120),
        varchar('formats', 40),
      ],
      [unique('media', 'stem', 'stem')],
    );
    for (const [table, more] of [
      ['category', []],
      ['material', []],
      ['finishing', []],
      ['color', [varchar('code', 80)]],
    ] as const)
      await create(table, [id, ...name, ...more], [unique(table, 'name_key', 'name_key')]);
    for (const [table, more] of [
      ['collection', [varchar('description', 200)]],
      ['frame_type', []],
      ['shape', []],
    ] as const)
      await create(
        table,
        [id, ...name, ...more, ...picture],
        [unique(table, 'name_key', 'name_key')],
        [key(table, 'media')],
      );

    const references = ['category', 'material', 'collection', 'finishing', 'frame_type', 'shape'];
    await create(
      'product',
      [
        id,
        ...name,
        text('description'),
        text('description_key'),
        int('size'),
        { name: 'published', type: mysql ? 'tinyint' : 'boolean', default: '1' },
        count('version', 1),
        ...references.map((reference) => int(`${reference}_id`)),
      ],
      [
        unique('product', 'name_key', 'name_key'),
        ...references.map((reference) => index('product', reference, `${reference}_id`)),
      ],
      references.map((reference) => key('product', reference)),
    );
    await create(
      'product_color',
      [id, int('product_id'), int('color_id'), int('position')],
      [
        unique('product_color', 'position', 'product_id', 'position'),
        unique('product_color', 'color', 'product_id', 'color_id'),
        index('product_color', 'color', 'color_id'),
      ],
      [key('product_color', 'product', 'CASCADE'), key('product_color', 'color')],
    );
    await create(
      'product_image',
      [id, int('product_color_id'), int('position'), ...picture],
      [
        unique('product_image', 'position', 'product_color_id', 'position'),
        index('product_image', 'media', 'media_id'),
      ],
      [key('product_image', 'product_color', 'CASCADE'), key('product_image', 'media')],
    );
    await create(
      'store',
      [
        id,
        varchar('name', 160),
        varchar('address', 300),
        varchar('locality', 120),
        varchar('city', 120),
        varchar('pincode', 6),
        optional('state', 120),
        optional('subcity', 120),
        optional('bp_name', 160),
        optional('number', 40),
        varchar('name_key', 640),
        varchar('address_key', 1200),
        varchar('locality_key', 480),
        varchar('city_key', 480),
        varchar('state_key', 480),
        varchar('subcity_key', 480),
        varchar('bp_name_key', 640),
      ],
      [
        index('store', 'pincode', 'pincode'),
        index('store', 'locality_key', 'locality_key'),
        index('store', 'city_key', 'city_key'),
      ],
    );
    await create(
      'account',
      [
        id,
        varchar('username', 120),
        varchar('email', 254),
        varchar('email_key', 480),
        varchar('role', 16),
        varchar('password_hash', 200),
        time('created_at'),
      ],
      [unique('account', 'email_key', 'email_key')],
    );
    await create(
      'session',
      [
        { ...varchar('token_hash', 64), isPrimary: true },
        int('account_id'),
        time('created_at'),
        time('last_seen_at'),
      ],
      [index('session', 'account', 'account_id')],
      [key('session', 'account', 'CASCADE')],
    );
    await create(
      'enquiry',
      [
        id,
        varchar('reference', 20),
        varchar('to_name', 120),
        varchar('to_email', 254),
        varchar('to_number', 10),
        text('wishlist'),
        time('created_at'),
      ],
      [unique('enquiry', 'reference', 'reference')],
    );
    await create(
      'newsletter_subscriber',
      [id, varchar('email', 254), varchar('email_key', 480), time('created_at')],
      [unique('newsletter_subscriber', 'email_key', 'email_key')],
    );
    await create('app_state', [{ ...varchar('name', 40), isPrimary: true }, varchar('value', 200)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropTable(table, true);
  }
}

/** Referring tables before those that they refer to. */
const TABLES = [
  'app_state',
  'newsletter_subscriber',
  'enquiry',
  'session',
  'account',
  'store',
  'product_image',
  'product_color',
  'product',
  'shape',
  'frame_type',
  'collection',
  'color',
  'finishing',
  'material',
  'category',
  'media',
];
