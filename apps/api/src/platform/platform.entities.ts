import { Audit } from './audit/audit.entity.js';
import { Lease } from './background/lease.entity.js';
import { AppState } from './database/app-state.entity.js';
import { Mail } from './mail/mail.entity.js';
import { Media } from './media/media.entity.js';

export const PLATFORM_ENTITIES = [AppState, Audit, Lease, Mail, Media];
