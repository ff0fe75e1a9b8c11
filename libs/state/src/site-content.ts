import { useQuery } from '@tanstack/react-query';
import { SITE_CONTENT, type SiteContent } from '@tivara/contracts';
import { useApi } from './hooks';
import { contentOf } from './queries';

/** Contacts, footer, announcement and wording. The document contains them. */
export const siteContent = contentOf<{ site: SiteContent }>('shell');

export function useSiteContent(): SiteContent {
  return useQuery(siteContent.query(useApi(), 'site')).data ?? SITE_CONTENT;
}
