import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import type { UndoableResponse } from '../../platform/http/message.dto.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import type { SearchFiguresDto } from '../search/search-figures.dto.js';
import { SearchWordBody, SearchWordEditBody, SearchWordQueryDto } from './search-word.dto.js';
import type { SavedSearchWord, SearchWordDto, SearchWordPage } from './search-word.dto.js';
import { SearchWordService } from './search-word.service.js';

@Controller('api/admin/search-words')
export class SearchWordController {
  constructor(private readonly words: SearchWordService) {}

  @Get()
  @RequirePermission('catalogue:read')
  listSearchWords(@Query() query: SearchWordQueryDto): Promise<SearchWordPage> {
    return this.words.table(query);
  }

  @Get('failed-searches')
  @RequirePermission('catalogue:read')
  listFailedSearches(): Promise<SearchFiguresDto[]> {
    return this.words.failedSearches();
  }

  @Get(':id')
  @RequirePermission('catalogue:read')
  async getSearchWord(@IdParam('search word') id: number): Promise<SearchWordDto> {
    const word = await this.words.find(id);
    if (!word) throw notFound('search word');
    return word;
  }

  @Post()
  @RequirePermission('catalogue:write')
  async createSearchWord(
    @CurrentUser() actor: Actor,
    @Body() body: SearchWordBody,
  ): Promise<SavedSearchWord> {
    const word = await this.words.create(actor, body);
    return { message: 'Search word added', undo: actor.requestId, ...word };
  }

  @Put(':id')
  @RequirePermission('catalogue:write')
  async updateSearchWord(
    @CurrentUser() actor: Actor,
    @IdParam('search word') id: number,
    @Body() body: SearchWordEditBody,
  ): Promise<SavedSearchWord> {
    const word = await this.words.update(actor, id, body);
    return { message: 'Search word saved', undo: actor.requestId, ...word };
  }

  @Delete(':id')
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  async deleteSearchWord(
    @CurrentUser() actor: Actor,
    @IdParam('search word') id: number,
  ): Promise<UndoableResponse> {
    await this.words.remove(actor, id);
    return { message: 'Search word deleted', undo: actor.requestId };
  }
}
