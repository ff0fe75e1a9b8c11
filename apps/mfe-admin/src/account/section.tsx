import { useQuery } from '@tanstack/react-query';
import { meQuery, useApi, useTexts } from '@tivara/state';
import { Heading } from '@tivara/ui';
import { OwnAccount } from './own-account';
import shared from '../shared/ui/shared.module.css';

/** The account page in the layout of the admin. */
export default function AccountSection() {
  const t = useTexts();
  // The guard has loaded the account.
  const { data: account } = useQuery({ ...meQuery(useApi()), enabled: false });
  return (
    <>
      <Heading as="h1" size="sm" className={shared.title}>
        {t('Your account')}
      </Heading>
      {account && <OwnAccount account={account} />}
    </>
  );
}
