import { defineConfig } from '@playwright/test';
import { limit } from '@tivara/workspace/test-limits';
import config from '../../playwright.config.js';

export default defineConfig({ ...config, testDir: '.', testIgnore: [], timeout: limit(300_000) });
