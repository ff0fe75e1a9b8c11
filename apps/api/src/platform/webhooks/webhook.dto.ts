import {
  DELIVERY_SORTS,
  DELIVERY_STATES,
  LIMITS,
  WEBHOOK_EVENTS,
  WEBHOOK_SORTS,
  WEBHOOK_STATES,
  WEBHOOK_TEST,
  type DeliveryState,
  type SentEvent,
  type WebhookEvent,
  type WebhookState,
} from '@tivara/contracts';
import { ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { Text, editOf } from '../http/fields.js';
import { MessageResponse } from '../http/message.dto.js';
import { ApiProperty, IntersectionType } from '../http/openapi-decorators.js';
import { OneOf, QueryId } from '../http/query.js';
import { pageOf, savedOf } from '../http/responses.js';
import { tableQueryDto } from '../http/table.query.js';

const { name, url } = LIMITS.webhook;
const EVENTS = 'Choose at least one event, each once.';

export class WebhookBody {
  @Text({ max: name, required: 'Name the system that is called.', label: 'The name' })
  webhook_name: string;
  @Text({ max: url, required: 'Enter the URL that is called.', label: 'The URL' }) url: string;
  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true, minItems: 1 })
  @IsIn(WEBHOOK_EVENTS, { each: true, message: 'There is no such event.' })
  @ArrayUnique({ message: EVENTS })
  @ArrayMinSize(1, { message: EVENTS })
  @IsArray({ message: EVENTS })
  events: WebhookEvent[];
}

export class WebhookEditBody extends editOf(WebhookBody) {
  /** False gives up what waits to be sent. */
  @IsBoolean({ message: 'enabled must be true or false.' })
  enabled: boolean;
}

export class WebhookDto {
  webhook_id: number;
  webhook_name: string;
  url: string;
  events: WebhookEvent[];
  /** E-mail of who made it; null when the account is deleted. */
  created_by: string | null;
  created_at: string;
  state: WebhookState;
  /** Since when no delivery has succeeded; null while they do. */
  failing_at: string | null;
  /** Deliveries that wait. */
  pending: number;
  /** Deliveries that were given up. */
  failed: number;
  version: number;
}
export class WebhookPage extends pageOf(WebhookDto) {}
export class SavedWebhook extends savedOf(WebhookDto) {}
export class NewWebhookResponse extends IntersectionType(MessageResponse, WebhookDto) {
  /** Signs what is sent. It is in this answer alone. */
  secret: string;
}

export class WebhookQueryDto extends tableQueryDto(WEBHOOK_SORTS) {
  @OneOf(WEBHOOK_STATES) state: WebhookState | '' = '';
}

export class DeliveryDto {
  delivery_id: number;
  webhook_id: number;
  webhook_name: string;
  /** The `webhook-id` header. */
  event_id: string;
  event: SentEvent;
  /** The body, as JSON. */
  payload: string;
  state: DeliveryState;
  attempts: number;
  /** Of the last attempt; null when there was no answer. */
  last_status: number | null;
  last_error: string;
  created_at: string;
  delivered_at: string | null;
  next_attempt_at: string | null;
}
export class DeliveryPage extends pageOf(DeliveryDto) {}
export class SavedDelivery extends savedOf(DeliveryDto) {}

export class DeliveryQueryDto extends tableQueryDto(DELIVERY_SORTS) {
  @QueryId() webhook: number | null = null;
  @OneOf(DELIVERY_STATES) state: DeliveryState | '' = '';
  @OneOf([...WEBHOOK_EVENTS, WEBHOOK_TEST]) event: SentEvent | '' = '';
}
