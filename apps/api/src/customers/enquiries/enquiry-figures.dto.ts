import type { EnquiryStatus, MailState } from '@tivara/contracts';

class EnquiryMailDto {
  state: MailState;
  attempts: number;
  next_attempt_at: string | null;
}

export class OverviewEnquiryDto {
  enquiry_id: number;
  to_name: string;
  created_at: string;
  status: EnquiryStatus;
  products: string[];
  /** To the team; null after retention. */
  mail: EnquiryMailDto | null;
}
