import type { Page } from '@playwright/test';

/**
 * Notes of each alert that comes to the open page whether it has the focus in the very moment in
 * which it is there. Whoever types on at once would lose what they type to a focus that comes later.
 * @returns what was noted since it was last asked for, in order.
 */
export async function noteAlerts(page: Page): Promise<() => Promise<boolean[]>> {
  const noted = await page.evaluateHandle(() => {
    const alerts: boolean[] = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const alert = node.matches('[role=alert]') ? node : node.querySelector('[role=alert]');
        if (alert) alerts.push(alert.parentElement === document.activeElement);
      }
    }).observe(document.body, { childList: true, subtree: true });
    return alerts;
  });
  return () => noted.evaluate((alerts) => alerts.splice(0));
}
