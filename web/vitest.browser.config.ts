// Tests in a real browser against a real server: `npm run browser`, after the program was built.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.browser.ts'],
    testTimeout: 480_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    maxConcurrency: 1,
  },
});
