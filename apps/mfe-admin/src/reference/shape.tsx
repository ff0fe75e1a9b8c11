import { API, type Shape } from '@tivara/contracts';
import { Named } from './named';
import { PicturedForm } from './form/pictured-form';
import { ReferenceSection } from './reference-section';

export default function ShapeSection() {
  return (
    <ReferenceSection<Shape>
      section="shapes"
      title="Add Shape"
      noun="shape"
      label="Shapes"
      list={API.shapes}
      idOf={(row) => row.shape_id}
      nameOf={(row) => row.shape_name}
      name={({ shape_name, picture }) => <Named picture={picture}>{shape_name}</Named>}
      form={(id) => (
        <PicturedForm<Shape>
          section="shapes"
          title="Add Shape"
          list={API.shapes}
          id={id}
          nameOf={(row) => row.shape_name}
          imageOf={(row) => row.shape_img}
          nameField="shape_name"
          imageField="shape_img"
          label="Shape Name"
          imageLabel="Shape Image"
        />
      )}
    />
  );
}
