import { notify } from '@tivara/state';

export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(done, 'success');
  } catch {
    notify('Couldn’t copy. Select the text and copy it yourself.', 'error');
  }
}

export const copyLink = (link: string): Promise<void> => copyText(link, 'Link copied');
