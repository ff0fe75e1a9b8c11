// @ts-check
/** The browser of tests, gates and benches. */
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './programs.mjs';

/** CHROMIUM where it is set, else Playwright's own where it is installed, else the machine's; undefined without any. @returns {string | undefined} */
export function chromiumPath() {
  const set = process.env['CHROMIUM'];
  if (set) return set;
  const own = chromium.executablePath();
  if (fs.existsSync(own)) return own;
  return findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}

const executablePath = chromiumPath();

/** @satisfies {import('@playwright/test').LaunchOptions} */
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
};
