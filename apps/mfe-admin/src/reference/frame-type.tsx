import { API, type FrameType } from '@tivara/contracts';
import { Named } from './named';
import { PicturedForm } from './form/pictured-form';
import { ReferenceSection } from './reference-section';

export default function FrameTypeSection() {
  return (
    <ReferenceSection<FrameType>
      section="frame-types"
      title="Add Type Frame"
      noun="frame type"
      label="Type Frames"
      list={API.frameTypes}
      idOf={(row) => row.frame_type_id}
      nameOf={(row) => row.frame_type_name}
      name={({ frame_type_name, picture }) => <Named picture={picture}>{frame_type_name}</Named>}
      form={(id) => (
        <PicturedForm<FrameType>
          section="frame-types"
          title="Add Type Frame"
          list={API.frameTypes}
          id={id}
          nameOf={(row) => row.frame_type_name}
          imageOf={(row) => row.frame_type_img}
          nameField="frame_type_name"
          imageField="frame_type_img"
          label="Frame Type"
          imageLabel="Frame Type Image"
        />
      )}
    />
  );
}
