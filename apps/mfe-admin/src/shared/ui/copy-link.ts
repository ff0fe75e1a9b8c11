import { notify } from '@tivara/state';

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify('Link copied', 'success');
  } catch {
    notify('Couldn’t copy the link. Select it and copy it yourself.', 'error');
  }
}
