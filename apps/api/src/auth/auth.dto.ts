import { LIMITS } from '@tivara/contracts';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** Checks run from the last decorator of a field up, and the first fault is told. */
export class LoginDto {
  @MaxLength(254, { message: 'Email has too many characters.' })
  @IsNotEmpty({ message: 'Email is required.' })
  @IsString({ message: 'Email is required.' })
  email: string;

  @MaxLength(LIMITS.password.max, { message: 'Password has too many characters.' })
  @IsNotEmpty({ message: 'Password is required.' })
  @IsString({ message: 'Password is required.' })
  password: string;
}
