// Tests in a real browser against a real server: `npm run browser`, after the program was built.
import { defineConfig } from 'vitest/config';
import { patience } from './tests/browser/patience.ts';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.browser.ts'],
    testTimeout: 10 * patience,
    hookTimeout: patience,
    maxWorkers: 2,
  },
});
