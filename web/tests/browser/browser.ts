// Browsers for the tests: pages that must not complain, neither in the console nor about the Content-Security-Policy.
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { useFixedChance } from './chance.ts';
import { patience } from './patience.ts';

export async function startBrowser(): Promise<Browser> {
  // Chromium without the window that nobody sees: a third less to compute.
  return chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
    timeout: patience,
  });
}

export interface VisitOptions extends BrowserContextOptions {
  /** Those of the first game, of which some may have been seen; whoever tests something else wants none. */
  tips?: boolean | { seen: string };
}

/** What the browser itself says when a server is gone is no fault of the page. */
const expected =
  /ERR_CONNECTION_REFUSED|WebSocket connection to|ERR_NETWORK_CHANGED|ERR_INTERNET_DISCONNECTED/;

/** Runs in the page. */
function chooseTips(tips: boolean | { seen: string }): void {
  try {
    if (tips === false) localStorage.setItem('trencavel.tips', 'off');
    if (typeof tips === 'object') localStorage.setItem('trencavel.tips.seen', tips.seen);
  } catch {
    // An empty page has no storage.
  }
}

export class Visit {
  readonly complaints: string[] = [];

  private constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Visitors with the same number make the same random choices. */
  static async open(
    browser: Browser,
    number: number,
    url: string,
    { tips = false, ...options }: VisitOptions = {},
  ): Promise<Visit> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(patience);
    await useFixedChance(context, number);
    await context.addInitScript(chooseTips, tips);
    const visit = new Visit(await context.newPage());
    await visit.page.goto(url);
    return visit;
  }

  /** Every test ends with it. */
  async close(): Promise<void> {
    expect(this.complaints).toEqual([]);
    await this.page.context().close();
  }
}
