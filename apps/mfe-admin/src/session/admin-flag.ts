import { useSyncExternalStore } from 'react';

/** Says that an administrator was here: it only spares a flash, the server decides. (DECISIONS, Accounts: who is an admin) */
const KEY = 'tivara.admin';

export function setAdminFlag(set: boolean): void {
  try {
    if (set) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the guard draws its spinner alone.
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
