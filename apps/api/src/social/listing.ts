import { LIMITS } from '@tivara/contracts';
import { isLoopback, type Settings } from '../platform/settings/settings.js';

type Service = NonNullable<Settings['social']>;

const MOST_BYTES = 1024 * 1024;
const MAX_LENGTHS = { id: 100, caption: 2_200, url: 2_000, permalink: 1_000 };

export interface ListedPost {
  id: string;
  caption: string;
  mediaUrl: string;
  permalink: string;
  mediaType: 'IMAGE' | 'CAROUSEL_ALBUM';
}

/** (SPEC 5 and 7, Social feed) @throws Error without the token */
export async function readListing(
  { url, token }: Service,
  timeoutMs: number,
): Promise<ListedPost[]> {
  const address = new URL(url);
  address.searchParams.set('fields', 'id,caption,media_url,permalink,media_type');
  address.searchParams.set('access_token', token);
  const listing = parse(await read(address, MOST_BYTES, timeoutMs)) as { data?: unknown } | null;
  if (!Array.isArray(listing?.data)) throw new Error('there is no list of posts in it');
  return listing.data.flatMap((post) => toPost(post, address)).slice(0, LIMITS.socialPosts);
}

export const readPicture = ({ mediaUrl }: ListedPost, timeoutMs: number): Promise<Buffer> =>
  read(new URL(mediaUrl), LIMITS.picture.bytes, timeoutMs);

async function read(address: URL, most: number, timeoutMs: number): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  // The token would travel along with a redirect.
  const answer = await fetch(address, { redirect: 'error', signal }).catch((error: Error) => {
    // Without the cause, which may contain the URL.
    throw new Error(error.name === 'TimeoutError' ? 'it took too long' : 'it cannot be reached');
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > most) break;
      chunks.push(chunk);
    }
  } catch {
    throw new Error(signal.aborted ? 'it took too long' : 'it broke off');
  }
  if (bytes > most) throw new Error('it is too large');
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Error('it is no JSON');
  }
}

/** Incomplete posts are left out. */
function toPost(value: unknown, service: URL): ListedPost[] {
  const { id, caption, media_url, permalink, media_type } = (value ?? {}) as Record<
    string,
    unknown
  >;
  if (media_type !== 'IMAGE' && media_type !== 'CAROUSEL_ALBUM') return [];
  if (typeof id !== 'string' || !id || id.length > MAX_LENGTHS.id) return [];
  if (!isSafe(media_url, MAX_LENGTHS.url, service) || !isSafe(permalink, MAX_LENGTHS.permalink))
    return [];
  const text = typeof caption === 'string' ? caption.slice(0, MAX_LENGTHS.caption) : '';
  return [{ id, caption: text, mediaUrl: media_url, permalink, mediaType: media_type }];
}

/** https; a service on this machine may also name pictures of its own. */
function isSafe(value: unknown, most: number, service?: URL): value is string {
  if (typeof value !== 'string' || value.length > most || !URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  const own = service !== undefined && isLoopback(service.hostname) && origin === service.origin;
  return protocol === 'https:' || own;
}
