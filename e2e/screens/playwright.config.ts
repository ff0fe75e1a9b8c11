import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.js';

export default defineConfig({ ...config, testDir: '.', testIgnore: [], timeout: 300_000 });
