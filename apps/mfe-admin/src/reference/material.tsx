import { API, type Material } from '@tivara/contracts';
import { NameForm } from './form/name-form';
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
      form={(id) => (
        <NameForm<Material>
          section="materials"
          title="Add Materials"
          list={API.materials}
          id={id}
          nameOf={(row) => row.material_name}
          message="Materials is required."
          field="name"
        />
      )}
    />
  );
}
