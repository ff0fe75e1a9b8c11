/** The browsers of tests and gates, and of benchmarks. */
import fs from 'node:fs';
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { findProgram } from './bootstrap.mjs';

/** Chromium without a window: it needs half the CPU. */
const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** CHROMIUM if it is set, else Playwright's own browser, else the machine's first program of these; undefined without any. */
function find(...programs: string[]): string | undefined {
  const set = process.env['CHROMIUM'];
  if (set) return set;
  const own = chromium.executablePath();
  if (fs.existsSync(own)) return own;
  return findProgram(...programs);
}

const launching = (executablePath: string | undefined) =>
  ({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  }) satisfies LaunchOptions;

export const chromiumPath = () => find(HEADLESS, ...WHOLE);
export const BROWSER = launching(chromiumPath());
/** What people have, for measurements. */
export const WHOLE_BROWSER = launching(find(...WHOLE, HEADLESS));

/** Lets a page run functions of TypeScript files: tsx names inner functions with a helper that a page lacks. */
export const allowFunctions = (context: BrowserContext) =>
  context.addInitScript('globalThis.__name = (value) => value');
