import type { Page } from '@playwright/test';

/**
 * Records for each new alert whether it has focus at the moment it appears. If focus moved later, a
 * user who continues to type would lose the input.
 * @returns the records since the last call, in order
 */
export async function recordAlerts(page: Page): Promise<() => Promise<boolean[]>> {
  const recorded = await page.evaluateHandle(() => {
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
  return () => recorded.evaluate((alerts) => alerts.splice(0));
}
