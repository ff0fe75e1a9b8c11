import { API } from '@tivara/contracts';
import { ImportSection } from './import-section';

export default function ImportProducts() {
  return (
    <ImportSection
      title="Import products"
      rows="products"
      table="products"
      path={API.importProducts}
      exportPath={`${API.adminProducts}/export`}
      help="The first line has the headings of an export. A row with a Product ID changes that product, a row without one adds a product, with pictures that are on this site already: two or three addresses for each color, and | between colors."
    />
  );
}
