import type {
  AuditEntity,
  Category,
  Collection,
  Color,
  Finishing,
  FrameType,
  Material,
  Shape,
} from '@tivara/contracts';
import type { CsvColumns } from '../../platform/http/csv.js';
import { toPicture, type PictureRow } from '../../platform/media/picture.js';
import {
  Category as CategoryEntity,
  Collection as CollectionEntity,
  Color as ColorEntity,
  Finishing as FinishingEntity,
  FrameType as FrameTypeEntity,
  Material as MaterialEntity,
  Shape as ShapeEntity,
} from './reference.entity.js';
import {
  CategoryDto,
  CollectionDto,
  ColorDto,
  FinishingDto,
  FrameTypeDto,
  MaterialDto,
  ShapeDto,
} from './reference.dto.js';

/** What every reference table has. */
export interface ReferenceRow {
  id: number;
  name: string;
  nameKey: string;
  version: number;
}
/** Maps a body to columns; `picture` stands for the row's media. */
interface Values {
  name: string;
  code?: string;
  description?: string;
  picture?: string;
}

/** A list that products refer to: its table, its path, and the mapping of its rows. */
export interface ReferenceKind<Answer extends object = object> {
  entity: AuditEntity;
  target: new () => ReferenceRow;
  table: string;
  /** Below /api. */
  path: string;
  /** Further columns of `table t`, which also joins its media `m` when it is pictured. */
  columns: readonly string[];
  pictured: boolean;
  answer(row: never): Answer;
  /** Columns of an export. */
  csv: CsvColumns<never>;
}
/** How a kind is written. */
export interface WritableKind<
  Body extends object = object,
  Answer extends object = object,
> extends ReferenceKind<Answer> {
  Body: new () => Body;
  /** The body's field of the name, as the form sends it. */
  nameField: keyof Body & string;
  /** The body's field of the picture, which an edit may leave out. */
  pictureField?: string;
  values(body: Body): Values;
}

const kind = <Body extends object, Answer extends object>(kind: WritableKind<Body, Answer>) => kind;

type Row = Pick<ReferenceRow, 'id' | 'name'>;

export const CATEGORY = kind({
  entity: 'category',
  target: CategoryEntity,
  table: 'category',
  path: 'categories',
  columns: [],
  pictured: false,
  csv: {
    'Category ID': (row: Category) => row.category_id,
    Name: (row: Category) => row.category_name,
  },
  Body: CategoryDto,
  nameField: 'category_name',
  values: ({ category_name: name }) => ({ name }),
  answer: ({ id, name }: Row): Category => ({ category_id: id, category_name: name }),
});

export const MATERIAL = kind({
  entity: 'material',
  target: MaterialEntity,
  table: 'material',
  path: 'materials',
  columns: [],
  pictured: false,
  csv: {
    'Material ID': (row: Material) => row.material_id,
    Name: (row: Material) => row.material_name,
  },
  Body: MaterialDto,
  nameField: 'name',
  values: ({ material_name, name }) => ({ name: material_name ?? name ?? '' }),
  answer: ({ id, name }: Row): Material => ({ material_id: id, material_name: name }),
});

export const FINISHING = kind({
  entity: 'finishing',
  target: FinishingEntity,
  table: 'finishing',
  path: 'finishing',
  columns: [],
  pictured: false,
  csv: {
    'Finishing ID': (row: Finishing) => row.finishing_id,
    Name: (row: Finishing) => row.finishing_name,
  },
  Body: FinishingDto,
  nameField: 'finishing_name',
  values: ({ finishing_name: name }) => ({ name }),
  answer: ({ id, name }: Row): Finishing => ({ finishing_id: id, finishing_name: name }),
});

export const COLOR = kind({
  entity: 'color',
  target: ColorEntity,
  table: 'color',
  path: 'colors',
  columns: ['code'],
  pictured: false,
  csv: {
    'Color ID': (row: Color) => row.color_id,
    Name: (row: Color) => row.color_name,
    Code: (row: Color) => row.color_code,
  },
  Body: ColorDto,
  nameField: 'color_name',
  values: ({ color_name: name, color_code: code }) => ({ name, code }),
  answer: ({ id, name, code }: Row & { code: string }): Color => ({
    color_id: id,
    color_name: name,
    color_code: code,
  }),
});

export const COLLECTION = kind({
  entity: 'collection',
  target: CollectionEntity,
  table: 'collection',
  path: 'collection',
  columns: ['description'],
  pictured: true,
  csv: {
    'Collection ID': (row: Collection) => row.collection_id,
    Name: (row: Collection) => row.collection_name,
    Description: (row: Collection) => row.collection_desc,
  },
  Body: CollectionDto,
  nameField: 'collection_name',
  pictureField: 'collection_image',
  values: (body) => ({
    name: body.collection_name,
    description: body.collection_desc,
    picture: body.collection_image,
  }),
  answer: (row: Row & PictureRow & { description: string }): Collection => {
    const picture = toPicture(row);
    return {
      collection_id: row.id,
      collection_name: row.name,
      collection_desc: row.description,
      collection_image: picture.url,
      picture,
    };
  },
});

export const FRAME_TYPE = kind({
  entity: 'frame type',
  target: FrameTypeEntity,
  table: 'frame_type',
  path: 'frametype',
  columns: [],
  pictured: true,
  csv: {
    'Frame Type ID': (row: FrameType) => row.frame_type_id,
    Name: (row: FrameType) => row.frame_type_name,
  },
  Body: FrameTypeDto,
  nameField: 'frame_type_name',
  pictureField: 'frame_type_img',
  values: (body) => ({ name: body.frame_type_name, picture: body.frame_type_img }),
  answer: (row: Row & PictureRow): FrameType => ({
    frame_type_id: row.id,
    frame_type_name: row.name,
    frame_type_img: toPicture(row).url,
  }),
});

export const SHAPE = kind({
  entity: 'shape',
  target: ShapeEntity,
  table: 'shape',
  path: 'shape',
  columns: [],
  pictured: true,
  csv: {
    'Shape ID': (row: Shape) => row.shape_id,
    Name: (row: Shape) => row.shape_name,
  },
  Body: ShapeDto,
  nameField: 'shape_name',
  pictureField: 'shape_img',
  values: (body) => ({ name: body.shape_name, picture: body.shape_img }),
  answer: (row: Row & PictureRow): Shape => ({
    shape_id: row.id,
    shape_name: row.name,
    shape_img: toPicture(row).url,
  }),
});

export const REFERENCE_KINDS = [
  CATEGORY,
  MATERIAL,
  FINISHING,
  COLOR,
  COLLECTION,
  FRAME_TYPE,
  SHAPE,
] as const;

/** How many products use a row of `table t`, as SQL; a colour is many to many. */
export const usesOf = ({ table }: Pick<ReferenceKind, 'table'>): string =>
  table === 'color'
    ? '(SELECT COUNT(*) FROM product_color u WHERE u.color_id = t.id)'
    : `(SELECT COUNT(*) FROM product u WHERE u.${table}_id = t.id)`;
