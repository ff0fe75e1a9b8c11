import { IntersectionType } from '../../platform/http/openapi-decorators.js';
import { savedOf } from '../../platform/http/responses.js';
import { PictureDto } from '../../platform/media/picture.dto.js';
import { PublicationDto } from '../../platform/publication.dto.js';

export class CategoryDto {
  category_id: number;
  category_name: string;
}
export class MaterialDto {
  material_id: number;
  material_name: string;
}
export class MaterialsDto {
  materials: MaterialDto[];
}
export class ColorDto {
  color_id: number;
  color_name: string;
  color_code: string;
}
export class CollectionDto {
  collection_id: number;
  collection_name: string;
  collection_desc: string;
  collection_image: string;
  picture: PictureDto;
}
export class FinishingDto {
  finishing_id: number;
  finishing_name: string;
}
export class FrameTypeDto {
  frame_type_id: number;
  frame_type_name: string;
  frame_type_img: string;
}
export class ShapeDto {
  shape_id: number;
  shape_name: string;
  shape_img: string;
}

export class AdminCategoryDto extends CategoryDto {
  version: number;
}
export class AdminMaterialDto extends MaterialDto {
  version: number;
}
export class AdminColorDto extends ColorDto {
  version: number;
}
export class AdminCollectionDto extends IntersectionType(CollectionDto, PublicationDto) {
  /** In the order of listings. */
  position: number;
  version: number;
}
export class AdminFinishingDto extends FinishingDto {
  version: number;
}
export class AdminFrameTypeDto extends FrameTypeDto {
  picture: PictureDto;
  version: number;
}
export class AdminShapeDto extends ShapeDto {
  picture: PictureDto;
  version: number;
}

export class SavedCollection extends savedOf(AdminCollectionDto) {}
