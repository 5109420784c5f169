import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $data: at('../data') } },
  build: {
    target: 'es2022',
    // The first browsers that know `light-dark()`; for older ones it would be spelled out at length.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The rules of a language share many words: together they are smaller than game by game.
            ...['de', 'en'].map((name) => ({
              name: `rules-${name}`,
              test: new RegExp(`src/(rules/${name}/|modules/\\w+/rules/${name}[.]ts)`),
            })),
            // Painters seldom change: browsers keep them when the rest has.
            { name: 'plane', test: /src\/(tiles\/plane\/|modules\/\w+\/painter)/ },
            { name: 'wall', test: /src\/tiles\/wall\// },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': 'http://localhost:8080', '/socket': { target: 'ws://localhost:8080', ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Files share threads and what they import: half of the time went into starting anew for each of them.
    pool: 'threads',
    isolate: false,
    // Only a fault takes this long, even on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
