import type { EntityManager } from 'typeorm';
import { toText, type MailContent } from '../../platform/mail/mail-template.js';
import { isPersonal } from '../../platform/mail/mail.service.js';
import { findPerson } from './person.js';

/** Without hashes, tokens and links that grant access. */
export async function exportPerson(manager: EntityManager, email: string): Promise<object> {
  const person = await findPerson(manager, email);
  const { account, subscriber } = person;
  return {
    account: account && {
      username: account.username,
      email: account.email,
      role: account.role,
      status: account.status,
      created_at: account.createdAt,
      password_changed_at: account.passwordChangedAt,
    },
    sessions: person.sessions.map(({ userAgent, address, createdAt, lastSeenAt }) => ({
      user_agent: userAgent,
      address,
      created_at: createdAt,
      last_seen_at: lastSeenAt,
    })),
    second_factors: person.factors.map(({ kind, name, createdAt, lastUsedAt }) => ({
      kind,
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    saved_views: person.views.map(({ section, name, query }) => ({ section, name, query })),
    wishlist: person.savedItems.map(({ item, createdAt }) => ({
      product: item.product_name,
      color: item.selected_color.color_name,
      saved_at: createdAt,
    })),
    invitations: person.invitations.map((row) => ({
      email: row.email,
      role: row.role,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
      used_at: row.usedAt,
    })),
    enquiries: person.enquiries.map((row) => ({
      reference: row.reference,
      name: row.toName,
      email: row.toEmail,
      phone: row.toNumber,
      status: row.status,
      note: row.note,
      created_at: row.createdAt,
      items: row.items.map(({ productName, colorName }) => ({ productName, colorName })),
      store: row.store,
      visit: row.visit,
      replies: person.replies
        .filter(({ enquiryId }) => enquiryId === row.id)
        .map(({ createdAt, text }) => ({ created_at: createdAt, text })),
    })),
    newsletter: subscriber && {
      email: subscriber.email,
      status: subscriber.status,
      signed_up_at: subscriber.createdAt,
      confirmed_at: subscriber.confirmedAt,
      unsubscribed_at: subscriber.unsubscribedAt,
    },
    mails: person.mails.map((row) => ({
      to: row.recipient,
      reply_to: row.replyTo,
      subject: row.subject,
      state: row.state,
      created_at: row.createdAt,
      sent_at: row.sentAt,
      text:
        row.payload && !isPersonal(row.kind)
          ? toText(JSON.parse(row.payload) as MailContent)
          : null,
    })),
    changes: person.audit.map(({ at, action, entity, entityId }) => ({
      at,
      action,
      entity,
      entity_id: entityId,
    })),
  };
}
