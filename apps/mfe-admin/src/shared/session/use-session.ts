import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { LIMITS, MESSAGES, STAFF_ROLES } from '@tivara/contracts';
import type { Account, ApiCall, RegisterBody, StaffRole } from '@tivara/contracts';
import { meQuery, notify, useApi, useAppStore } from '@tivara/state';
import { errorMessage, statusOf } from '../form/api-errors';
import { clearDrafts } from '../form/draft';
import { clearPlaces } from '../table/table-place';
import { logInPath } from './return-to';

/** The role of the administrator who is logged in. It avoids a flash of the empty layout; the API decides. (DECISIONS, Accounts: who is an admin) */
const ADMIN_FLAG = 'tivara.admin';

function setAdminFlag(role: StaffRole | null): void {
  try {
    if (role) localStorage.setItem(ADMIN_FLAG, role);
    else localStorage.removeItem(ADMIN_FLAG);
  } catch {
    // Without storage the guard shows only its spinner.
  }
}

function readAdminFlag(): StaffRole | null {
  try {
    const flag = localStorage.getItem(ADMIN_FLAG);
    return STAFF_ROLES.find((role) => role === flag) ?? null;
  } catch {
    return null;
  }
}

const never = () => () => {};

export const useAdminFlag = (): StaffRole | null =>
  useSyncExternalStore(never, readAdminFlag, () => null);

export function useSetAccount(): (account: Account | null) => void {
  const { queryKey } = meQuery(useApi());
  const queryClient = useQueryClient();
  const setAccount = useAppStore((state) => state.setAccount);
  return (account) => {
    queryClient.setQueryData(queryKey, account);
    setAccount(account);
    setAdminFlag(account?.staff_role ?? null);
  };
}

export type Session =
  | { state: 'checking' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'open'; account: Account };

/** The account since the page was opened: undefined while unknown, null without a session. */
function useMe() {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(meQuery(useApi()));
  const checkAgain = useEffectEvent(async ({ persisted }: PageTransitionEvent) => {
    if (persisted && (await refetch()).data?.account_id !== data?.account_id) location.reload();
  });
  // A page restored from the back/forward cache has missed that another page logged out.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => void checkAgain(event);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
  const failed: Session | null = error && {
    state: 'failed',
    message: errorMessage(error),
    retry: () => void refetch(),
  };
  return { account: isFetchedAfterMount ? data : undefined, failed };
}

/** Checks the account for at least 1000 ms; anyone but an administrator is redirected home, and to the log-in page without a second factor. (SPEC 4, Admin guard) */
export function useGuard(): Session {
  const { account, failed } = useMe();
  const setAccount = useAppStore((state) => state.setAccount);
  const navigate = useNavigate();
  const [waited, setWaited] = useState(false);
  const { pathname } = useLocation();
  const isPending = account?.second_factor !== undefined;
  const isAdmin = account?.role === 'admin' && !isPending;
  const rejected = waited && account !== undefined && !isAdmin;

  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), LIMITS.adminGuardMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (account !== undefined && !isPending) setAccount(account);
  }, [account, isPending, setAccount]);
  useEffect(() => {
    if (!rejected) return;
    setAdminFlag(null);
    void navigate(isPending ? logInPath(pathname) : '/', { replace: true });
  }, [rejected, isPending, pathname, navigate]);

  if (waited && failed) return failed;
  return waited && isAdmin ? { state: 'open', account } : { state: 'checking' };
}

/** Loads the account; without one, redirects to log in and returns afterwards. */
export function useMember(): Session {
  const { account, failed } = useMe();
  const setAccount = useSetAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wasOpen = useRef(false);
  const isPending = account?.second_factor !== undefined;
  const isSignedOut = account === null || isPending;

  const onAccount = useEffectEvent(() => {
    if (account && !isPending) {
      wasOpen.current = true;
      setAccount(account);
    }
    // After logging out or deleting the account, the home page follows.
    if (!isSignedOut || wasOpen.current) return;
    setAccount(null);
    void navigate(logInPath(pathname), { replace: true });
  });
  useEffect(() => onAccount(), [account, isSignedOut]);

  if (account && !isPending) return { state: 'open', account };
  return failed ?? { state: 'checking' };
}

/** Opens a session; rejects with the API's message. @param role when set, resolves with null for another role */
export function useLogIn(role?: Account['role']) {
  const api = useApi();
  const setAccount = useSetAccount();
  return async (body: { email: string; password: string }): Promise<Account | null> => {
    const { message, account } = await api('/api/login', { method: 'POST', body });
    if (role && account.role !== role) return null;
    // Logged in after its second step.
    if (account.second_factor) return account;
    setAccount(account);
    notify(message || MESSAGES.loggedIn, 'success');
    return account;
  };
}

/** After a second step: the account as it is now. */
export function useFinishLogIn() {
  const api = useApi();
  const queryClient = useQueryClient();
  const setAccount = useSetAccount();
  return async (): Promise<Account | null> => {
    const account = await queryClient.fetchQuery(meQuery(api));
    setAccount(account);
    notify(MESSAGES.loggedIn, 'success');
    return account;
  };
}

/** Leaves for the home page, then drops everything that the account has loaded or drafted in this browser. */
export function useSessionEnd() {
  const { queryKey } = meQuery(useApi());
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leaveAccount = useAppStore((state) => state.leaveAccount);
  return async (): Promise<void> => {
    const loaded = new Set(queryClient.getQueryCache().getAll());
    setAdminFlag(null);
    leaveAccount();
    clearDrafts();
    clearPlaces();
    // Leave first: pages that require an account would load it again.
    await navigate('/');
    queryClient.removeQueries({
      predicate: (query) => loaded.has(query) && query.queryKey[0] !== queryKey[0],
    });
    queryClient.setQueryData(queryKey, null);
  };
}

export function useLogOut() {
  const api = useApi();
  const endSession = useSessionEnd();
  const syncWishlist = useAppStore((state) => state.syncWishlist);
  return useMutation({
    mutationFn: async () => {
      // Afterwards the list leaves the browser, so the account needs its last changes first.
      await syncWishlist?.();
      return api('/api/logout', { method: 'POST' });
    },
    onSuccess: (answer) => {
      notify(answer?.message || MESSAGES.loggedOut, 'success');
      return endSession();
    },
    onError: (error) => notify(errorMessage(error), 'error'),
  });
}

/** Creates an account. Resolves with null if the address had one: a mail explains. (DECISIONS, Data: unique names) */
export function useSignUp() {
  const api = useApi();
  const queryClient = useQueryClient();
  const setAccount = useSetAccount();
  return async (body: RegisterBody): Promise<Account | null> => {
    const { message } = await api('/api/auth/register', { method: 'POST', body });
    // The account exists even if this second request fails.
    const account = await queryClient.fetchQuery(meQuery(api)).catch(() => null);
    if (!account?.second_factor) setAccount(account);
    notify(message || MESSAGES.signedUp, 'success');
    return account;
  };
}

interface CheckInit {
  method: 'POST';
  body: { token: string };
  signal: AbortSignal;
}

/** Checks a mailed link's token, in the body because URLs are logged. @returns what it is for, or why it is invalid */
export function useMailedLink<About>(
  kind: string,
  token: string,
  check: (api: ApiCall, init: CheckInit) => Promise<About>,
) {
  const api = useApi();
  const { data, error, isLoading } = useQuery({
    queryKey: ['mailed-link', kind, token],
    queryFn: ({ signal }) => check(api, { method: 'POST', body: { token }, signal }),
    enabled: token !== '',
    staleTime: Infinity,
  });
  // Only a 400 concerns the link; after any other error the form may still be sent.
  return { about: data, isLoading, problem: statusOf(error) === 400 ? errorMessage(error) : null };
}
