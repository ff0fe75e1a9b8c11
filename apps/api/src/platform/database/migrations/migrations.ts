import { migration } from '../schema.js';

const REFERENCES = ['category', 'material', 'collection', 'finishing', 'frame_type', 'shape'];
const REFERENCE_IDS = REFERENCES.map((table) => `${table}_id`);
const NAME = 'id, name varchar(120), name_key varchar(480)';
const PICTURE = 'media_id int, alt varchar(300)';
const VERSION = 'version int DEFAULT 1';
const PUBLICATION = `published boolean DEFAULT 1, starts_at datetime NULL, ends_at datetime NULL,
     position int NULL`;
/** Sorts of the table of stores, each by an index of its own. */
const STORE_SORTS = [
  'name_key',
  'address_sort',
  'state_key',
  'subcity_key',
  'bp_name_key',
  'number',
];

const initial = migration('Initial1767400000000', async ({ mysql, create }) => {
  const named = { unique: { name_key: 'name_key' } };
  const pictured = { ...named, keys: { media: 'NO ACTION' } } as const;
  await create(
    'media',
    `id, asset_key varchar(160), width int, height int, widths varchar(120), squares varchar(120),
     formats varchar(40), created_at datetime NULL, origin varchar(16) DEFAULT 'demo',
     bytes int DEFAULT 0, name varchar(200) DEFAULT '', name_key varchar(800) DEFAULT '',
     retained boolean DEFAULT 0`,
    { unique: { asset_key: 'asset_key' } },
  );
  for (const table of ['category', 'material', 'finishing'])
    await create(table, `${NAME}, ${VERSION}`, named);
  await create('color', `${NAME}, code varchar(80), ${VERSION}`, named);
  await create(
    'collection',
    `${NAME}, description varchar(200), ${PICTURE}, ${VERSION}, ${PUBLICATION}`,
    pictured,
  );
  for (const table of ['frame_type', 'shape'])
    await create(table, `${NAME}, ${PICTURE}, ${VERSION}`, pictured);
  await create(
    'product',
    `${NAME}, description text, description_key text, size int, ${VERSION}, ${PUBLICATION},
     ${REFERENCE_IDS.map((id) => `${id} int`).join()}, lens varchar(10) NULL, bridge_mm int NULL,
     temple_mm int NULL, lens_height_mm int NULL, weight_g int NULL`,
    {
      ...named,
      index: {
        ...Object.fromEntries(REFERENCES.map((table) => [table, `${table}_id`])),
        counted: ['published', ...REFERENCE_IDS].join(', '),
        size: 'size',
        starts_at: 'starts_at',
        ends_at: 'ends_at',
      },
      keys: Object.fromEntries(REFERENCES.map((table) => [table, 'NO ACTION'])),
    },
  );
  await create('product_color', 'id, product_id int, color_id int, position int', {
    unique: { position: 'product_id, position', color: 'product_id, color_id' },
    index: { color: 'color_id' },
    keys: { product: 'CASCADE', color: 'NO ACTION' },
  });
  await create('product_image', `id, product_color_id int, position int, ${PICTURE}`, {
    unique: { position: 'product_color_id, position' },
    index: { media: 'media_id' },
    keys: { product_color: 'CASCADE', media: 'NO ACTION' },
  });

  await create(
    'store',
    `id, name varchar(160), address varchar(300), locality varchar(120), city varchar(120),
     pincode varchar(6), state varchar(120) DEFAULT '', subcity varchar(120) DEFAULT '',
     bp_name varchar(160) DEFAULT '', number varchar(40) DEFAULT '', email varchar(254) DEFAULT '',
     name_key varchar(640), address_key varchar(1200), address_sort varchar(255) DEFAULT '',
     locality_key varchar(480), city_key varchar(480), state_key varchar(480),
     subcity_key varchar(480), bp_name_key varchar(640), latitude double NULL,
     longitude double NULL, opening_hours text NULL, holidays text NULL, ${VERSION}`,
    {
      index: {
        pincode: 'pincode',
        locality_key: 'locality_key',
        city_key: 'city_key',
        city: 'city_key, latitude, longitude',
        place: 'latitude, longitude',
        ...Object.fromEntries(STORE_SORTS.map((column) => [column, column])),
      },
    },
  );
  await create('store_text', 'store_id int PRIMARY, search_key varchar(2803)', {
    keys: { store: 'CASCADE' },
  });

  await create(
    'account',
    `id, username varchar(120), email varchar(254), email_key varchar(480), role varchar(16),
     status varchar(16) DEFAULT 'active', password_hash varchar(200), created_at datetime,
     password_changed_at datetime NULL, confirmed_at datetime NULL, confirm_hash varchar(64) NULL,
     confirm_expires_at datetime NULL, search_key varchar(640) DEFAULT '', ${VERSION}`,
    {
      unique: { email_key: 'email_key' },
      index: {
        created: 'created_at',
        search_key: 'search_key',
        confirm_hash: 'confirm_hash',
      },
    },
  );
  await create(
    'account_request',
    'id, kind varchar(16), email_key varchar(480), created_at datetime',
  );
  await create(
    'session',
    `token_hash varchar(64) PRIMARY, public_id varchar(32), account_id int,
     user_agent varchar(300) DEFAULT '', address varchar(45) DEFAULT '', created_at datetime,
     last_seen_at datetime, password_at datetime NULL, factor_at datetime NULL,
     challenge varchar(64) NULL, new_totp varchar(200) NULL`,
    {
      unique: { public_id: 'public_id' },
      index: { account: 'account_id' },
      keys: { account: 'CASCADE' },
    },
  );
  await create(
    'factor',
    `id, account_id int, kind varchar(16), name varchar(60), credential_hash varchar(64) NULL,
     data text, counter double DEFAULT 0, created_at datetime, last_used_at datetime NULL`,
    {
      unique: { credential_hash: 'credential_hash' },
      index: { account: 'account_id' },
      keys: { account: 'CASCADE' },
    },
  );
  await create('recovery_code', 'code_hash varchar(64) PRIMARY, account_id int', {
    index: { account: 'account_id' },
    keys: { account: 'CASCADE' },
  });
  await create(
    'invitation',
    `id, token_hash varchar(64), email varchar(254), role varchar(16), account_id int NULL,
     created_at datetime, expires_at datetime, used_at datetime NULL`,
    { unique: { token_hash: 'token_hash' }, keys: { account: 'SET NULL' } },
  );
  await create(
    'password_reset',
    `token_hash varchar(64) PRIMARY, account_id int, expires_at datetime, used_at datetime NULL`,
    { index: { account: 'account_id' }, keys: { account: 'CASCADE' } },
  );
  await create(
    'newsletter_subscriber',
    `id, email varchar(254), email_key varchar(480), created_at datetime,
     status varchar(16) DEFAULT 'pending', token_hash varchar(64) NULL, confirmed_at datetime NULL,
     confirm_hash varchar(64) NULL, confirm_expires_at datetime NULL,
     unsubscribed_at datetime NULL`,
    {
      unique: { email_key: 'email_key', token_hash: 'token_hash', confirm_hash: 'confirm_hash' },
      index: { created: 'created_at' },
    },
  );
  await create(
    'table_view',
    'id, account_id int, section varchar(40), name varchar(60), name_key varchar(240), query text',
    {
      unique: { name: 'account_id, section, name_key' },
      keys: { account: 'CASCADE' },
    },
  );

  await create(
    'saved_item',
    'id, account_id int, product_id int, color_key varchar(480), item text, created_at datetime',
    {
      unique: { item: 'account_id, product_id, color_key' },
      keys: { account: 'CASCADE' },
    },
  );
  await create(
    'shared_wishlist',
    'token_hash varchar(64) PRIMARY, items text, created_at datetime, expires_at datetime',
    { index: { expires_at: 'expires_at' } },
  );
  await create(
    'enquiry',
    `id, reference varchar(20), to_name varchar(120), to_email varchar(254), to_number varchar(10),
     store varchar(300) DEFAULT '', visit varchar(200) DEFAULT '', request_key varchar(64) NULL,
     status varchar(16) DEFAULT 'new', note varchar(2000) DEFAULT '', created_at datetime,
     search_key varchar(640) DEFAULT '', ${VERSION}`,
    {
      unique: { reference: 'reference', request_key: 'request_key' },
      index: { status: 'status, created_at', created: 'created_at', search_key: 'search_key' },
    },
  );
  await create(
    'enquiry_item',
    `id, enquiry_id int, position int, product_name varchar(300),
     name_key varchar(1200) DEFAULT '', color_name varchar(120) DEFAULT '', media_id int NULL`,
    {
      unique: { position: 'enquiry_id, position' },
      index: { media: 'media_id' },
      keys: { enquiry: 'CASCADE', media: 'NO ACTION' },
    },
  );
  await create('enquiry_assignment', 'enquiry_id int PRIMARY, account_id int', {
    index: { account: 'account_id' },
    keys: { enquiry: 'CASCADE', account: 'CASCADE' },
  });
  await create(
    'mail',
    `id, kind varchar(40), recipient varchar(254), reply_to varchar(254) DEFAULT '',
     subject varchar(300), payload text, state varchar(16) DEFAULT 'pending',
     attempts int DEFAULT 0, next_attempt_at datetime, locked_until datetime NULL,
     locked_by varchar(64) NULL, last_error varchar(1000) DEFAULT '', created_at datetime,
     sent_at datetime NULL, enquiry_id int NULL, search_key varchar(640) DEFAULT ''`,
    {
      index: {
        due: 'state, next_attempt_at',
        enquiry: 'enquiry_id',
        kind: 'kind, state, attempts',
        search_key: 'search_key',
      },
      keys: { enquiry: 'CASCADE' },
    },
  );
  await create(
    'enquiry_reply',
    `id, enquiry_id int, request_key varchar(64), account_id int NULL, mail_id int NULL, text text,
     created_at datetime`,
    {
      unique: { request_key: 'request_key' },
      index: { enquiry: 'enquiry_id' },
      keys: { enquiry: 'CASCADE', account: 'SET NULL', mail: 'SET NULL' },
    },
  );
  await create('reply_template', `${NAME}, text text, ${VERSION}`, named);

  await create(
    'content',
    `id, block varchar(60), draft text NULL, changed_at datetime NULL, account_id int NULL,
     ${VERSION}`,
    { unique: { block: 'block' }, keys: { account: 'SET NULL' } },
  );
  await create(
    'content_version',
    `id, content_id int, value text, starts_at datetime, ends_at datetime NULL,
     created_at datetime, account_id int NULL`,
    {
      index: { content: 'content_id, starts_at' },
      keys: { content: 'CASCADE', account: 'SET NULL' },
    },
  );
  await create('content_picture', 'content_id int PRIMARY, media_id int PRIMARY', {
    keys: { content: 'CASCADE', media: 'NO ACTION' },
  });
  await create(
    'social_post',
    `id, external_id varchar(100), caption text, permalink varchar(1000), alt varchar(300),
     media_type varchar(20), media_id int, position int, fetched_at datetime NULL`,
    {
      unique: { external_id: 'external_id' },
      index: { media: 'media_id' },
      keys: { media: 'NO ACTION' },
    },
  );

  await create(
    'audit',
    `id, at datetime, account_id int NULL, actor varchar(254), action varchar(40),
     entity varchar(40), entity_id int, value_before text NULL, value_after text NULL,
     names_key text NULL, record_ids text NULL, request_id varchar(64)`,
    {
      index: { entity: 'entity, entity_id, at', at: 'at', actor: 'actor' },
      keys: { account: 'SET NULL' },
    },
  );
  await create(
    'revision',
    `id, at datetime, account_id int NULL, change_id varchar(64), entity varchar(40), entity_id int,
     name varchar(300), name_key varchar(1200), snapshot text NULL, version_after int NULL,
     undone_at datetime NULL`,
    {
      index: {
        entity: 'entity, entity_id',
        trash: 'version_after, undone_at',
        at: 'at',
        change: 'change_id',
      },
      keys: { account: 'SET NULL' },
    },
  );
  await create('revision_media', 'revision_id int PRIMARY, media_id int PRIMARY', {
    index: { media: 'media_id' },
    keys: { revision: 'CASCADE', media: 'NO ACTION' },
  });

  await create(
    'report_sample',
    `app varchar(60) PRIMARY, version varchar(100) PRIMARY, canary_number int PRIMARY,
     visit varchar(22) PRIMARY, network_hash varchar(43) NULL, failed int, at datetime`,
    { unique: { network: 'app, version, canary_number, network_hash' }, index: { at: 'at' } },
  );
  await create(
    'report_issue',
    `id, app varchar(60), version varchar(100), visit varchar(22), composition varchar(12),
     kind varchar(10), module varchar(100), message varchar(300), frames text, ms int NULL,
     at datetime`,
    { unique: { visit: 'app, version, visit, kind' }, index: { at: 'at' } },
  );
  await create(
    'search_count',
    'day varchar(10) PRIMARY, term varchar(60) PRIMARY, searches int, in_vain int',
  );
  await create('app_state', 'name varchar(40) PRIMARY, value varchar(200)');
  await create('lease', 'name varchar(60) PRIMARY, holder varchar(36), expires_at datetime');
  // As rate-limiter-flexible expects it; the embedded engine has one process and counts in memory.
  if (mysql)
    await create(
      'rate_limit',
      'key varchar(255) PRIMARY, points int DEFAULT 0, expire bigint UNSIGNED NULL',
      { index: { expire: 'expire' } },
    );
});

const vitals = migration('Vitals1767500000000', async ({ create }) =>
  create(
    'vital_count',
    `app varchar(60) PRIMARY, version varchar(100) PRIMARY, page varchar(100) PRIMARY,
     name varchar(3) PRIMARY, day varchar(10) PRIMARY, bucket int PRIMARY, visits int`,
  ),
);

const searchWords = migration('SearchWords1767600000000', async ({ create }) =>
  create(
    'search_word',
    `id, name varchar(60), name_key varchar(240), meaning varchar(120), ${VERSION}`,
    { unique: { name_key: 'name_key' } },
  ),
);

const apiTokens = migration('ApiTokens1767700000000', async ({ create }) =>
  create(
    'api_token',
    `id, token_hash varchar(64), start varchar(16), name varchar(60), search_key varchar(640), permissions text,
     account_id int NULL, created_at datetime, expires_at datetime NULL,
     last_used_at datetime NULL, revoked_at datetime NULL`,
    {
      unique: { token_hash: 'token_hash' },
      index: { search_key: 'search_key' },
      keys: { account: 'SET NULL' },
    },
  ),
);

const webhooks = migration('Webhooks1767800000000', async ({ create }) => {
  await create(
    'webhook',
    `id, name varchar(60), search_key varchar(640), url varchar(1000), secret text, events text,
     account_id int NULL, created_at datetime, disabled_at datetime NULL,
     failing_since datetime NULL, failures int DEFAULT 0, retry_at datetime NULL, ${VERSION}`,
    { index: { search_key: 'search_key' }, keys: { account: 'SET NULL' } },
  );
  await create(
    'webhook_event',
    'id varchar(100) PRIMARY, type varchar(40), payload text, created_at datetime',
    { index: { created: 'created_at' } },
  );
  await create(
    'webhook_delivery',
    `id, webhook_id int, webhook_event_id varchar(100), state varchar(16) DEFAULT 'pending',
     attempts int DEFAULT 0, next_attempt_at datetime, locked_until datetime NULL,
     locked_by varchar(64) NULL, last_error varchar(1000) DEFAULT '', last_status int NULL,
     delivered_at datetime NULL`,
    {
      unique: { event: 'webhook_event_id, webhook_id' },
      index: { due: 'state, next_attempt_at', webhook: 'webhook_id, state, next_attempt_at' },
      keys: { webhook: 'CASCADE', webhook_event: 'CASCADE' },
    },
  );
});

const idempotencyKeys = migration('IdempotencyKeys1767900000000', async ({ create }) =>
  create(
    'idempotency_key',
    `key_hash varchar(64) PRIMARY, fingerprint varchar(64), request_id varchar(64),
     answer text NULL, created_at datetime`,
    { index: { created: 'created_at' } },
  ),
);

const pricesAndGtins = migration('PricesAndGtins1768000000000', async ({ add }) => {
  await add('product', 'price_inr int NULL');
  await add('product_color', 'gtin varchar(14) NULL', { index: { gtin: 'gtin' } });
});

const contentNames = migration('ContentNames1768100000000', ({ add }) =>
  add('content', 'name varchar(100) NULL'),
);

const contentLocks = migration('ContentLocks1768200000000', ({ create }) =>
  create(
    'content_lock',
    'block varchar(60) PRIMARY, account_id int, since datetime, expires_at datetime',
    { keys: { account: 'CASCADE' } },
  ),
);

export const MIGRATIONS = [
  initial,
  vitals,
  searchWords,
  apiTokens,
  webhooks,
  idempotencyKeys,
  pricesAndGtins,
  contentNames,
  contentLocks,
];
