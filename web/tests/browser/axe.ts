// What would keep someone from using a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string }[];
}

export async function seriousFaults(page: Page): Promise<string[]> {
  // Run by the debugger, which the page's policy does not bind.
  const violations = (await page.evaluate(
    `${axe}; axe.run({ resultTypes: ['violations'] }).then((r) => r.violations)`,
  )) as Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

export async function isWiderThanTheScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
