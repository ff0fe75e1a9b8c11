import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { LIMITS, MESSAGES, type Head, type RouteContext } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, TextLink } from '@tivara/ui';
import { ListHead } from '../frame/list-head';
import { publicListQuery, type Outcome } from './api';
import { PublicList } from './components/public-list';
import styles from './page.module.css';

export async function load({
  queryClient,
  api,
  params,
}: RouteContext): Promise<number | undefined> {
  const outcome = await queryClient.ensureQueryData(publicListQuery(api, params['token'] ?? ''));
  return outcome.kind === 'list' ? undefined : outcome.status;
}

export const head = (): Head => ({
  title: 'A shared wishlist',
  description: 'Frames that someone would like you to see.',
  noindex: true,
});

export default function Page() {
  const { token = '' } = useParams();
  const { data } = useSuspenseQuery(publicListQuery(useApi(), token));
  return (
    <div className={styles.page}>
      {data.kind === 'list' ? <PublicList list={data.list} /> : <NoList kind={data.kind} />}
    </div>
  );
}

const NoList = ({ kind }: { kind: Exclude<Outcome['kind'], 'list'> }) => (
  <>
    <ListHead title="A shared wishlist" />
    <EmptyState
      title={kind === 'expired' ? MESSAGES.sharedExpired : MESSAGES.sharedUnknown}
      help={
        kind === 'expired'
          ? `Links work for ${LIMITS.sharedWishlistDays} days. Ask for a new one, or browse our frames.`
          : 'Check that you copied the whole link, ask for a new one, or browse our frames.'
      }
      action={<TextLink render={<Link to="/product" />}>See the frames</TextLink>}
      className={styles.empty}
    />
  </>
);
