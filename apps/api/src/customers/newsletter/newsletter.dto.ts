import { IsEmail, MaxLength } from 'class-validator';

export class NewsletterDto {
  @MaxLength(254, { message: 'Enter a valid e-mail address.' })
  @IsEmail({}, { message: 'Enter a valid e-mail address.' })
  email: string;
}
