import { LIMITS } from '@tivara/contracts';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class LoginDto {
  @IsString({ message: 'Email is required.' })
  @IsNotEmpty({ message: 'Email is required.' })
  @MaxLength(254, { message: 'Email has too many characters.' })
  email: string;

  @IsString({ message: 'Password is required.' })
  @IsNotEmpty({ message: 'Password is required.' })
  @MaxLength(LIMITS.password.max, { message: 'Password has too many characters.' })
  password: string;
}
