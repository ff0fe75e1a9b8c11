import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { API, BRAND, LIMITS, type ApiCall, type SocialPost } from '@tivara/contracts';
import { QueryBoundary } from '@tivara/federation';
import { expectArray, useApi } from '@tivara/state';
import {
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  Picture,
  Spinner,
  TextLink,
  VisuallyHidden,
  cx,
  icons,
} from '@tivara/ui';
import section from '../../section.module.css';
import styles from './social-feed.module.css';

const PAGE = BRAND.social.photo;
const HANDLE = `@${PAGE.url.slice(PAGE.url.lastIndexOf('/') + 1)}`;
const NO_POSTS = 'No posts available.';

const QUERY_KEY = ['social-posts'];

export const postsQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: QUERY_KEY,
    queryFn: async ({ signal }) =>
      expectArray<SocialPost>(await api<unknown>(API.socialPosts, { signal })),
  });

/** (SPEC 2, Home page; SPEC 4 and 8, Social feed) */
export const SocialFeed = () => (
  <section className={section.section}>
    <div className={cx(section.head, section.stacked)}>
      <Heading>{HANDLE}</Heading>
      <TextLink render={<a href={PAGE.url} target="_blank" rel="noopener" />}>
        Follow on {PAGE.label}
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </TextLink>
    </div>
    <QueryBoundary
      queryKey={QUERY_KEY}
      fallback={<LoadingPosts />}
      onError={(error) => console.error(error)}
      failed={(retry) => (
        <ErrorState
          size="small"
          title={NO_POSTS}
          text={`Couldn’t load posts. You can see them on ${PAGE.label}.`}
          onRetry={retry}
          className={styles.state}
        />
      )}
    >
      <Posts />
    </QueryBoundary>
  </section>
);

function Posts() {
  const { data: posts } = useSuspenseQuery(postsQuery(useApi()));
  if (posts.length === 0) return <EmptyState title={NO_POSTS} className={styles.state} />;
  return (
    <ul className={styles.grid}>
      {posts.slice(0, LIMITS.socialPosts).map((post) => (
        <li key={post.id}>
          <Post post={post} />
        </li>
      ))}
    </ul>
  );
}

const Post = ({ post: { caption, permalink, picture } }: { post: SocialPost }) => (
  <a href={permalink} target="_blank" rel="noopener" className={styles.post}>
    <Picture
      picture={picture}
      square
      alt={picture.alt || caption || `A post on ${PAGE.label}`}
      sizes="(min-width: 768px) max(min(33.4vw, 640px), 500px), (min-width: 640px) 500px, max(100vw, 500px)"
    />
    <VisuallyHidden>, opens in a new tab</VisuallyHidden>
    <span className={styles.overlay}>
      <Icon path={icons.photo} className={styles.icon} />
    </span>
  </a>
);

const LoadingPosts = () => (
  <p className={styles.state} role="status">
    <Spinner /> Loading {PAGE.label} posts...
  </p>
);
