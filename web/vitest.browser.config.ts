// Tests in a real browser against a real server: `npm run browser`, after the program was built.
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patience } from './tests/browser/patience.ts';

/** Whole games take longest: they come first, so that both workers finish at about the same time. */
const first = [
  'whole_games.long.ts',
  'listening.browser.ts',
  'games.browser.ts',
  'ways.browser.ts',
  'pages.browser.ts',
  'advice.browser.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = first.indexOf(basename(moduleId));
      return place < 0 ? first.length : place;
    };
    return Promise.resolve(
      [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1)),
    );
  }
}

export default defineConfig({
  test: {
    include: [
      process.env.TRENCAVEL_LONG ? 'tests/browser/**/*.{browser,long}.ts' : 'tests/browser/**/*.browser.ts',
    ],
    testTimeout: 10 * patience,
    hookTimeout: patience,
    maxWorkers: 2,
    // Files share what they import: each brings its own server and browser, and keeps nothing elsewhere.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
