import { Controller, Get } from '@nestjs/common';
import { Public } from '../http/policy.js';
import { ReferenceService } from './reference.service.js';

@Controller('api')
export class ReferenceController {
  constructor(private readonly reference: ReferenceService) {}

  @Get('categories')
  @Public()
  categories() {
    return this.reference.categories();
  }

  @Get('materials')
  @Public()
  async materials() {
    return { materials: await this.reference.materials() };
  }

  @Get('finishing')
  @Public()
  finishings() {
    return this.reference.finishings();
  }

  @Get('frametype')
  @Public()
  frameTypes() {
    return this.reference.frameTypes();
  }

  @Get('shape')
  @Public()
  shapes() {
    return this.reference.shapes();
  }

  @Get('colors')
  @Public()
  colors() {
    return this.reference.colors();
  }

  @Get('collection')
  @Public()
  collections() {
    return this.reference.collections();
  }
}
