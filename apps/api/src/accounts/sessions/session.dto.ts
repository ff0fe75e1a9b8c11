export class SessionRowDto {
  session_id: string;
  user_agent: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}
