import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { LIMITS, MESSAGES } from '@tivara/contracts';
import type { ApiCall, Head, RouteContext, SharedWishlist } from '@tivara/contracts';
import { textsOf, useApi, useTexts } from '@tivara/state';
import { EmptyState, TextLink } from '@tivara/ui';
import { ListHead } from '../frame/list-head';
import { PublicList } from './components/public-list';
import styles from '../frame/list-head.module.css';

/** The list, or the status of the answer: 404 for an unknown link, 410 for an expired one. */
type Outcome = { list: SharedWishlist } | { status: 404 | 410 };

const publicListQuery = (api: ApiCall, token: string) =>
  queryOptions({
    queryKey: ['shared-wishlist', token],
    queryFn: async ({ signal }): Promise<Outcome> => {
      try {
        return { list: await api('/api/wishlists/{token}', { path: { token }, signal }) };
      } catch (error) {
        const { status } = error as { status?: number };
        if (status === 404 || status === 410) return { status };
        throw error;
      }
    },
  });

/** @returns the page's status, unless it is 200 */
export async function load(context: RouteContext): Promise<number | undefined> {
  const { queryClient, api, params } = context;
  const outcome = await queryClient.ensureQueryData(publicListQuery(api, params['token'] ?? ''));
  return 'status' in outcome ? outcome.status : undefined;
}

export function head({ queryClient }: Pick<RouteContext, 'queryClient'>): Head {
  const t = textsOf(queryClient);
  return {
    title: t('A shared wishlist'),
    description: t('Frames that someone would like you to see.'),
    noindex: true,
  };
}

export default function Page() {
  const { token = '' } = useParams();
  const { data } = useSuspenseQuery(publicListQuery(useApi(), token));
  return (
    <div className={styles.page}>
      {'list' in data ? <PublicList list={data.list} /> : <NoList expired={data.status === 410} />}
    </div>
  );
}

const NoList = ({ expired }: { expired: boolean }) => {
  const t = useTexts();
  return (
    <>
      <ListHead title={t('A shared wishlist')} />
      <EmptyState
        title={t(expired ? MESSAGES.sharedExpired : MESSAGES.sharedUnknown)}
        help={
          expired
            ? t('Links work for {days} days. Ask for a new one, or browse our frames.', {
                days: LIMITS.sharedWishlistDays,
              })
            : t('Check that you copied the whole link, ask for a new one, or browse our frames.')
        }
        action={<TextLink render={<Link to="/product" />}>{t('See the frames')}</TextLink>}
        className={styles.empty}
      />
    </>
  );
};
