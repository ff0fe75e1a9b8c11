import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContentPage, PageContent } from '@tivara/contracts';
import { QueryBoundary } from '@tivara/federation';
import { contentKey, contentQuery, useApi } from '@tivara/state';

interface Props<Page extends ContentPage, Block extends keyof PageContent<Page>> {
  page: Page;
  block: Block;
  fallback?: ReactNode;
  /** Without it the block is missing from the page when its content cannot be loaded. */
  failed?: (retry: () => void) => ReactNode;
  children: (content: PageContent<Page>[Block]) => ReactNode;
}

/** A part of a page that is edited in the admin, as it is published. */
export function ContentBlock<Page extends ContentPage, Block extends keyof PageContent<Page>>(
  props: Props<Page, Block>,
) {
  const { page, fallback = null, failed = () => null } = props;
  return (
    <QueryBoundary queryKey={contentKey(page)} fallback={fallback} failed={failed}>
      <Loaded {...props} />
    </QueryBoundary>
  );
}

function Loaded<Page extends ContentPage, Block extends keyof PageContent<Page>>({
  page,
  block,
  children,
}: Props<Page, Block>) {
  const { data } = useSuspenseQuery(contentQuery(useApi(), page));
  return children(data[block]);
}
