/** What the documentation consists of, for the specs that hold it to what it says. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './steps.ts';

/** A fenced block. `info` is what follows the language, such as `file=…`; `section` the heading above it. */
export interface Block {
  section: string;
  language: string;
  info: string;
  text: string;
}

const FENCE = /^ *```(\w*) ?(.*)$/;

export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  let open: Block | undefined;
  for (const line of fs.readFileSync(path.join(ROOT, page), 'utf8').split('\n')) {
    const [fence, language = '', info = ''] = FENCE.exec(line) ?? [];
    if (open && fence) open = undefined;
    else if (open) open.text += `${line}\n`;
    else if (fence) blocks.push((open = { section, language, info, text: '' }));
    else if (line.startsWith('#')) section = line.replace(/^#+ /, '');
  }
  return blocks;
}
