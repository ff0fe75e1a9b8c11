import { useQuery } from '@tanstack/react-query';
import { SITE_CONTENT, type PageContent } from '@tivara/contracts';
import { useApi } from './hooks';
import { contentQuery } from './queries';

/** Contacts, footer and announcement. The document contains them. */
export function useSiteContent(): PageContent<'site'> {
  return useQuery(contentQuery(useApi(), 'site')).data ?? SITE_CONTENT;
}
