import { LIMITS, SEARCH_WORD_SORTS } from '@tivara/contracts';
import { Text, editOf } from '../../platform/http/fields.js';
import { pageOf, savedOf } from '../../platform/http/responses.js';
import { tableQueryDto } from '../../platform/http/table.query.js';

const { typed, meaning } = LIMITS.searchWord;

export class SearchWordBody {
  @Text({ max: typed, label: 'What people type', required: 'Enter what people type.' })
  search_word_name: string;
  @Text({ max: meaning, label: 'Meaning', required: 'Enter what it means.' }) meaning: string;
}
export class SearchWordEditBody extends editOf(SearchWordBody) {}

export class SearchWordQueryDto extends tableQueryDto(SEARCH_WORD_SORTS) {}

export class SearchWordDto {
  /** What people type. */
  search_word_name: string;
  /** A search that finds what they mean. */
  meaning: string;
  search_word_id: number;
  version: number;
}
export class SearchWordPage extends pageOf(SearchWordDto) {}
export class SavedSearchWord extends savedOf(SearchWordDto) {}
