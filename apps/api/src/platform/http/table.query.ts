import { LIMITS } from '@tivara/contracts';
import { OneOf, QueryText, WholeNumber } from './query.js';

export interface TableQuery<Sort extends string = string> {
  q: string;
  sort: Sort | '';
  page: number;
  pageSize: number;
}

export function tableQueryDto<Sort extends string>(sorts: readonly Sort[]) {
  class TableQueryDto implements TableQuery<Sort> {
    @QueryText() q = '';
    @OneOf(sorts) sort: Sort | '' = '';
    @WholeNumber(LIMITS.page) page = 1;
    @WholeNumber(LIMITS.pageSize.max) pageSize: number = LIMITS.adminPageSizes[0];
  }
  return TableQueryDto;
}

/** All columns in one direction, as in their index. */
export const orderBy = (
  sort: string,
  columns: Readonly<Record<string, readonly string[]>>,
  otherwise: string,
): string =>
  (columns[sort.replace(/^-/, '')] ?? [otherwise])
    .map((column) => (sort.startsWith('-') ? `${column} DESC` : column))
    .join(', ');
