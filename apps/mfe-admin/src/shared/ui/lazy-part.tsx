import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MESSAGES } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { loadPart } from '@tivara/ui';
import { QueryView } from './query-view';

interface Props<PartProps extends object> {
  /** Unique in this remote. */
  id: string;
  load: () => Promise<{ default: ComponentType<PartProps> }>;
  /** Shown if its code fails to load. */
  failed?: string;
  props: PartProps;
}

/** A part whose code is loaded once per visit, when it is first rendered, and again after a failure. */
export function LazyPart<PartProps extends object>(part: Props<PartProps>) {
  const { id, load, failed, props } = part;
  const t = useTexts();
  const query = useQuery({
    queryKey: ['admin-part', id],
    queryFn: async () => (await loadPart(load)).default,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (
    <QueryView query={query} title={failed ?? t(MESSAGES.notLoaded)}>
      {(Part) => <Part key={id} {...props} />}
    </QueryView>
  );
}
