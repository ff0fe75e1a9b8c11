import {
  LIMITS,
  PRODUCT_MISSING,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  RANGES,
  boundsIn,
  readBounds,
} from '@tivara/contracts';
import type { Bounds, Filters, ProductQuery, ProductSort, RangeGroup } from '@tivara/contracts';
import { OneOf, QueryParam, QueryText } from '../../platform/http/query.js';
import { idOf } from '../../platform/http/row-id.js';
import { tableQueryDto, type TableQuery } from '../../platform/http/table.query.js';
import { withFields, type DeclaredField } from '../../platform/with-fields.js';
import { AskedAttributes, FilteredAttributes } from './attribute-fields.js';

const MAX_IDS_LENGTH = LIMITS.wishlistItems * 10;
const EXAMPLES: Record<RangeGroup, string> = { Size: '45,52', Width: '128,136' };

function boundsField(range: (typeof RANGES)[number]): DeclaredField {
  const { group, min, max } = range;
  const rule = `two whole numbers from ${min} to ${max} in order, as in ${group}=${EXAMPLES[group]}`;
  const read = (text: string): Bounds | undefined =>
    text ? boundsIn(range, readBounds(text)) : [];
  return { name: group, decorator: QueryParam(read, rule), initial: [] };
}

/** Unlike readProductQuery(), it rejects invalid values. */
export class ProductQueryDto
  extends withFields<Filters, TableQuery<ProductSort>>(
    [...FilteredAttributes, ...RANGES.map(boundsField)],
    tableQueryDto(PRODUCT_SORTS),
  )
  implements ProductQuery
{
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

export class ProductTableQueryDto extends withFields<AskedAttributes, TableQuery<ProductSort>>(
  AskedAttributes,
  tableQueryDto(PRODUCT_SORTS),
) {
  @OneOf(PRODUCT_STATES) state: (typeof PRODUCT_STATES)[number] | '' = '';
  @OneOf(PRODUCT_MISSING) missing: (typeof PRODUCT_MISSING)[number] | '' = '';
}

function readIds(text: string, query: object): number[] | undefined {
  const ids = text.split(',').flatMap((id) => idOf(id) ?? []);
  const valid = ids.length === text.split(',').length && ids.length <= LIMITS.wishlistItems;
  return valid && Object.keys(query).length === 1 ? ids : undefined;
}
