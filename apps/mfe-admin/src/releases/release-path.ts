import { sectionPath } from '../dashboard/section-path';

/** The page of one app. */
export const releasePath = (app: string): string =>
  sectionPath('release', new URLSearchParams({ app }));
