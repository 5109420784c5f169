import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Shorter than `svelte-` and a whole hash: there are some two thousand of them in the app.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` },
};
