import { useSearchParams } from 'react-router-dom';
import type { Head, RouteContext } from '@tivara/contracts';
import { Office } from './components/office';
import { SectionPlace } from './components/section-place';
import { sectionOf } from './sections';

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: sectionOf(url.searchParams).title,
  canonical: '/admin',
  noindex: true,
});

/** The back office. Its section is in the query. */
export default function Page() {
  const [params] = useSearchParams();
  const section = sectionOf(params);
  return (
    <Office section={section.id}>
      <SectionPlace section={section} />
    </Office>
  );
}
