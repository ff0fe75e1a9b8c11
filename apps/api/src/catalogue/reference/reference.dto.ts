import { LIMITS, formatColourCode, parseColourCode } from '@tivara/contracts';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/openapi-decorators.js';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import { PictureUrl, Text, checked } from '../../platform/http/fields.js';

const NAME = 120;

const upperName = (label: string, required: string) =>
  Text({ max: NAME, label, required, upper: true });

export class CategoryBody {
  @upperName('Category', 'Category is required.') category_name: string;
}

export class FinishingBody {
  @upperName('Finishing', 'Finishing is required.') finishing_name: string;
}

/** The form sends `name`; `material_name` is accepted too. (DECISIONS, Data: material create) */
export class MaterialBody {
  @ValidateIf(({ material_name }: MaterialBody) => material_name === undefined)
  @ApiPropertyOptional()
  @upperName('Materials', 'Materials is required.')
  name?: string;
  @ValidateIf(({ material_name }: MaterialBody) => material_name !== undefined)
  @ApiPropertyOptional()
  @upperName('Materials', 'Materials is required.')
  material_name?: string;
}

export class ColorBody {
  @upperName('Name', 'Name is required.') color_name: string;

  /** Stores hex digits in upper case. */
  @Transform(({ value }) => {
    const colour = typeof value === 'string' ? parseColourCode(value) : null;
    return colour ? formatColourCode(colour) : (value as unknown);
  })
  @ApiProperty({ type: String })
  @colourCode()
  color_code: string;
}

/** The closed grammar, not what browsers accept. (DECISIONS, Data: color_code) */
export function colourCode(): PropertyDecorator {
  return checked('color_code', (value) =>
    typeof value === 'string' && parseColourCode(value)
      ? null
      : 'The colour code must be #RRGGBB or linear-gradient(direction, #RRGGBB, #RRGGBB).',
  );
}

export class CollectionBody {
  @Text({ max: NAME, label: 'Collection name', required: 'Collection name is required' })
  collection_name: string;
  @Text({
    max: LIMITS.collectionDescription,
    label: 'Description',
    required: 'Description is required',
    lines: true,
  })
  collection_desc: string;
  @PictureUrl('Banner image is required') collection_image: string;
  @IsOptional()
  @ApiPropertyOptional({ type: Boolean })
  @IsBoolean({ message: 'published must be true or false.' })
  published?: boolean;
}

export class FrameTypeBody {
  @Text({ max: NAME, label: 'Frame Type', required: 'Frame Type is required.' })
  frame_type_name: string;
  @PictureUrl('Frame Type Image is required.') frame_type_img: string;
}

export class ShapeBody {
  @Text({ max: NAME, label: 'Shape Name', required: 'Shape Name is required.' })
  shape_name: string;
  @PictureUrl('Shape Image is required.') shape_img: string;
}
