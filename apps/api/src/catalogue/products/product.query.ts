import {
  LENSES,
  LIMITS,
  PRODUCT_MISSING,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  isFullRange,
} from '@tivara/contracts';
import type { Filters, Lens, ProductQuery } from '@tivara/contracts';
import { OneOf, QueryId, QueryParam, QueryText, QueryTexts } from '../../platform/http/query.js';
import { idOf } from '../../platform/http/row-id.js';
import { tableQueryDto } from '../../platform/http/table.query.js';

const { min, max } = LIMITS.size;
const MAX_IDS_LENGTH = LIMITS.wishlistItems * 10;

/** Unlike readProductQuery(), it rejects invalid values. */
export class ProductQueryDto extends tableQueryDto(PRODUCT_SORTS) implements ProductQuery {
  @QueryParam((text) => text) Gender = '';
  @QueryTexts() Material_Name: string[] = [];
  @QueryParam((text) => text) Color = '';
  @QueryTexts() Collection_Name: string[] = [];
  @QueryTexts() Finishing_Name: string[] = [];
  @QueryTexts() Frame_Type: string[] = [];
  @QueryTexts() Shape_Name: string[] = [];
  @QueryParam((text) => text) Lens = '';
  @QueryParam(readSize, `two whole numbers from ${min} to ${max} in order, as in Size=45,52`)
  Size: Filters['Size'] = [];
  @QueryText() term = '';
  @QueryParam((text) => (text ? text === '1' || undefined : false), '1', { enum: ['1'] }) exact =
    false;
  override pageSize: number = LIMITS.pageSize.default;
  @QueryParam(
    readIds,
    `1 to ${LIMITS.wishlistItems} ids of products, as in ids=1,2,3, and the only parameter`,
    { type: String },
    MAX_IDS_LENGTH,
  )
  ids: number[] | null = null;
}

export class SuggestionQueryDto {
  @QueryText() q = '';
}

export class ProductTableQueryDto extends tableQueryDto(PRODUCT_SORTS) {
  @OneOf(PRODUCT_STATES) state: (typeof PRODUCT_STATES)[number] | '' = '';
  @QueryId() category_id: number | null = null;
  @QueryId() material_id: number | null = null;
  @QueryId() collection_id: number | null = null;
  @QueryId() finishing_id: number | null = null;
  @QueryId() frame_type_id: number | null = null;
  @QueryId() shape_id: number | null = null;
  @QueryId() color_id: number | null = null;
  @OneOf(LENSES) lens: Lens | '' = '';
  @QueryParam(readOneSize, `a whole number from ${min} to ${max}`, {
    type: 'integer',
    minimum: min,
    maximum: max,
  })
  size: number | null = null;
  @OneOf(PRODUCT_MISSING) missing: (typeof PRODUCT_MISSING)[number] | '' = '';
}

function readSize(text: string): Filters['Size'] | undefined {
  if (!text) return [];
  const [, low, high] = /^(\d{2}),(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (low === undefined || high === undefined || low < min || high > max || low > high)
    return undefined;
  return isFullRange([low, high]) ? [] : [low, high];
}

function readOneSize(text: string): number | null | undefined {
  if (!text) return null;
  const size = /^\d{2}$/.test(text) ? Number(text) : 0;
  return size >= min && size <= max ? size : undefined;
}

function readIds(text: string, query: object): number[] | undefined {
  const ids = text.split(',').flatMap((id) => idOf(id) ?? []);
  const valid = ids.length === text.split(',').length && ids.length <= LIMITS.wishlistItems;
  return valid && Object.keys(query).length === 1 ? ids : undefined;
}
