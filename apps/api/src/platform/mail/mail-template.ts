import { BRAND } from '@tivara/contracts';
import escapeHtml from 'escape-html';
import type { Contact } from '../wording/wording.js';

/** Stored as JSON in the outbox and rendered when it is sent. */
export interface MailContent {
  paragraphs: string[];
  facts?: [label: string, value: string][] | undefined;
  items?: { name: string; detail: string; image: string | null }[] | undefined;
  action?: { label: string; url: string } | undefined;
  footnote?: string | undefined;
  /** URL for one-click unsubscription. (RFC 8058) */
  unsubscribe?: string | undefined;
  /** Mails that an earlier version stored have none. */
  contact?: Contact;
}

const INK = '#1a1917';
const SOFT = '#4b463f';
const PAPER = '#f7f4ef';
const LINE = '#e2dcd2';
const GOLD = '#7a5c2a';
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const IMAGE = 96;

export function toText(content: MailContent): string {
  const { paragraphs, facts, items, action, footnote, contact = BRAND } = content;
  const parts = [
    ...paragraphs,
    facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    items?.map(({ name, detail }) => `- ${name}${detail && ` (${detail})`}`).join('\n'),
    action && `${action.label}: ${action.url}`,
    footnote,
    `${BRAND.name}, ${BRAND.city}\n${contact.mail}, ${contact.phone}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Plain tables and inline styles, which all mail programs support. */
export function toHtml(subject: string, content: MailContent): string {
  const { paragraphs, facts, items, action, footnote, contact = BRAND } = content;
  const row = (html: string, padding = '0 32px 16px') =>
    `<tr><td style="padding:${padding};font:16px/1.55 ${SANS};color:${SOFT}">${html}</td></tr>`;
  const rows = [
    row(
      `<span style="font:20px/1 ${SERIF};letter-spacing:.28em;color:${INK}">${escapeHtml(BRAND.name.toUpperCase())}</span>`,
      '32px 32px 24px',
    ),
    row(
      `<h1 style="margin:0;font:normal 26px/1.25 ${SERIF};color:${INK}">${escapeHtml(subject)}</h1>`,
    ),
    ...paragraphs.map((text) => row(escapeHtml(text).replaceAll('\n', '<br>'))),
    facts?.length ? row(factTable(facts)) : '',
    items?.length ? row(itemTable(items)) : '',
    action ? row(button(action), '8px 32px 24px') : '',
    footnote ? row(`<span style="font-size:13px">${escapeHtml(footnote)}</span>`) : '',
    row(
      `<span style="font-size:13px">${escapeHtml(`${BRAND.name}, ${BRAND.city} · ${contact.mail} · ${contact.phone}`)}</span>`,
      '24px 32px 32px',
    ),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${PAPER}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-top:3px solid ${GOLD}">
${rows.filter(Boolean).join('\n')}
</table></td></tr></table></body></html>`;
}

const table = (rows: string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${LINE}">${rows.join('')}</table>`;

const cell = (content: string, style = '') =>
  `<td style="padding:10px 12px 10px 0;border-bottom:1px solid ${LINE};font:15px/1.45 ${SANS};color:${INK};${style}">${content}</td>`;

const factTable = (facts: [string, string][]) =>
  table(
    facts.map(
      ([label, value]) =>
        `<tr>${cell(escapeHtml(label), `width:120px;color:${SOFT}`)}${cell(escapeHtml(value))}</tr>`,
    ),
  );

const itemTable = (items: NonNullable<MailContent['items']>) =>
  table(
    items.map(({ name, detail, image }) => {
      const picture = image
        ? `<img src="${escapeHtml(image)}" width="${IMAGE}" height="${IMAGE}" alt="" style="display:block;border:0">`
        : '';
      const text = `${escapeHtml(name)}${detail && `<br><span style="color:${SOFT}">${escapeHtml(detail)}</span>`}`;
      return `<tr>${cell(picture, `width:${IMAGE}px`)}${cell(text)}</tr>`;
    }),
  );

const button = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;background:${INK};color:${PAPER};font:15px/1 ${SANS};text-decoration:none">${escapeHtml(label)}</a>`;
