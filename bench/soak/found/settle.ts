import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const timeoutMs = 200_000;

/**
 * Waits until the queue is empty. An applicant's email that a killed server had claimed is due again ten
 * minutes later; this function skips that time.
 * @returns whether the queue is empty
 */
export async function waitForEmails(owner: pg.Client, site: string): Promise<boolean> {
  await owner.query(
    `update public.membership_applications set received_mail_claimed_at = now() - interval '11 minutes'
     where received_mail_sent_at is null`,
  );
  const headers = {
    apikey: 'sb_publishable_local',
    'content-type': 'application/json',
    'x-forwarded-for': '10.250.0.1',
  };
  for (let call = 0; call < 5; call += 1) {
    const path = '/functions/v1/send-application-emails';
    await fetch(site + path, { method: 'POST', headers, body: '{}' });
  }
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const { rowCount } = await owner.query(
      "select from gateway.mail_queue where state = 'waiting' limit 1",
    );
    if (rowCount === 0) return true;
    await wait(500);
  }
  return false;
}
