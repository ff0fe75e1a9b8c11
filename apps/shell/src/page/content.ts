import { contentOf } from '@tivara/state';
import type { Content } from '../content-blocks';

export type { Content };
/** The texts and pictures of this app's pages. */
export const content = contentOf<Content>('shell');
