/** npm run reset-factors -- <e-mail address>: removes an account's second factors and logs it out everywhere. */
import 'reflect-metadata';
import { AccountMails } from '../accounts/auth/account-mails.js';
import { resetFactors } from '../accounts/factors/factor.service.js';
import { Account } from '../accounts/users/account.entity.js';
import { ContentReader } from '../content/content-reader.js';
import { Declarations } from '../content/declarations.js';
import { Audit } from '../platform/audit/audit.entity.js';
import { Clock } from '../platform/clock.js';
import { searchKey } from '../platform/database/search-key.js';
import { MailService } from '../platform/mail/mail.service.js';
import { StartupError } from '../platform/settings/settings.js';
import { SiteReleases } from '../releases/index.js';
import { Wording } from '../platform/wording/wording.js';
import { run } from './run.js';

const OPERATOR = 'operator';

await run((dataSource, _storage, settings, version) => {
  const [address, ...rest] = process.argv.slice(2);
  if (!address || rest.length)
    throw new StartupError('Name one address: npm run reset-factors -- someone@example.com');
  const clock = new Clock();
  const declarations = new Declarations(new SiteReleases(settings, clock));
  const content = new ContentReader(dataSource, declarations, clock, version);
  const wording = new Wording();
  wording.provide((rows) => content.siteTexts(rows));
  return dataSource.transaction(async (manager) => {
    const account = await manager.findOneBy(Account, { emailKey: searchKey(address) });
    if (!account) throw new StartupError(`There is no account with the address ${address}.`);
    const { id, email } = account;
    const factors = await resetFactors(manager, id);
    await manager.insert(Audit, {
      at: new Date(),
      accountId: null,
      actor: OPERATOR,
      action: 'reset factors',
      entity: 'account',
      entityId: id,
      valueBefore: JSON.stringify({ email, factors }),
      valueAfter: JSON.stringify({ email, factors: 0 }),
      requestId: OPERATOR,
    });
    await new AccountMails(new MailService(wording), settings).factorsReset(manager, account);
    return `${email} has no second factor now (${factors} removed), and is logged out everywhere`;
  });
});
