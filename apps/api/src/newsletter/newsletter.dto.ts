import { IsEmail, MaxLength } from 'class-validator';

export class NewsletterDto {
  @IsEmail({}, { message: 'Enter a valid e-mail address.' })
  @MaxLength(254, { message: 'The e-mail address has too many characters.' })
  email: string;
}
