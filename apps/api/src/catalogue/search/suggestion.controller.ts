import { Controller, Get, Query } from '@nestjs/common';
import { CatalogueCached } from '../catalogue-cache.js';
import { Public } from '../../platform/http/policy.js';
import { SuggestionQueryDto } from '../products/product.query.js';
import { SuggestionService } from './suggestion.service.js';

@Controller('api/suggestions')
export class SuggestionController {
  constructor(private readonly suggestions: SuggestionService) {}

  @Get()
  @Public()
  @CatalogueCached()
  list(@Query() { q }: SuggestionQueryDto) {
    return this.suggestions.suggest(q);
  }
}
