/** Rows of the office's tables: enquiries of two items with a mail each, accounts, newsletter addresses and changes. */
const AT_ONCE = 500;
const DAY_MS = 24 * 3600_000;

/** @param rows of each table */
export async function fillAdminTables(
  dataSource: { query(statement: string, values?: unknown[]): Promise<unknown> },
  rows: number,
) {
  const now = Date.now();
  /** One every hour, back from now. */
  const time = (at: number) =>
    new Date(now - ((rows - at) * DAY_MS) / 24).toISOString().replace('T', ' ').replace('Z', '');
  const fill = async (
    table: string,
    rowOf: (at: number) => Record<string, unknown>,
    count: number = rows,
  ) => {
    for (let start = 0; start < count; start += AT_ONCE) {
      const chunk = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) =>
        rowOf(start + index),
      );
      const columns = Object.keys(chunk[0] ?? {});
      const places = `(${columns.map(() => '?').join()})`;
      await dataSource.query(
        `INSERT INTO ${table} (${columns.join()}) VALUES ${chunk.map(() => places).join()}`,
        chunk.flatMap((row) => Object.values(row)),
      );
    }
  };
  const email = (at: number) => `shopper.${(at * 7919) % rows}@mail.example`;
  await fill('enquiry', (at) => ({
    reference: `TV-B${String(at).padStart(7, '0')}`,
    to_name: `Shopper ${(at * 7919) % rows}`,
    to_email: email(at),
    to_number: '9820012345',
    search_key: `shopper ${(at * 7919) % rows}\n${email(at)}\n9820012345\ntv-b${at}`,
    status: ['new', 'open', 'done'][at % 3],
    created_at: time(at),
  }));
  const item = (at: number) => ({
    enquiry_id: Math.floor(at / 2) + 1,
    position: at % 2,
    product_name: `TV-${100 + (at % 60)} Bench`,
    name_key: `tv-${100 + (at % 60)} bench`,
    color_name: 'GOLD',
  });
  await fill('enquiry_item', item, rows * 2);
  await fill('mail', (at) => ({
    kind: 'enquiry-copy',
    recipient: email(at),
    subject: `Your enquiry, Shopper ${at}`,
    search_key: `${email(at)}\nyour enquiry, shopper ${at}`,
    payload: JSON.stringify({ paragraphs: ['Thank you.'.repeat(20)] }),
    state: ['sent', 'sent', 'dead'][at % 3],
    attempts: at % 18,
    next_attempt_at: time(at),
    created_at: time(at),
    enquiry_id: at + 1,
  }));
  await fill('newsletter_subscriber', (at) => ({
    email: email(at),
    email_key: email(at),
    status: ['pending', 'confirmed'][at % 2],
    created_at: time(at),
  }));
  await fill('account', (at) => ({
    username: `Shopper ${at}`,
    email: `account.${at}@mail.example`,
    email_key: `account.${at}@mail.example`,
    search_key: `shopper ${at}\naccount.${at}@mail.example`,
    role: 'customer',
    password_hash: '-',
    created_at: time(at),
  }));
  await fill('audit', (at) => ({
    at: time(at),
    actor: 'bench@tivara.example',
    action: 'update',
    entity: ['store', 'product'][at % 2],
    entity_id: at + 1,
    value_before: JSON.stringify({ store_name: 'Before', store_address: 'A road '.repeat(30) }),
    value_after: JSON.stringify({ store_name: `After ${at}`, store_address: 'A road '.repeat(30) }),
    request_id: 'bench',
  }));
}
