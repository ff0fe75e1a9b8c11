import { Controller, Get } from '@nestjs/common';
import { OfCatalogue } from '../catalogue-version/catalogue-cache.js';
import { Public } from '../http/policy.js';
import {
  CATEGORY,
  COLLECTION,
  COLOR,
  FINISHING,
  FRAME_TYPE,
  MATERIAL,
  SHAPE,
} from './reference-kinds.js';
import { ReferenceService } from './reference.service.js';

@Controller('api')
export class ReferenceController {
  constructor(private readonly reference: ReferenceService) {}

  @Get('categories')
  @Public()
  @OfCatalogue()
  categories() {
    return this.reference.list(CATEGORY);
  }

  @Get('materials')
  @Public()
  @OfCatalogue()
  async materials() {
    return { materials: await this.reference.list(MATERIAL) };
  }

  @Get('finishing')
  @Public()
  @OfCatalogue()
  finishings() {
    return this.reference.list(FINISHING);
  }

  @Get('frametype')
  @Public()
  @OfCatalogue()
  frameTypes() {
    return this.reference.list(FRAME_TYPE);
  }

  @Get('shape')
  @Public()
  @OfCatalogue()
  shapes() {
    return this.reference.list(SHAPE);
  }

  @Get('colors')
  @Public()
  @OfCatalogue()
  colors() {
    return this.reference.list(COLOR);
  }

  @Get('collection')
  @Public()
  @OfCatalogue()
  collections() {
    return this.reference.list(COLLECTION);
  }
}
