import { ApiProperty } from '../../platform/http/openapi-decorators.js';
import { LIMITS } from '@tivara/contracts';
import { Matches } from 'class-validator';
import { Text } from '../../platform/http/fields.js';
import { IntersectionType } from '../../platform/http/openapi-decorators.js';
import { MessageResponse } from '../../platform/http/message.dto.js';

export class TableViewBody {
  @ApiProperty({ type: String })
  @Matches(/^[a-z][a-z/-]{0,39}$/, { message: 'section must be the path of a section.' })
  section: string;

  @Text({ max: LIMITS.viewName, label: 'Name', required: 'Name is required.' })
  view_name: string;

  @Text({ max: 2000, label: 'query' })
  query: string = '';
}

export class TableViewDto {
  view_id: number;
  section: string;
  view_name: string;
  query: string;
}

export class SavedTableView extends IntersectionType(MessageResponse, TableViewDto) {}
