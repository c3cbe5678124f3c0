import { expect, test } from './support/test.ts';

// Pages as they are before any script runs, which is when they have only their own styles.
test.use({ javaScriptEnabled: false, bypassCSP: true });

for (const address of ['/BR', '/en', '/about', '/BR/my-account', '/activate-account', '/nowhere']) {
  test(`${address} holds all the styles that it needs: with the whole sheet it looks the same`, async ({
    page,
    request,
  }) => {
    await page.goto(address);
    const trimmed = await page.screenshot({ fullPage: true, animations: 'disabled' });

    await page.route(address, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const sheet = /data-sheet="([^"]+)"/.exec(html)?.[1] ?? '';
      const styles = await (await request.get(sheet)).text();
      expect(styles.length).toBeGreaterThan(20_000);
      const body = html.replace(
        /<style id="page-styles"[^>]*>[\s\S]*?<\/style>/,
        () => `<style>${styles}</style>`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto(address);
    const whole = await page.screenshot({ fullPage: true, animations: 'disabled' });
    expect(trimmed.equals(whole)).toBe(true);
  });
}
