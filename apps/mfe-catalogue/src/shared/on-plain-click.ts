import type { MouseEvent } from 'react';

/** Replaces navigation on plain clicks; modified clicks follow the link. */
export const onPlainClick = (action: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  action();
};
