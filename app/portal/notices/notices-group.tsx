import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { brand } from '~/shared/brand/brand';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Switch } from '~/shared/fields/switch';
import { formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import {
  chooseKinds,
  endNotices,
  type NoticeKind,
  type NoticeSupport,
  noticeKinds,
  noticesQuery,
  startNotices,
} from './device';

type Device = { id: string; device: string; kinds: string[]; created_at: string; isThis: boolean };

/** The devices on which the member gets notices: what each shows, and how to end it. */
export function NoticesGroup({ userId }: { userId: string }) {
  const { t } = useTranslation('notices');
  const query = useQuery(noticesQuery(userId));
  const id = useId();
  const devices = query.data?.devices;
  const group = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  const takeFocus = () => group.current?.focus({ preventScroll: true });
  return (
    <Card>
      <section ref={group} tabIndex={-1} aria-labelledby={id} className="grid gap-4 outline-none">
        <div className="grid gap-1">
          <h3 id={id} className="text-heading">
            {t('title')}
          </h3>
          <p className="max-w-prose text-sm text-muted">{t('text')}</p>
        </div>
        {!query.data && query.error && <LoadFailure title={t('loadFailed')} query={query} />}
        {query.isPending && <Skeleton className="h-12 w-full" />}
        {devices?.length === 0 && <p>{t('none')}</p>}
        {devices && devices.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {devices.map((device) => (
              <li key={device.id}>
                <DeviceRow userId={userId} device={device} onEnded={takeFocus} />
              </li>
            ))}
          </ul>
        )}
        {query.data && !devices?.some(({ isThis }) => isThis) && (
          <Start userId={userId} support={query.data.support} onStarted={takeFocus} />
        )}
      </section>
    </Card>
  );
}

type StartProps = { userId: string; support: NoticeSupport; onStarted: () => void };

/** Begins notices on this device, or says why it cannot. */
function Start({ userId, support, onStarted }: StartProps) {
  const { t } = useTranslation('notices');
  const { language } = useLanguage();
  const cache = useQueryClient();
  const starting = useSingleMutation({
    mutationFn: () => startNotices(noticeKinds, language),
    onSuccess: async (isStarted) => {
      await cache.invalidateQueries(noticesQuery(userId));
      if (isStarted) onStarted();
    },
    onError: (error) => console.info('Notices:', error),
  });
  if (support !== 'available') {
    return <p className="max-w-prose text-sm">{t(`support.${support}`, { brand: brand.name })}</p>;
  }
  return (
    <>
      <Button
        variant="outline"
        busy={starting.isPending}
        className="max-md:w-full md:justify-self-start"
        onClick={() => starting.mutate()}
      >
        {t(starting.isPending ? 'starting' : 'start')}
      </Button>
      {(starting.isError || starting.data === false) && (
        <FocusOnMount reason={starting.submittedAt}>
          <Notice tone="warning" live="alert">
            <p>{t(starting.isError ? 'failed' : 'refused')}</p>
          </Notice>
        </FocusOnMount>
      )}
    </>
  );
}

type DeviceRowProps = { userId: string; device: Device; onEnded: () => void };

function DeviceRow({ userId, device, onEnded }: DeviceRowProps) {
  const { t } = useTranslation('notices');
  const { language } = useLanguage();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries(noticesQuery(userId));
  const choosing = useSingleMutation({
    mutationFn: (kinds: NoticeKind[]) => chooseKinds(device.id, kinds),
    onSettled: refresh,
  });
  const ending = useSingleMutation({
    mutationFn: () => endNotices(device.id, device.isThis),
    onSuccess: onEnded,
    onSettled: refresh,
  });
  const kinds = (choosing.isPending && choosing.variables) || device.kinds;
  return (
    <div className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {device.device}
          {device.isThis && <Badge tone="success">{t('device.this')}</Badge>}
        </p>
        <Button
          variant="quiet"
          size="sm"
          busy={ending.isPending}
          aria-label={t('device.endName', { device: device.device })}
          className="-mr-3"
          onClick={() => ending.mutate()}
        >
          {t('device.end')}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {t('device.since', { date: formatDay(device.created_at, language) })}
      </p>
      {noticeKinds.map((kind) => (
        <KindSwitch
          key={kind}
          kind={kind}
          device={device.device}
          checked={kinds.includes(kind)}
          onChange={(isOn) =>
            choosing.mutate(
              noticeKinds.filter((one) => (one === kind ? isOn : kinds.includes(one))),
            )
          }
        />
      ))}
      {(choosing.isError || ending.isError) && (
        <Notice tone="danger" live="alert">
          <p>{t('notSaved')}</p>
        </Notice>
      )}
    </div>
  );
}

type KindSwitchProps = {
  kind: NoticeKind;
  device: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
};

function KindSwitch({ kind, device, checked, onChange }: KindSwitchProps) {
  const { t } = useTranslation('notices');
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <span>
        {t(`kinds.${kind}`)}
        <span id={id} className="sr-only">
          {t('device.kindOf', { kind: t(`kinds.${kind}`), device })}
        </span>
      </span>
      <Switch checked={checked} onChange={onChange} aria-labelledby={id} />
    </div>
  );
}
