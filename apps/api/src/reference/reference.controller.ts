import { Controller, Get } from '@nestjs/common';
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
  categories() {
    return this.reference.list(CATEGORY);
  }

  @Get('materials')
  @Public()
  async materials() {
    return { materials: await this.reference.list(MATERIAL) };
  }

  @Get('finishing')
  @Public()
  finishings() {
    return this.reference.list(FINISHING);
  }

  @Get('frametype')
  @Public()
  frameTypes() {
    return this.reference.list(FRAME_TYPE);
  }

  @Get('shape')
  @Public()
  shapes() {
    return this.reference.list(SHAPE);
  }

  @Get('colors')
  @Public()
  colors() {
    return this.reference.list(COLOR);
  }

  @Get('collection')
  @Public()
  collections() {
    return this.reference.list(COLLECTION);
  }
}
