import { rm } from 'node:fs/promises';
import { BUILD } from './build.mjs';

export default async function globalTeardown() {
  await globalThis.tivaraMariadb?.stop();
  await rm(BUILD, { recursive: true, force: true });
}
