import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebhookLane } from '../../src/functions/webhook-lane.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const endless = () => new Promise<void>(() => undefined);

test('A network that floods a webhook waits behind itself, not before others', async () => {
  const lane = new WebhookLane();
  const entered: string[] = [];
  const enter = (network: string) =>
    void lane.enter(network, endless()).then(
      () => entered.push(network),
      () => undefined,
    );
  for (let count = 0; count < 100; count += 1) enter('flood');
  enter('provider');
  await vi.advanceTimersByTimeAsync(0);
  expect(entered.filter((network) => network === 'flood')).toHaveLength(12);
  expect(entered).toContain('provider');
});

test('A request without a turn in time is refused with 503, so that the provider sends it again', async () => {
  const lane = new WebhookLane();
  for (let count = 0; count < 12; count += 1) await lane.enter('one', endless());
  const late = expect(lane.enter('one', endless())).rejects.toMatchObject({
    answer: { status: 503 },
  });
  await vi.advanceTimersByTimeAsync(22_000);
  await late;
});

test('A network whose requests are refused is slowed down after 60 of them, and no other', async () => {
  const lane = new WebhookLane();
  for (let count = 0; count < 60; count += 1) await lane.slowDown('forger');
  let isSlowed = true;
  const next = lane.slowDown('forger').then(() => {
    isSlowed = false;
  });
  await lane.slowDown('provider');
  expect(isSlowed).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await next;
});
