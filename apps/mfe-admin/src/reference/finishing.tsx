import { API, type Finishing } from '@tivara/contracts';
import { NameForm } from './form/name-form';
import { ReferenceSection } from './reference-section';

export default function FinishingSection() {
  return (
    <ReferenceSection<Finishing>
      section="finishings"
      title="Add Finishing"
      noun="finishing"
      label="Finishings"
      list={API.finishings}
      idOf={(row) => row.finishing_id}
      nameOf={(row) => row.finishing_name}
      form={(id) => (
        <NameForm<Finishing>
          section="finishings"
          title="Add Finishing"
          list={API.finishings}
          id={id}
          nameOf={(row) => row.finishing_name}
          message="Finishing is required."
          field="finishing_name"
        />
      )}
    />
  );
}
