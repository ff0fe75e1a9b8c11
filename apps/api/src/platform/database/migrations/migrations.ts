import type { AuditEntity } from '@tivara/contracts';
import type { QueryRunner } from 'typeorm';
import { changedNamesKey } from '../../audit/changed-names.js';
import { migration } from '../schema.js';
import { searchKeyOf } from '../search-key.js';
import { databaseTime } from '../times.js';

const REFERENCES = ['category', 'material', 'collection', 'finishing', 'frame_type', 'shape'];
const REFERENCE_IDS = REFERENCES.map((table) => `${table}_id`);
const NAME = 'id, name varchar(120), name_key varchar(480)';
const PICTURE = 'media_id int, alt varchar(300)';

const initial = migration('Initial1764000000000', async ({ create }) => {
  const named = { unique: { name_key: 'name_key' } };
  const pictured = { ...named, keys: { media: 'NO ACTION' } } as const;
  await create(
    'media',
    `id, stem varchar(160), width int, height int, widths varchar(120), squares varchar(120),
     formats varchar(40)`,
    { unique: { stem: 'stem' } },
  );
  for (const table of ['category', 'material', 'finishing']) await create(table, NAME, named);
  await create('color', `${NAME}, code varchar(80)`, named);
  await create('collection', `${NAME}, description varchar(200), ${PICTURE}`, pictured);
  for (const table of ['frame_type', 'shape']) await create(table, `${NAME}, ${PICTURE}`, pictured);
  await create(
    'product',
    `${NAME}, description text, description_key text, size int, published boolean DEFAULT 1,
     version int DEFAULT 1, ${REFERENCE_IDS.map((id) => `${id} int`).join()}`,
    {
      ...named,
      index: Object.fromEntries(REFERENCES.map((table) => [table, `${table}_id`])),
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
     bp_name varchar(160) DEFAULT '', number varchar(40) DEFAULT '', name_key varchar(640),
     address_key varchar(1200), locality_key varchar(480), city_key varchar(480),
     state_key varchar(480), subcity_key varchar(480), bp_name_key varchar(640)`,
    { index: { pincode: 'pincode', locality_key: 'locality_key', city_key: 'city_key' } },
  );
  await create(
    'account',
    `id, username varchar(120), email varchar(254), email_key varchar(480), role varchar(16),
     password_hash varchar(200), created_at datetime`,
    { unique: { email_key: 'email_key' } },
  );
  await create(
    'newsletter_subscriber',
    'id, email varchar(254), email_key varchar(480), created_at datetime',
    { unique: { email_key: 'email_key' } },
  );
  await create('app_state', 'name varchar(40) PRIMARY, value varchar(200)');
});

const writes = migration('Writes1764100000000', async (schema) => {
  const { mysql, runner, create, add, addIndices } = schema;
  for (const table of [...REFERENCES, 'account', 'color', 'store'])
    await add(table, 'version int DEFAULT 1');
  await addIndices('product', { index: { counted: ['published', ...REFERENCE_IDS].join(', ') } });
  await add('account', "status varchar(16) DEFAULT 'active', password_changed_at datetime NULL");
  await add(
    'media',
    "created_at datetime NULL, origin varchar(16) DEFAULT 'demo', bytes int DEFAULT 0",
  );
  await add(
    'newsletter_subscriber',
    "status varchar(16) DEFAULT 'pending', token_hash varchar(64) NULL, confirmed_at datetime NULL",
  );
  await addIndices('newsletter_subscriber', { unique: { token_hash: 'token_hash' } });

  // Nothing refers to these rows yet.
  if (!(await runner.hasColumn('session', 'public_id'))) await runner.dropTable('session', true);
  if (!(await runner.hasColumn('enquiry', 'status'))) await runner.dropTable('enquiry', true);
  await create(
    'session',
    `token_hash varchar(64) PRIMARY, public_id varchar(32), account_id int,
     user_agent varchar(300) DEFAULT '', address varchar(45) DEFAULT '', created_at datetime,
     last_seen_at datetime`,
    {
      unique: { public_id: 'public_id' },
      index: { account: 'account_id' },
      keys: { account: 'CASCADE' },
    },
  );
  await create(
    'invitation',
    `id, token_hash varchar(64), email varchar(254), role varchar(16), account_id int NULL,
     created_at datetime, expires_at datetime, used_at datetime NULL`,
    { unique: { token_hash: 'token_hash' }, keys: { account: 'SET NULL' } },
  );
  await create(
    'password_reset',
    'token_hash varchar(64) PRIMARY, account_id int, expires_at datetime',
    { index: { account: 'account_id' }, keys: { account: 'CASCADE' } },
  );
  await create(
    'audit',
    `id, at datetime, account_id int NULL, actor varchar(254), action varchar(40),
     entity varchar(40), entity_id int, value_before text NULL, value_after text NULL,
     request_id varchar(64)`,
    { index: { entity: 'entity, entity_id, at', at: 'at' }, keys: { account: 'SET NULL' } },
  );
  await create(
    'enquiry',
    `id, reference varchar(20), to_name varchar(120), to_email varchar(254), to_number varchar(10),
     status varchar(16) DEFAULT 'new', note varchar(2000) DEFAULT '', version int DEFAULT 1,
     created_at datetime`,
    { unique: { reference: 'reference' }, index: { status: 'status, created_at' } },
  );
  await create(
    'enquiry_item',
    `id, enquiry_id int, position int, product_name varchar(300),
     color_name varchar(120) DEFAULT '', media_id int NULL`,
    {
      unique: { position: 'enquiry_id, position' },
      index: { media: 'media_id' },
      keys: { enquiry: 'CASCADE', media: 'NO ACTION' },
    },
  );
  await create(
    'mail',
    `id, kind varchar(40), recipient varchar(254), reply_to varchar(254) DEFAULT '',
     subject varchar(300), payload text, state varchar(16) DEFAULT 'pending',
     attempts int DEFAULT 0, next_attempt_at datetime, locked_until datetime NULL,
     locked_by varchar(64) NULL, last_error varchar(1000) DEFAULT '', created_at datetime,
     sent_at datetime NULL, enquiry_id int NULL`,
    {
      index: { due: 'state, next_attempt_at', enquiry: 'enquiry_id' },
      keys: { enquiry: 'CASCADE' },
    },
  );
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
  await create('lease', 'name varchar(60) PRIMARY, holder varchar(36), expires_at datetime');
  // As rate-limiter-flexible expects it; the embedded engine has one process and counts in memory.
  if (mysql)
    await create(
      'rate_limit',
      'key varchar(255) PRIMARY, points int DEFAULT 0, expire bigint UNSIGNED NULL',
      { index: { expire: 'expire' } },
    );
});

const wishlists = migration('Wishlists1764400000000', async ({ create, add, addIndices }) => {
  await add('enquiry', 'request_key varchar(64) NULL');
  await addIndices('enquiry', { unique: { request_key: 'request_key' } });
  await create(
    'shared_wishlist',
    'token_hash varchar(64) PRIMARY, items text, created_at datetime, expires_at datetime',
    { index: { expires_at: 'expires_at' } },
  );
});

const storePlaces = migration('StorePlaces1764500000000', async (schema) => {
  const { mysql, runner, create, add, addIndices } = schema;
  await add(
    'store',
    `latitude double NULL, longitude double NULL, opening_hours text NULL,
     address_sort varchar(255) DEFAULT ''`,
  );
  await runner.query('UPDATE store SET address_sort = SUBSTR(address_key, 1, 255)');
  await create('store_text', 'store_id int PRIMARY, search_key varchar(2803)', {
    keys: { store: 'CASCADE' },
  });
  const lines = ['name_key', 'address_key', 'locality_key', 'city_key'];
  const joined = mysql
    ? `CONCAT_WS(CHAR(10), ${lines.join(', ')})`
    : lines.join(' || CHAR(10) || ');
  await runner.query('DELETE FROM store_text');
  await runner.query(
    `INSERT INTO store_text (store_id, search_key) SELECT id, ${joined} FROM store`,
  );
  const sorted = ['name_key', 'address_sort', 'state_key', 'subcity_key', 'bp_name_key', 'number'];
  await addIndices('store', {
    index: {
      city: 'city_key, latitude, longitude',
      place: 'latitude, longitude',
      ...Object.fromEntries(sorted.map((column) => [column, column])),
    },
  });
});

const personalLinks = migration('PersonalLinks1764600000000', async ({ add, addIndices }) => {
  await add('password_reset', 'used_at datetime NULL');
  await add(
    'newsletter_subscriber',
    `confirm_hash varchar(64) NULL, confirm_expires_at datetime NULL,
     unsubscribed_at datetime NULL`,
  );
  await addIndices('newsletter_subscriber', { unique: { confirm_hash: 'confirm_hash' } });
});

/** Named as in the migrations table of existing databases. */
const overviewIndices = migration('Office1764700000000', async ({ addIndices }) => {
  for (const table of ['account', 'enquiry', 'newsletter_subscriber'])
    await addIndices(table, { index: { created: 'created_at' } });
});

const releaseReports = migration('ReleaseReports1764800000000', async ({ create }) => {
  await create(
    'release_voice',
    `app varchar(60) PRIMARY, version varchar(100) PRIMARY, round int PRIMARY,
     visit varchar(22) PRIMARY, voter varchar(43) NULL, failed int, at datetime`,
    { unique: { voter: 'app, version, round, voter' }, index: { at: 'at' } },
  );
  await create(
    'release_fault',
    `id, app varchar(60), version varchar(100), visit varchar(22), composition varchar(12),
     kind varchar(10), piece varchar(100), message varchar(300), frames text, ms int NULL,
     at datetime`,
    { unique: { visit: 'app, version, visit, kind' }, index: { at: 'at' } },
  );
});

/** Renames the tables of reports and the audit's word for an aborted canary. */
const reportSamples = migration('ReportSamples1764900000000', async (schema) => {
  const { runner, renameTable, renameColumns } = schema;
  await renameTable('release_voice', 'report_sample');
  await renameColumns(
    'report_sample',
    { round: 'canary_number', voter: 'network_hash' },
    { unique: { network: 'app, version, canary_number, network_hash' }, index: { at: 'at' } },
  );
  await renameTable('release_fault', 'report_issue');
  await renameColumns(
    'report_issue',
    { piece: 'module' },
    { unique: { visit: 'app, version, visit, kind' }, index: { at: 'at' } },
  );
  await runner.query("UPDATE audit SET action = 'abort' WHERE action = 'take back'");
  await runner.query(
    "UPDATE audit SET actor = 'canary analysis' WHERE entity = 'release' AND actor = 'verdict'",
  );
});

const searchKeys = migration('SearchKeys1765000000000', async ({ runner, add, addIndices }) => {
  const searched = {
    enquiry: ['to_name', 'to_email', 'to_number', 'reference'],
    mail: ['recipient', 'subject'],
    account: ['username', 'email'],
  };
  for (const [table, texts] of Object.entries(searched)) {
    await add(table, "search_key varchar(640) DEFAULT ''");
    await fillKeys(runner, table, 'search_key', texts);
    await addIndices(table, { index: { search_key: 'search_key' } });
  }
  await addIndices('mail', { index: { kind: 'kind, state, attempts' } });
  await addIndices('product', { index: { size: 'size' } });
  await addIndices('audit', { index: { actor: 'actor' } });
});

const BATCH = 200;

async function fillKeys(
  runner: QueryRunner,
  table: string,
  column: 'search_key' | 'name_key',
  texts: string[],
): Promise<void> {
  for (let last = 0; ;) {
    const rows: ({ id: number } & Record<string, string>)[] = await runner.query(
      `SELECT id, ${texts.join()} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [last],
    );
    if (!rows.length) return;
    const keys = rows.map((row) => [row.id, searchKeyOf(...texts.map((text) => row[text] ?? ''))]);
    await runner.query(
      `UPDATE ${table} SET ${column} = CASE id ${keys.map(() => 'WHEN ? THEN ?').join(' ')} END
       WHERE id IN (${keys.map(() => '?').join()})`,
      [...keys.flat(), ...keys.map(([id]) => id)],
    );
    last = rows.at(-1)?.id ?? last;
  }
}

const assetKey = migration('AssetKey1765100000000', ({ renameColumns }) =>
  renameColumns('media', { stem: 'asset_key' }, { unique: { asset_key: 'asset_key' } }),
);

const confirmedAddresses = migration(
  'ConfirmedAddresses1765200000000',
  async ({ runner, create, add, addIndices }) => {
    await add(
      'account',
      'confirmed_at datetime NULL, confirm_hash varchar(64) NULL, confirm_expires_at datetime NULL',
    );
    await addIndices('account', { index: { confirm_hash: 'confirm_hash' } });
    // Administrators came by a mailed invitation.
    await runner.query(
      "UPDATE account SET confirmed_at = created_at WHERE role = 'admin' AND confirmed_at IS NULL",
    );
    await create(
      'account_request',
      'id, kind varchar(16), email_key varchar(480), created_at datetime',
    );
  },
);

/** The only role in the admin until then had the owner's rights. */
const staffRoles = migration('StaffRoles1765300000000', async ({ runner }) => {
  for (const table of ['account', 'invitation'])
    await runner.query(`UPDATE ${table} SET role = 'owner' WHERE role = 'admin'`);
});

const secondFactors = migration('SecondFactors1765400000000', async ({ create, add }) => {
  await add(
    'session',
    `password_at datetime NULL, factor_at datetime NULL, challenge varchar(64) NULL,
     new_totp varchar(200) NULL`,
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
});

const measures = migration('Measures1766000000000', ({ add }) =>
  add(
    'product',
    `lens varchar(10) NULL, bridge_mm int NULL, temple_mm int NULL, lens_height_mm int NULL,
     weight_g int NULL`,
  ),
);

const savedItems = migration('SavedItems1766100000000', ({ create }) =>
  create(
    'saved_item',
    'id, account_id int, product_id int, color_key varchar(480), item text, created_at datetime',
    {
      unique: { item: 'account_id, product_id, color_key' },
      keys: { account: 'CASCADE' },
    },
  ),
);

const visits = migration('Visits1766200000000', async ({ add }) => {
  await add('store', "email varchar(254) DEFAULT ''");
  await add('enquiry', "store varchar(300) DEFAULT '', visit varchar(200) DEFAULT ''");
});

const auditNames = migration('AuditNames1766300000000', async ({ runner, add }) => {
  await add('audit', 'names_key text NULL');
  for (let last = 0; ;) {
    const rows: { id: number; entity: AuditEntity; before: string | null; after: string | null }[] =
      await runner.query(
        `SELECT id, entity, value_before AS 'before', value_after AS 'after' FROM audit
         WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [last],
      );
    for (const { id, entity, before, after } of rows) {
      const key = changedNamesKey(entity, parsed(before), parsed(after));
      if (key) await runner.query('UPDATE audit SET names_key = ? WHERE id = ?', [key, id]);
    }
    if (!rows.length) return;
    last = rows.at(-1)?.id ?? last;
  }
});

const parsed = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);

const holidays = migration('Holidays1766400000000', ({ add }) =>
  add('store', 'holidays text NULL'),
);

const content = migration('Content1766500000000', async ({ create }) => {
  await create(
    'content',
    'id, block varchar(60), draft text NULL, changed_at datetime NULL, account_id int NULL, version int DEFAULT 1',
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
});

const revisions = migration('Revisions1766600000000', async ({ create }) => {
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
});

/** What was hidden until then may have been shown. */
const publications = migration('Publications1766700000000', async ({ runner, add, addIndices }) => {
  await add('product', 'starts_at datetime NULL, ends_at datetime NULL');
  await add(
    'collection',
    'published boolean DEFAULT 1, starts_at datetime NULL, ends_at datetime NULL',
  );
  await addIndices('product', { index: { starts_at: 'starts_at', ends_at: 'ends_at' } });
  await runner.query('UPDATE product SET starts_at = ? WHERE published = 0 AND starts_at IS NULL', [
    databaseTime(new Date()),
  ]);
});

const replies = migration('Replies1766800000000', async ({ runner, create, add }) => {
  await add('enquiry_item', "name_key varchar(1200) DEFAULT ''");
  await fillKeys(runner, 'enquiry_item', 'name_key', ['product_name']);
  await create('enquiry_assignment', 'enquiry_id int PRIMARY, account_id int', {
    index: { account: 'account_id' },
    keys: { enquiry: 'CASCADE', account: 'CASCADE' },
  });
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
  await create(
    'reply_template',
    'id, name varchar(120), name_key varchar(480), text text, version int DEFAULT 1',
    { unique: { name_key: 'name_key' } },
  );
  await create(
    'search_count',
    'day varchar(10) PRIMARY, term varchar(60) PRIMARY, searches int, in_vain int',
  );
});

/** Pictures of the demo have their name in their key. */
const fileNames = migration('FileNames1766900000000', async ({ runner, add }) => {
  await add('media', "name varchar(200) DEFAULT '', name_key varchar(800) DEFAULT ''");
  await runner.query(
    "UPDATE media SET name = asset_key, name_key = asset_key WHERE origin = 'demo'",
  );
});

const mediaLibrary = migration('MediaLibrary1767000000000', ({ add }) =>
  add('media', 'retained boolean DEFAULT 0'),
);

const tableViews = migration('TableViews1767100000000', ({ create }) =>
  create(
    'table_view',
    'id, account_id int, section varchar(40), name varchar(60), name_key varchar(240), query text',
    {
      unique: { name: 'account_id, section, name_key' },
      keys: { account: 'CASCADE' },
    },
  ),
);

const positions = migration('Positions1767200000000', async ({ add }) => {
  for (const table of ['product', 'collection']) await add(table, 'position int NULL');
});

const auditRecords = migration('AuditRecords1767300000000', ({ add }) =>
  add('audit', 'record_ids text NULL'),
);

export const MIGRATIONS = [
  initial,
  writes,
  wishlists,
  storePlaces,
  personalLinks,
  overviewIndices,
  releaseReports,
  reportSamples,
  searchKeys,
  assetKey,
  confirmedAddresses,
  staffRoles,
  secondFactors,
  measures,
  savedItems,
  visits,
  auditNames,
  holidays,
  content,
  revisions,
  publications,
  replies,
  fileNames,
  mediaLibrary,
  tableViews,
  positions,
  auditRecords,
];
