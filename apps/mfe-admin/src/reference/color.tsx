import { API, type Color } from '@tivara/contracts';
import { RecordText, Swatch } from '@tivara/ui';
import { ColorForm } from './form/color-form';
import { ReferenceSection } from './reference-section';
import styles from './named.module.css';

export default function ColorSection() {
  return (
    <ReferenceSection<Color>
      section="colors"
      title="Add Colors"
      noun="color"
      label="Colors"
      list={API.colors}
      idOf={(row) => row.color_id}
      nameOf={(row) => row.color_name}
      name={({ color_name, color_code }) => (
        <span className={styles.named}>
          <Swatch code={color_code} />
          <RecordText>{color_name}</RecordText>
        </span>
      )}
      columns={[{ key: 'code', header: 'Code', cell: ({ color_code }) => color_code }]}
      form={(id) => <ColorForm id={id} />}
    />
  );
}
