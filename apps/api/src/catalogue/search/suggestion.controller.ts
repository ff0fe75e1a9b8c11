import { Controller, Get, Query } from '@nestjs/common';
import { CatalogueCached } from '../catalogue-cache.js';
import { Public } from '../../platform/http/policy.js';
import { Previewed } from '../../platform/preview/previewed.js';
import { SuggestionQueryDto } from '../products/product.query.js';
import { SuggestionService } from './suggestion.service.js';
import type { SuggestionsDto } from './suggestion.dto.js';

@Controller('api/suggestions')
export class SuggestionController {
  constructor(private readonly suggestions: SuggestionService) {}

  @Get()
  @Public()
  @CatalogueCached()
  suggest(
    @Query() { q }: SuggestionQueryDto,
    @Previewed() shows: string | null,
  ): Promise<SuggestionsDto> {
    return this.suggestions.suggest(q, shows);
  }
}
