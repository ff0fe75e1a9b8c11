import type { ReferenceEntity } from '@tivara/contracts';
import type { CsvColumns } from '../../platform/http/csv.js';
import { toPicture, type PictureRow } from '../../platform/media/picture.js';
import * as bodies from './reference.dto.js';
import * as dto from './reference-response.dto.js';
import * as tables from './reference.entity.js';

type Row = { id: number; name: string };

interface Table<Body> {
  entity: ReferenceEntity;
  target: new () => tables.Category;
  table: string;
  path: string;
  Body: new () => Body;
  /** With what shoppers do not get. */
  RecordDto: new () => object;
}

interface Definition<Answer, Body> extends Table<Body> {
  nameField?: keyof Body & string;
  /** Further texts: their columns with their fields of bodies and responses. */
  texts?: Record<string, keyof Body & keyof Answer & string>;
  /** The field of the picture's URL in bodies and responses; an edit may leave it out. */
  pictureField?: keyof Body & keyof Answer & string;
  wholePicture?: boolean;
  /** Whether it has the columns of Published. */
  isPublished?: boolean;
  /** Whether it has the column of Positioned. */
  isPositioned?: boolean;
}

export interface ReferenceKind<
  Answer extends object = object,
  Body extends object = object,
> extends Table<Body> {
  nameField: string;
  columns: string[];
  pictureField: string | undefined;
  isPublished: boolean;
  isPositioned: boolean;
  toAnswer(row: Row): Answer;
  valuesOf(body: object): { columns: { name: string }; picture: string | undefined };
  csv: CsvColumns<object>;
}

const titled = (text: string) => text.replace(/\b[a-z]/g, (initial) => initial.toUpperCase());

/** Ids and names are `{table}_id` and `{table}_name` in responses. */
function kind<Answer extends object, Body extends object>(
  definition: Definition<Answer, Body>,
): ReferenceKind<Answer, Body> {
  const { entity, target, table, path, Body, RecordDto, texts = {} } = definition;
  const { pictureField, wholePicture } = definition;
  const { nameField = `${table}_name`, isPublished = false, isPositioned = false } = definition;
  const fieldsOf = (object: object) => object as Readonly<Record<string, string | undefined>>;
  const further = Object.entries<string>(texts);
  const headings = [
    [`${titled(entity)} ID`, `${table}_id`],
    ['Name', `${table}_name`],
    ...further.map(([column, field]) => [titled(column), field]),
    ...(isPublished ? [['Published', 'published']] : []),
  ];
  return {
    ...{
      entity,
      target,
      table,
      path,
      Body,
      RecordDto,
      nameField,
      pictureField,
      isPublished,
      isPositioned,
    },
    columns: Object.keys(texts),
    toAnswer(row) {
      const picture = pictureField && toPicture(row as Row & PictureRow);
      return {
        [`${table}_id`]: row.id,
        [`${table}_name`]: row.name,
        ...Object.fromEntries(further.map(([column, field]) => [field, fieldsOf(row)[column]])),
        ...(picture && { [pictureField]: picture.url }),
        ...(wholePicture && { picture }),
      } as Answer;
    },
    valuesOf(body) {
      const fields = fieldsOf(body);
      return {
        columns: {
          name: fields[`${table}_name`] ?? fields[nameField] ?? '',
          ...Object.fromEntries(further.map(([column, field]) => [column, fields[field]])),
        },
        picture: pictureField && fields[pictureField],
      };
    },
    csv: Object.fromEntries(
      headings.map(([heading, field = '']) => [heading, (row) => fieldsOf(row)[field] ?? null]),
    ),
  };
}

export const CATEGORY = kind<dto.CategoryDto, bodies.CategoryBody>({
  entity: 'category',
  target: tables.Category,
  table: 'category',
  path: 'categories',
  Body: bodies.CategoryBody,
  RecordDto: dto.AdminCategoryDto,
});

export const MATERIAL = kind<dto.MaterialDto, bodies.MaterialBody>({
  entity: 'material',
  target: tables.Material,
  table: 'material',
  path: 'materials',
  Body: bodies.MaterialBody,
  RecordDto: dto.AdminMaterialDto,
  nameField: 'name',
});

export const FINISHING = kind<dto.FinishingDto, bodies.FinishingBody>({
  entity: 'finishing',
  target: tables.Finishing,
  table: 'finishing',
  path: 'finishing',
  Body: bodies.FinishingBody,
  RecordDto: dto.AdminFinishingDto,
});

export const COLOR = kind<dto.ColorDto, bodies.ColorBody>({
  entity: 'color',
  target: tables.Color,
  table: 'color',
  path: 'colors',
  Body: bodies.ColorBody,
  RecordDto: dto.AdminColorDto,
  texts: { code: 'color_code' },
});

export const COLLECTION = kind<dto.CollectionDto, bodies.CollectionBody>({
  entity: 'collection',
  target: tables.Collection,
  table: 'collection',
  path: 'collection',
  Body: bodies.CollectionBody,
  RecordDto: dto.AdminCollectionDto,
  texts: { description: 'collection_desc' },
  pictureField: 'collection_image',
  wholePicture: true,
  isPublished: true,
  isPositioned: true,
});

export const FRAME_TYPE = kind<dto.FrameTypeDto, bodies.FrameTypeBody>({
  entity: 'frame type',
  target: tables.FrameType,
  table: 'frame_type',
  path: 'frametype',
  Body: bodies.FrameTypeBody,
  RecordDto: dto.AdminFrameTypeDto,
  pictureField: 'frame_type_img',
});

export const SHAPE = kind<dto.ShapeDto, bodies.ShapeBody>({
  entity: 'shape',
  target: tables.Shape,
  table: 'shape',
  path: 'shape',
  Body: bodies.ShapeBody,
  RecordDto: dto.AdminShapeDto,
  pictureField: 'shape_img',
});

export const REFERENCE_KINDS = [
  CATEGORY,
  MATERIAL,
  FINISHING,
  COLOR,
  COLLECTION,
  FRAME_TYPE,
  SHAPE,
] as ReferenceKind[];

/** How many products use a row of `table t`, as SQL; a product can have several colours. */
export const usesOf = ({ table }: Pick<ReferenceKind, 'table'>): string =>
  table === 'color'
    ? '(SELECT COUNT(*) FROM product_color u WHERE u.color_id = t.id)'
    : `(SELECT COUNT(*) FROM product u WHERE u.${table}_id = t.id)`;
