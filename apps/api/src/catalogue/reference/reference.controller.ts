import { Controller, Get } from '@nestjs/common';
import { CatalogueCached } from '../catalogue-cache.js';
import { Previewed } from '../../platform/preview/previewed.js';
import { Public } from '../../platform/http/policy.js';
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
import type {
  CategoryDto,
  MaterialsDto,
  FinishingDto,
  FrameTypeDto,
  ShapeDto,
  ColorDto,
  CollectionDto,
} from './reference-response.dto.js';

@Controller('api')
export class ReferenceController {
  constructor(private readonly reference: ReferenceService) {}

  @Get('categories')
  @Public()
  @CatalogueCached()
  listCategories(): Promise<CategoryDto[]> {
    return this.reference.list(CATEGORY);
  }

  @Get('materials')
  @Public()
  @CatalogueCached()
  async listMaterials(): Promise<MaterialsDto> {
    return { materials: await this.reference.list(MATERIAL) };
  }

  @Get('finishing')
  @Public()
  @CatalogueCached()
  listFinishings(): Promise<FinishingDto[]> {
    return this.reference.list(FINISHING);
  }

  @Get('frametype')
  @Public()
  @CatalogueCached()
  listFrameTypes(): Promise<FrameTypeDto[]> {
    return this.reference.list(FRAME_TYPE);
  }

  @Get('shape')
  @Public()
  @CatalogueCached()
  listShapes(): Promise<ShapeDto[]> {
    return this.reference.list(SHAPE);
  }

  @Get('colors')
  @Public()
  @CatalogueCached()
  listColors(): Promise<ColorDto[]> {
    return this.reference.list(COLOR);
  }

  @Get('collection')
  @Public()
  @CatalogueCached()
  listCollections(@Previewed() shows: string | null): Promise<CollectionDto[]> {
    return this.reference.list(COLLECTION, shows);
  }
}
