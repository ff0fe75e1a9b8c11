import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { QueryBoundary } from '@tivara/federation';
import { useApi } from '@tivara/state';
import { content, type Content } from './content';

interface Props<Page extends keyof Content, Block extends keyof Content[Page]> {
  page: Page;
  block: Block;
  fallback?: ReactNode;
  /** Without it the block is missing from the page when its content cannot be loaded. */
  failed?: (retry: () => void) => ReactNode;
  children: (content: Content[Page][Block]) => ReactNode;
}

/** A part of a page that is edited in the admin, as it is published. */
export function ContentBlock<Page extends keyof Content, Block extends keyof Content[Page]>(
  props: Props<Page, Block>,
) {
  const { page, fallback = null, failed = () => null } = props;
  return (
    <QueryBoundary queryKey={content.key(page)} fallback={fallback} failed={failed}>
      <Loaded {...props} />
    </QueryBoundary>
  );
}

function Loaded<Page extends keyof Content, Block extends keyof Content[Page]>({
  page,
  block,
  children,
}: Props<Page, Block>) {
  const { data } = useSuspenseQuery(content.query(useApi(), page));
  return children(data[block]);
}
