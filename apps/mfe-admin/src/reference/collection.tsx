import { API, type Collection } from '@tivara/contracts';
import { Named } from './named';
import { CollectionForm } from './form/collection-form';
import { ReferenceSection } from './reference-section';
import styles from './collection.module.css';

export default function CollectionSection() {
  return (
    <ReferenceSection<Collection>
      section="collections"
      title="Add Collection"
      noun="collection"
      label="Collections"
      list={API.collections}
      idOf={(row) => row.collection_id}
      nameOf={(row) => row.collection_name}
      name={({ collection_name, picture }) => <Named picture={picture}>{collection_name}</Named>}
      columns={[
        {
          key: 'description',
          header: 'Description',
          phone: 'block',
          className: styles.description,
          cell: ({ collection_desc }) => collection_desc,
        },
      ]}
      form={(id) => <CollectionForm id={id} />}
    />
  );
}
