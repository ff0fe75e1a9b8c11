import { type SubscriberStatus } from '@tivara/contracts';
import { Email } from '../../platform/http/fields.js';
import { pageOf } from '../../platform/http/responses.js';

export class NewsletterBody {
  @Email('Enter a valid e-mail address.') email: string;
}

export class SubscriberRowDto {
  subscriber_id: number;
  email: string;
  status: SubscriberStatus;
  created_at: string;
  confirmed_at: string | null;
}

export class SubscriberPage extends pageOf(SubscriberRowDto) {}
