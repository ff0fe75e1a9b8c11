import type { Collection } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';

/** The collection's catalogue as a PDF that the product makes. (DECISIONS, /collections/19) */
export const CatalogueDownload = ({ collection }: { collection: Collection }) => (
  <TextLink
    render={<a href={`/api/catalogue.pdf?collection_id=${collection.collection_id}`} download />}
  >
    Download Catalogue
  </TextLink>
);
