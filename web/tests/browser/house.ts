// What all tests of a file need: a server of their own, and a browser to visit it.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser, Visit, type VisitOptions } from './browser.ts';
import { TestServer } from './server.ts';

export class House {
  readonly server: TestServer;
  private browser: Browser | null = null;
  private visits = 0;

  /** At the beginning of a file: both are started before its tests and ended after them. */
  constructor(database?: string) {
    this.server = new TestServer(database);
    beforeAll(async () => {
      [this.browser] = await Promise.all([startBrowser(), this.server.start()]);
    });
    afterAll(async () => {
      await this.browser?.close();
      await this.server.end();
    });
  }

  /** Somebody new, on the start page or at the end of a link. */
  async visit(link = this.server.url, options: VisitOptions = {}): Promise<Visit> {
    if (!this.browser) throw new Error('the house is not open yet');
    return Visit.open(this.browser, ++this.visits, link, options);
  }
}
