import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CatalogueCached } from '../catalogue-cache.js';
import { Public } from '../../platform/http/policy.js';
import { queryOf } from '../../platform/http/query.js';
import { readSuggestionQuery } from '../products/product.query.js';
import { SuggestionService } from './suggestion.service.js';

@Controller('api/suggestions')
export class SuggestionController {
  constructor(private readonly suggestions: SuggestionService) {}

  /** What a search may become, of each kind the nearest few. */
  @Get()
  @Public()
  @CatalogueCached()
  list(@Req() { url }: FastifyRequest) {
    return this.suggestions.suggest(readSuggestionQuery(queryOf(url) ?? new URLSearchParams()));
  }
}
