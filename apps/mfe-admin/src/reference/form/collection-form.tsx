import { Controller, useWatch, type Control } from 'react-hook-form';
import { API, LIMITS, type Collection } from '@tivara/contracts';
import { Field, TextArea } from '@tivara/ui';
import { PictureRow } from '../../shared/form/pictures/picture-row';
import { itemOfPicture, urlsOf, type PictureItem } from '../../shared/form/pictures/picture-item';
import { required } from '../../shared/form/rules';
import { ReferenceForm } from './reference-form';
import { revivePicture } from './revive-picture';
import styles from './reference-form.module.css';

interface Values {
  name: string;
  description: string;
  pictures: PictureItem[];
}
const MAX = LIMITS.collectionDescription;

/** Banner image, name and description. (SPEC 5, Collection form) */
export const CollectionForm = ({ id }: { id: number | null }) => (
  <ReferenceForm<Values, Collection>
    section="collections"
    title="Add Collection"
    list={API.collections}
    id={id}
    empty={{ name: '', description: '', pictures: [] }}
    read={({ collection_name, collection_desc, picture }) => ({
      name: collection_name,
      description: collection_desc,
      pictures: [itemOfPicture(picture)],
    })}
    body={({ name, description, pictures }) => ({
      collection_name: name.trim(),
      collection_desc: description.trim(),
      collection_image: urlsOf(pictures)[0] ?? '',
    })}
    describe={({ name, description, pictures }) => [
      ['Collection name', name],
      ['Description', description],
      ['Banner image', pictures.map((picture) => picture.name).join()],
    ]}
    fields={{
      collection_name: 'name',
      collection_desc: 'description',
      collection_image: 'pictures',
    }}
    first="name"
    picturesOf={({ pictures }) => pictures.map(({ key }) => key)}
    revive={revivePicture}
  >
    {({ register, control, formState, setValue, getValues }, uploads) => (
      <>
        <Field
          label="Collection name"
          required
          autoComplete="off"
          maxLength={120}
          error={formState.errors.name?.message}
          {...register('name', required('Collection name is required'))}
        />
        <Controller
          control={control}
          name="pictures"
          rules={{ validate: (items) => items.length > 0 || 'Banner image is required' }}
          render={({ field, fieldState }) => (
            <PictureRow
              label="Banner image"
              hint="Twice as wide as high looks best"
              items={field.value}
              onChange={(update) =>
                setValue('pictures', update(getValues('pictures')), {
                  shouldDirty: true,
                  shouldValidate: fieldState.invalid,
                })
              }
              max={1}
              accept="image/png,image/gif,image/jpeg,image/webp"
              error={fieldState.error?.message}
              uploads={uploads}
              focusable={field.ref}
            />
          )}
        />
        <TextArea
          label={`Description (max ${MAX} characters)`}
          required
          className={styles.wide}
          hint={<Counter control={control} />}
          error={formState.errors.description?.message}
          {...register('description', {
            required: 'Description is required',
            validate: (text) => {
              if (!text.trim()) return 'Description is required';
              const over = lengthOf(text) - MAX;
              return over <= 0 || `Description has more than ${MAX} characters.`;
            },
          })}
        />
      </>
    )}
  </ReferenceForm>
);

function Counter({ control }: { control: Control<Values> }) {
  const left = MAX - lengthOf(useWatch({ control, name: 'description' }));
  return <>{left >= 0 ? `${left} characters left` : `${-left} characters too many`}</>;
}

/** As the server counts. */
const lengthOf = (text: string) => [...text.trim()].length;
