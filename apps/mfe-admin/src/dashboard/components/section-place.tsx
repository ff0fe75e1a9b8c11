import { queryOptions, useQuery } from '@tanstack/react-query';
import { FailedPiece, Spinner } from '@tivara/ui';
import type { Section } from '../sections';
import styles from '../page.module.css';

/** A module is asked for once a visit, and again after a failure. */
const sectionQuery = ({ id, load }: Section) =>
  queryOptions({
    queryKey: ['admin-section', id],
    queryFn: async () => (await load()).default,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Draws the open section as soon as its module is there. */
export function SectionPlace({ section }: { section: Section }) {
  const { data: Content, isError, refetch } = useQuery(sectionQuery(section));
  if (Content) return <Content key={section.id} />;
  return (
    <div className={styles['guard']}>
      {isError ? (
        <FailedPiece
          size="small"
          title={`${section.title} did not arrive`}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner size="lg" label="Loading" />
      )}
    </div>
  );
}
