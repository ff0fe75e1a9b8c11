import { IsBoolean, IsOptional } from 'class-validator';

export class LockBody {
  /** Also from another account, which then sees who has it. */
  @IsOptional()
  @IsBoolean({ message: 'take_over must be true or false.' })
  take_over?: boolean;
}

export class LockHolderDto {
  email: string;
  since: string;
  /** Whether it is the account that asks. */
  own: boolean;
}

export class ContentLockDto {
  /** Who edits the block; null if nobody does. */
  holder: LockHolderDto | null;
}
