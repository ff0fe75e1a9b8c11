import { Controller } from 'react-hook-form';
import { Field } from '@tivara/ui';
import { PictureRow } from '../../shared/form/pictures/picture-row';
import { itemOfPicture, urlsOf, type PictureItem } from '../../shared/form/pictures/picture-item';
import { required } from '../../shared/form/rules';
import { ReferenceForm } from './reference-form';
import { revivePicture } from './revive-picture';

interface Values {
  name: string;
  pictures: PictureItem[];
}

interface Props<Row> {
  section: string;
  title: string;
  list: string;
  id: number | null;
  nameOf: (row: Row) => string;
  imageOf: (row: Row) => string;
  /** Fields of the body. */
  nameField: string;
  imageField: string;
  /** Labels of the fields: 'Frame Type', 'Frame Type Image'. */
  label: string;
  imageLabel: string;
}

/** Reference data with a name and a picture. (SPEC 5, Frame type and Shape) */
export function PicturedForm<Row extends object>(props: Props<Row>) {
  const { section, title, list, id, nameOf, imageOf, nameField, imageField, label, imageLabel } =
    props;
  return (
    <ReferenceForm<Values, Row>
      section={section}
      title={title}
      list={list}
      id={id}
      empty={{ name: '', pictures: [] }}
      read={(row) => ({ name: nameOf(row), pictures: [itemOfPicture({ url: imageOf(row) })] })}
      body={({ name, pictures }) => ({
        [nameField]: name.trim(),
        [imageField]: urlsOf(pictures)[0] ?? '',
      })}
      describe={({ name, pictures }) => [
        ['Name', name],
        ['Picture', pictures.map((picture) => picture.name).join()],
      ]}
      fields={{ [nameField]: 'name', [imageField]: 'pictures' }}
      first="name"
      picturesOf={({ pictures }) => pictures.map(({ key }) => key)}
      revive={revivePicture}
    >
      {({ register, control, formState, setValue, getValues }, uploads) => (
        <>
          <Field
            label={label}
            required
            autoComplete="off"
            maxLength={120}
            error={formState.errors.name?.message}
            {...register('name', required(`${label} is required.`))}
          />
          <Controller
            control={control}
            name="pictures"
            rules={{ validate: (items) => items.length > 0 || `${imageLabel} is required.` }}
            render={({ field, fieldState }) => (
              <PictureRow
                label={imageLabel}
                hint="PNG, GIF or JPEG"
                items={field.value}
                onChange={(update) =>
                  setValue('pictures', update(getValues('pictures')), {
                    shouldDirty: true,
                    shouldValidate: fieldState.invalid,
                  })
                }
                max={1}
                accept="image/png,image/gif,image/jpeg"
                error={fieldState.error?.message}
                uploads={uploads}
                focusable={field.ref}
              />
            )}
          />
        </>
      )}
    </ReferenceForm>
  );
}
