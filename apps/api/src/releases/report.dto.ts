import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FAULT_KINDS, REPORTING, type FaultKind } from '@tivara/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

/** Apps and remotes that a composition may have. */
const MOST_APPS = 100;
const LARGEST = 2_147_483_647;
const NAME = /^[a-z0-9-]{1,60}$/;

class FrameDto {
  @ApiProperty({ type: String, description: '/r/{app}/{version}/web/{file}' })
  @Matches(/^\/r\/[\w-]{1,60}\/[\w.+-]{1,100}\/web\/[\w.-]{1,100}\.js$/)
  file: string;
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(LARGEST)
  line: number;
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(0)
  @Max(LARGEST)
  column: number;
}

class FaultDto {
  @ApiProperty({ type: String })
  @Matches(/^[a-z0-9-]{1,60}\/[\w-]{1,39}$/)
  piece: string;
  @ApiProperty({ enum: FAULT_KINDS })
  @IsIn(FAULT_KINDS)
  kind: FaultKind;
  @ApiProperty({ type: String, maxLength: REPORTING.message })
  @IsString()
  @MaxLength(REPORTING.message)
  message: string;
  @ApiProperty({ type: [FrameDto], maxItems: REPORTING.frames })
  @Type(() => FrameDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(REPORTING.frames)
  @IsArray()
  frames: FrameDto[];
  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(LARGEST)
  ms?: number;
}

/** As the browser sends it by itself: whoever is refused is a program, so the texts are the validator's own. */
export class ReportDto {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(500)
  token: string;
  @ApiProperty({ type: [String] })
  @Matches(/^[a-z0-9-]{1,60}@[\w.+-]{1,100}$/, { each: true })
  @ArrayMaxSize(MOST_APPS)
  @IsArray()
  versions: string[];
  @ApiProperty({ type: [String] })
  @Matches(NAME, { each: true })
  @ArrayMaxSize(MOST_APPS)
  @IsArray()
  well: string[];
  @ApiProperty({ type: [FaultDto], maxItems: REPORTING.faults })
  @Type(() => FaultDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(REPORTING.faults)
  @IsArray()
  faults: FaultDto[];
}
