import { Controller, Get, Query } from '@nestjs/common';
import { CatalogueCached } from '../catalogue-cache.js';
import { Public } from '../../platform/http/policy.js';
import { SuggestionQueryDto } from '../products/product.query.js';
import { SuggestionService } from './suggestion.service.js';

@Controller('api/suggestions')
export class SuggestionController {
  constructor(private readonly suggestions: SuggestionService) {}

  /** What a search may become, of each kind the nearest few. */
  @Get()
  @Public()
  @CatalogueCached()
  list(@Query() { q }: SuggestionQueryDto) {
    return this.suggestions.suggest(q);
  }
}
