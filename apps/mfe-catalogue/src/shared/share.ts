import { msg, notify } from '@tivara/state';

/** Opens the device's share sheet, or copies the link. */
export async function share(title: string, path: string): Promise<void> {
  const { href: url } = new URL(path, location.origin);
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify(msg('Link copied'), 'success');
  } catch (error) {
    // A dismissed share sheet is not an error.
    if (error instanceof Error && error.name === 'AbortError') return;
    notify(msg('Couldn’t copy the link. Copy it from the address bar.'), 'error');
  }
}
