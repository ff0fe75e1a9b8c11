import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { BRAND, LIMITS, type ApiCall, type ContentLink, type SocialPost } from '@tivara/contracts';
import { QueryBoundary } from '@tivara/federation';
import { expectArray, msg, useApi, useSiteContent, useTexts } from '@tivara/state';
import {
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  Picture,
  Spinner,
  TextLink,
  cx,
  icons,
} from '@tivara/ui';
import section from '../../shared/section.module.css';
import styles from './social-feed.module.css';

const NO_POSTS = msg('No posts available.');

const QUERY_KEY = ['social-posts'];

export const postsQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: QUERY_KEY,
    queryFn: async ({ signal }) =>
      expectArray<SocialPost>(await api('/api/social/posts', { signal })),
  });

/** The page whose posts are shown: the first of the contacts. */
function useSocialPage(): ContentLink {
  const { label, url } = BRAND.social.photo;
  return useSiteContent()['site-contact'].social[0]?.link ?? { label, to: url };
}

/** (SPEC 2, Home page; SPEC 4 and 8, Social feed) */
export function SocialFeed() {
  const t = useTexts();
  const { label, to } = useSocialPage();
  return (
    <section className={section.section}>
      <div className={cx(section.head, section.stacked)}>
        <Heading>@{to.slice(to.lastIndexOf('/') + 1)}</Heading>
        <TextLink
          render={<a href={to} target="_blank" rel="noopener" />}
          aria-label={t('Follow on {page}, opens in a new tab', { page: label })}
        >
          {t('Follow on {page}', { page: label })}
        </TextLink>
      </div>
      <QueryBoundary
        queryKey={QUERY_KEY}
        fallback={<LoadingPosts />}
        onError={(error) => console.error(error)}
        failed={(retry) => (
          <ErrorState
            size="small"
            title={t(NO_POSTS)}
            text={t('Couldn’t load posts. You can see them on {page}.', { page: label })}
            onRetry={retry}
            className={styles.state}
          />
        )}
      >
        <Posts />
      </QueryBoundary>
    </section>
  );
}

function Posts() {
  const t = useTexts();
  const { data: posts } = useSuspenseQuery(postsQuery(useApi()));
  if (posts.length === 0) return <EmptyState title={t(NO_POSTS)} className={styles.state} />;
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

const Post = ({ post: { caption, permalink, picture } }: { post: SocialPost }) => {
  const t = useTexts();
  const alt = caption || picture.alt || t('A post');
  return (
    <a
      href={permalink}
      target="_blank"
      rel="noopener"
      aria-label={t('{post}, opens in a new tab', { post: alt.replace(/\.$/, '') })}
      className={styles.post}
    >
      <Picture
        picture={picture}
        square
        alt={alt}
        sizes="(min-width: 768px) max(min(33.4vw, 640px), 500px), (min-width: 640px) 500px, max(100vw, 500px)"
      />
      <span className={styles.overlay}>
        <Icon path={icons.photo} className={styles.icon} />
      </span>
    </a>
  );
};

function LoadingPosts() {
  const t = useTexts();
  const { label } = useSocialPage();
  return (
    <p className={styles.state} role="status">
      <Spinner /> {t('Loading {page} posts...', { page: label })}
    </p>
  );
}
