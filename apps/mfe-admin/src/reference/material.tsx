import { API, type Material } from '@tivara/contracts';
import { ReferenceSection } from './reference-section';

export default function MaterialSection() {
  return (
    <ReferenceSection<Material>
      section="materials"
      title="Add Material"
      noun="material"
      label="Materials"
      list={API.materials}
      idOf={(row) => row.material_id}
      nameOf={(row) => row.material_name}
    />
  );
}
