import { queryOptions } from '@tanstack/react-query';
import Bowser from 'bowser';
import { pathFor } from '~/paths';
import { AppError } from '~/shared/backend/app-error';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { defaultLanguage, type Language } from '~/shared/i18n/language';

/** What a device can show. */
export const noticeKinds = ['requests', 'contributions', 'bills'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** `install`: an iPhone or iPad, which shows notices of sites on its home screen only. */
export type NoticeSupport = 'available' | 'blocked' | 'install' | 'none';

/** Whether this browser can show notices. */
function noticeSupport(): NoticeSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'blocked' : 'available';
  }
  const isTablet = navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isTablet ? 'install' : 'none';
}

/** The device of a user agent. Its name is empty if it is unknown. */
export function deviceOf(userAgent: string | null) {
  if (!userAgent) return { name: '', isHandheld: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    name: [browser.name, os.name].filter(Boolean).join(' · '),
    isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
  };
}

/** The devices on which a member gets notices, and which of them is this one, as a cached query. */
export function noticesQuery(userId: string) {
  return queryOptions({
    queryKey: ['members', userId, 'notices'],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase();
      const [rows, own] = await Promise.all([
        dataOf(
          supabase
            .from('push_subscriptions')
            .select('id, endpoint, device, kinds, created_at')
            .order('created_at')
            .abortSignal(signal),
        ),
        subscriptionOfDevice(),
      ]);
      const devices = rows.map(({ endpoint, ...device }) => ({
        ...device,
        isThis: endpoint === own?.endpoint,
      }));
      return { devices, support: noticeSupport() };
    },
  });
}

/**
 * Asks the browser, and sends notices to this device from now on.
 * @returns false if the member refused in the browser
 * @throws AppError, or an error of the browser's push service
 */
export async function startNotices(
  kinds: readonly NoticeKind[],
  language: Language,
): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const supabase = await loadSupabase();
  const [registration, stored] = await Promise.all([
    pushRegistration(),
    dataOf(supabase.rpc('push_public_key')),
  ]);
  // The function that sends notices creates the key, if none have been sent before.
  if (!stored) await supabase.functions.invoke('send-request-emails', { body: {} });
  const key = stored ?? (await dataOf(supabase.rpc('push_public_key')));
  if (!key) throw new AppError('unexpected', 'Notices are not set up.');
  const subscription =
    (await registration.pushManager.getSubscription()) ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    }));
  const { endpoint, keys } = subscription.toJSON();
  const device = deviceOf(navigator.userAgent).name || '?';
  await dataOf(
    supabase.rpc('save_push_subscription', {
      subscription: {
        ...{ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
        ...{ device, language, kinds: [...kinds] },
      },
    }),
  );
  return true;
}

/** Chooses what a device shows. @throws AppError */
export async function chooseKinds(id: string, kinds: readonly NoticeKind[]): Promise<void> {
  const supabase = await loadSupabase();
  const query = supabase
    .from('push_subscriptions')
    .update({ kinds: [...kinds] })
    .eq('id', id);
  await dataOf(query);
}

/** Ends the notices on a device. @throws AppError */
export async function endNotices(id: string, isThis: boolean): Promise<void> {
  const supabase = await loadSupabase();
  await dataOf(supabase.from('push_subscriptions').delete().eq('id', id));
  if (isThis) await (await subscriptionOfDevice())?.unsubscribe();
}

/**
 * The portal has a service worker for each language. One of them shows the notices of both, so that
 * a device shows each once. It takes notices only once it is active.
 */
async function pushRegistration(): Promise<ServiceWorkerRegistration> {
  const scope = pathFor('portal', defaultLanguage);
  const registration = await navigator.serviceWorker.register('/sw.js', { scope });
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker) {
    await new Promise<void>((activated) => {
      worker.addEventListener('statechange', () => worker.state === 'activated' && activated());
    });
  }
  return registration;
}

async function subscriptionOfDevice(): Promise<PushSubscription | null> {
  if (noticeSupport() !== 'available') return null;
  const registration = await navigator.serviceWorker.getRegistration(
    pathFor('portal', defaultLanguage),
  );
  return (await registration?.pushManager.getSubscription()) ?? null;
}
