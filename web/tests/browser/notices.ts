// What a page tells its reader in passing, kept for the test after it is gone from the screen.
import type { Page } from 'playwright-core';

/** Call it before what is to be told about. */
export async function keepNotices(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notices = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const notice of document.querySelectorAll('.notice')) notices.add(notice.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(globalThis, { notices });
  });
}

/** Until something was told with this text in it. */
export async function noticed(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { notices } = globalThis as unknown as { notices: Set<string> };
    return [...notices].some((notice) => notice.includes(wanted));
  }, text);
}
