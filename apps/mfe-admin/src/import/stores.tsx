import { API } from '@tivara/contracts';
import { ImportSection } from './import-section';

export default function ImportStores() {
  return (
    <ImportSection
      title="Import stores"
      rows="stores"
      table="stores"
      path={API.importStores}
      exportPath={`${API.stores}/export`}
      help="The first line has the headings of an export. A row with a Store ID changes that store, a row without one adds a store. What has no column stays as it is."
    />
  );
}
