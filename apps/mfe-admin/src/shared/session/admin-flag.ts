import { useSyncExternalStore } from 'react';

/** Set while an administrator is logged in. It avoids a flash of the empty layout; the API decides. (DECISIONS, Accounts: who is an admin) */
const KEY = 'tivara.admin';

export function setAdminFlag(set: boolean): void {
  try {
    if (set) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the guard shows only its spinner.
  }
}

function readAdminFlag(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

const never = () => () => {};

export const useAdminFlag = (): boolean => useSyncExternalStore(never, readAdminFlag, () => false);
