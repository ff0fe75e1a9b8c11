import { LIMITS, type ImportBody, type ImportRunBody } from '@tivara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsString, Min } from 'class-validator';

const SKIP = 'skip must be the numbers of the lines that are left out.';

export class ImportDto implements ImportBody {
  @ApiProperty({ type: String })
  @IsString({ message: 'csv must be the text of a CSV file.' })
  csv: string;
}

export class ImportRunDto extends ImportDto implements ImportRunBody {
  @ApiProperty({ type: [Number], maxItems: LIMITS.importRows })
  @Min(1, { each: true, message: SKIP })
  @IsInt({ each: true, message: SKIP })
  @ArrayMaxSize(LIMITS.importRows, { message: SKIP })
  @IsArray({ message: SKIP })
  skip: number[];
}
