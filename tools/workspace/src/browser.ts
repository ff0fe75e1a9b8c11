/** The browser of tests, gates and benchmarks. */
import fs from 'node:fs';
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { findProgram } from './bootstrap.mjs';

/** CHROMIUM if it is set, else Playwright's own browser, else the machine's; undefined without any. */
export function chromiumPath(): string | undefined {
  const set = process.env['CHROMIUM'];
  if (set) return set;
  const own = chromium.executablePath();
  if (fs.existsSync(own)) return own;
  return findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}

const executablePath = chromiumPath();

export const BROWSER = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
} satisfies LaunchOptions;

/** Lets a page run functions of TypeScript files: tsx names inner functions with a helper that a page lacks. */
export const allowFunctions = (context: BrowserContext) =>
  context.addInitScript('globalThis.__name = (value) => value');
