// Short movements of pieces: a tile settles, a figure appears, a figure walks home. Without motion they last no time.
import type { TransitionConfig } from 'svelte/transition';

interface Motion {
  motion: boolean;
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

export function settle(_node: Element, { motion }: Motion): TransitionConfig {
  return {
    duration: motion ? 280 : 0,
    easing: easeOut,
    css: (t) => `transform: scale(${1.18 - 0.18 * t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

export function appear(_node: Element, { motion }: Motion): TransitionConfig {
  return {
    duration: motion ? 260 : 0,
    delay: motion ? 60 : 0,
    easing: easeOut,
    css: (t, u) => `transform: translateY(${-26 * u}px); opacity: ${t}`,
  };
}

export function walkHome(_node: Element, { motion }: Motion): TransitionConfig {
  return {
    duration: motion ? 700 : 0,
    easing: (t) => t * t,
    css: (t, u) =>
      `transform: translate(${Math.sin(u * 12) * 3}px, ${-60 * u}px) scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, t * 1.6)}`,
  };
}

export function rise(_node: Element, { motion }: Motion): TransitionConfig {
  return {
    duration: motion ? 900 : 0,
    css: (t, u) => `transform: translateY(${-40 * t}px); opacity: ${Math.min(1, u * 2.5)}`,
  };
}
