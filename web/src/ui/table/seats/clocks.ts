// Time that goes by, for the components that show it.
import { createSubscriber } from 'svelte/reactivity';

const step = 500;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, step);
  return () => clearInterval(timer);
});

/** Now; whoever reads it in an effect or a template is asked again twice a second. */
export function now(): number {
  subscribe();
  return Date.now();
}
