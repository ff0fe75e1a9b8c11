import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { LIMITS, publicationState } from '@tivara/contracts';
import type {
  AdminCollection,
  Category,
  Color,
  Finishing,
  FrameType,
  Material,
  Picture as PictureData,
  Shape,
} from '@tivara/contracts';
import { LinkButton, Picture, RecordText, Swatch, TextArea } from '@tivara/ui';
import { PICTURE_TYPES } from '../shared/form/pictures/prepare-picture';
import { BannerPreview } from './banner-preview';
import { ColorFields, codeOf, readColor } from './color-fields';
import type { FieldsProps, ReferenceKind } from './reference-form';
import { ReferenceSection } from './reference-section';
import { StateMark } from '../shared/publication/publication-state';
import { formPath, sectionPath } from '../shared/section-path';
import shared from '../shared/ui/shared.module.css';
import styles from './reference.module.css';

/** What follows from the fields `${key}_id` and `${key}_name`. */
const fieldsOf = <Key extends string>(key: Key) => ({
  noun: key.replace('_', ' '),
  idOf: (row: Record<`${Key}_id`, number>) => row[`${key}_id` as const],
  nameOf: (row: Record<`${Key}_name`, string>) => row[`${key}_name` as const],
});

const CATEGORIES: ReferenceKind<Category> = {
  section: 'categories',
  title: 'Add Category',
  label: 'Categories',
  list: '/api/categories',
  ...fieldsOf('category'),
  name: {
    field: 'category_name',
    label: 'Add Category',
    message: 'Category is required.',
    uppercase: true,
  },
};
export const Categories = () => <ReferenceSection kind={CATEGORIES} />;

const MATERIALS: ReferenceKind<Material> = {
  section: 'materials',
  title: 'Add Material',
  label: 'Materials',
  list: '/api/materials',
  ...fieldsOf('material'),
  name: {
    field: 'name',
    label: 'Add Materials',
    message: 'Materials is required.',
    uppercase: true,
  },
};
export const Materials = () => <ReferenceSection kind={MATERIALS} />;

const FINISHINGS: ReferenceKind<Finishing> = {
  section: 'finishings',
  title: 'Add Finishing',
  label: 'Finishings',
  list: '/api/finishing',
  ...fieldsOf('finishing'),
  name: {
    field: 'finishing_name',
    label: 'Add Finishing',
    message: 'Finishing is required.',
    uppercase: true,
  },
};
export const Finishings = () => <ReferenceSection kind={FINISHINGS} />;

const COLORS: ReferenceKind<Color> = {
  section: 'colors',
  title: 'Add Colors',
  label: 'Colors',
  list: '/api/colors',
  ...fieldsOf('color'),
  name: { field: 'color_name', label: 'Name', message: 'Name is required.', uppercase: true },
  more: {
    read: readColor,
    body: (values) => ({ color_code: codeOf(values) }),
    describe: (values) => ['Color', codeOf(values)],
    Fields: ColorFields,
  },
};
export const Colors = () => (
  <ReferenceSection
    kind={COLORS}
    name={({ color_name, color_code }) => (
      <span className={styles.named}>
        <Swatch code={color_code} />
        <RecordText>{color_name}</RecordText>
      </span>
    )}
    columns={[{ key: 'code', header: 'Code', cell: ({ color_code }) => color_code }]}
  />
);

const COLLECTIONS: ReferenceKind<AdminCollection> = {
  section: 'collections',
  title: 'Add Collection',
  label: 'Collections',
  list: '/api/collection',
  ...fieldsOf('collection'),
  name: {
    field: 'collection_name',
    label: 'Collection name',
    message: 'Collection name is required',
  },
  picture: {
    field: 'collection_image',
    label: 'Banner image',
    message: 'Banner image is required',
    hint: 'Twice as wide as high looks best',
    formats: PICTURE_TYPES,
    box: { ratio: 2, width: 1600 },
    of: ({ picture }) => picture,
  },
  publication: {
    page: (id) => `/collections/${id}`,
    publish: (api, id, body) =>
      api('/api/admin/collection/{id}/published', { method: 'PUT', path: { id }, body }),
    createPreview: (api, id) =>
      api('/api/admin/collection/{id}/preview', { method: 'POST', path: { id } }),
  },
  more: {
    read: ({ collection_desc }) => ({ description: collection_desc }),
    body: ({ description }) => ({ collection_desc: description.trim() }),
    describe: ({ description }) => ['Description', description],
    errorFields: { collection_desc: 'description' },
    Fields: (props) => (
      <>
        <DescriptionField {...props} />
        <BannerPreview control={props.control} />
      </>
    ),
  },
};
export const Collections = () => (
  <ReferenceSection
    kind={COLLECTIONS}
    name={({ collection_name, picture, ...row }) => (
      <Named picture={picture}>
        <span className={styles.states}>
          {collection_name}
          {publicationState(row) !== 'published' && <StateMark of={row} />}
        </span>
      </Named>
    )}
    columns={[
      {
        key: 'description',
        header: 'Description',
        phone: 'block',
        className: styles.description,
        cell: ({ collection_desc }) => collection_desc,
      },
    ]}
    add={
      <LinkButton variant="ghost" render={<Link to={sectionPath('collections/order')} />}>
        Order collections
      </LinkButton>
    }
    actions={({ collection_id }) => [
      {
        label: 'Order products',
        link: <Link to={formPath('collections/products', new URLSearchParams(), collection_id)} />,
      },
    ]}
  />
);

const MAX_LENGTH = LIMITS.collectionDescription;
const lengthOf = (text: string) => [...text.trim()].length;

function DescriptionField({ control, register, error }: FieldsProps) {
  const left = MAX_LENGTH - lengthOf(useWatch({ control, name: 'description' }));
  return (
    <TextArea
      label={`Description (max ${MAX_LENGTH} characters)`}
      required
      className={styles.wide}
      hint={left >= 0 ? `${left} characters left` : `${-left} characters too many`}
      error={error}
      {...register('description', {
        validate: (text) => {
          if (!text.trim()) return 'Description is required';
          return (
            lengthOf(text) <= MAX_LENGTH || `Description has more than ${MAX_LENGTH} characters.`
          );
        },
      })}
    />
  );
}

const IMAGES = { formats: 'image/png,image/gif,image/jpeg' };
type Pictured = { picture?: PictureData };

const FRAME_TYPES: ReferenceKind<FrameType & Pictured> = {
  section: 'frame-types',
  title: 'Add Type Frame',
  label: 'Type Frames',
  list: '/api/frametype',
  ...fieldsOf('frame_type'),
  name: { field: 'frame_type_name', label: 'Frame Type', message: 'Frame Type is required.' },
  picture: {
    ...IMAGES,
    field: 'frame_type_img',
    label: 'Frame Type Image',
    message: 'Frame Type Image is required.',
    of: (row) => row.picture ?? { url: row.frame_type_img },
  },
};
export const FrameTypes = () => (
  <ReferenceSection
    kind={FRAME_TYPES}
    name={({ frame_type_name, picture }) => <Named picture={picture}>{frame_type_name}</Named>}
  />
);

const SHAPES: ReferenceKind<Shape & Pictured> = {
  section: 'shapes',
  title: 'Add Shape',
  label: 'Shapes',
  list: '/api/shape',
  ...fieldsOf('shape'),
  name: { field: 'shape_name', label: 'Shape Name', message: 'Shape Name is required.' },
  picture: {
    ...IMAGES,
    field: 'shape_img',
    label: 'Shape Image',
    message: 'Shape Image is required.',
    of: (row) => row.picture ?? { url: row.shape_img },
  },
};
export const Shapes = () => (
  <ReferenceSection
    kind={SHAPES}
    name={({ shape_name, picture }) => <Named picture={picture}>{shape_name}</Named>}
  />
);

const Named = ({
  picture,
  children,
}: {
  picture: PictureData | undefined;
  children: ReactNode;
}) => (
  <span className={styles.named}>
    <span className={shared.thumbnail}>
      {picture && <Picture picture={picture} sizes="60px" alt="" />}
    </span>
    {children}
  </span>
);
