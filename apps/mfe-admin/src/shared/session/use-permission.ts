import { useQuery } from '@tanstack/react-query';
import { hasPermission, type Permission } from '@tivara/contracts';
import { meQuery, useApi } from '@tivara/state';

/** What the account may do, to show nothing else; the API decides. */
export function usePermission(): (permission: Permission) => boolean {
  // The guard has loaded the account.
  const { data } = useQuery({ ...meQuery(useApi()), enabled: false });
  return (permission) => hasPermission(data?.staff_role, permission);
}
