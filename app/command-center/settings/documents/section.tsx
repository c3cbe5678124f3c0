import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import {
  choicesQuery,
  type DocumentKind,
  type RejectionReason,
} from '~/command-center/kit/request-choices';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { SettingsMenu } from '~/command-center/settings/settings-menu';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { KindEditor, ReasonEditor } from './editors';

/** The documents that the team asks for, and the reasons for rejecting one. */
export function Documents() {
  const { t } = useTranslation('manageDocuments');
  const query = useQuery({ ...choicesQuery, staleTime: 0 });
  const record = useOpenRecord();
  const editor = { onClose: record.close, onReload: () => void query.refetch() };
  const { documents = [], reasons = [] } = query.data ?? {};
  const kind = documents.find(({ id }) => id === record.openId);
  const reason = reasons.find(({ id }) => id === record.openId);
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <SettingsMenu current="documents" />
      {query.isPending && <Skeleton className="h-60" />}
      {!query.data && query.error && <LoadFailure title={t('kinds.title')} query={query} />}
      {query.data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          <Part name="kinds" onAdd={() => record.open('new-kind')}>
            {documents.map((one) => (
              <KindRow key={one.id} kind={one} onOpen={() => record.open(one.id)} />
            ))}
          </Part>
          <Part name="reasons" onAdd={() => record.open('new-reason')}>
            {reasons.map((one) => (
              <ReasonRow key={one.id} reason={one} onOpen={() => record.open(one.id)} />
            ))}
          </Part>
        </div>
      )}
      {query.data && (kind || record.openId === 'new-kind') && (
        <KindEditor
          key={kind?.updated_at ?? 'new'}
          kind={kind}
          position={positionAfter(documents)}
          {...editor}
        />
      )}
      {query.data && (reason || record.openId === 'new-reason') && (
        <ReasonEditor
          key={reason?.updated_at ?? 'new'}
          reason={reason}
          position={positionAfter(reasons)}
          {...editor}
        />
      )}
    </TabPage>
  );
}

function positionAfter(rows: readonly { position: number }[]): number {
  return Math.min(9999, 1 + Math.max(0, ...rows.map(({ position }) => position)));
}

type PartProps = { name: 'kinds' | 'reasons'; onAdd: () => void; children: ReactNode };

function Part({ name, onAdd, children }: PartProps) {
  const { t } = useTranslation('manageDocuments');
  return (
    <FactGroup
      title={t(`${name}.title`)}
      action={
        <Button variant="outline" size="sm" className="shrink-0" onClick={onAdd}>
          <Plus className="size-4" />
          {t(`${name}.add`)}
        </Button>
      }
      form={
        <div className="grid gap-4">
          <p className="text-sm text-muted">{t(`${name}.text`)}</p>
          <ul className="grid divide-y divide-line/70">{children}</ul>
        </div>
      }
    />
  );
}

function KindRow({ kind, onOpen }: { kind: DocumentKind; onOpen: () => void }) {
  const { t } = useTranslation('manageDocuments');
  const { language } = useLanguage();
  const isEnglish = language === 'en';
  const name = isEnglish ? kind.name_en : kind.name_pt;
  return (
    <Row label={t('kinds.edit', { name })} onOpen={onOpen}>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        {name}
        {kind.is_signed && <Badge>{t('kinds.signed')}</Badge>}
      </h3>
      <p className="text-sm wrap-anywhere text-muted">{isEnglish ? kind.help_en : kind.help_pt}</p>
    </Row>
  );
}

function ReasonRow({ reason, onOpen }: { reason: RejectionReason; onOpen: () => void }) {
  const { t } = useTranslation('manageDocuments');
  const { language } = useLanguage();
  const text = language === 'en' ? reason.text_en : reason.text_pt;
  return (
    <Row label={t('reasons.edit', { name: text })} onOpen={onOpen}>
      <p className="wrap-anywhere">{text}</p>
      {reason.retired_at && <Badge className="w-fit">{t('reasons.retired')}</Badge>}
    </Row>
  );
}

type RowProps = { label: string; onOpen: () => void; children: ReactNode };

function Row({ label, onOpen, children }: RowProps) {
  const { t } = useTranslation('manageDocuments');
  return (
    <li className="flex items-start gap-x-4 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 grow gap-1">{children}</div>
      <Button variant="quiet" size="sm" aria-label={label} onClick={onOpen} className="-my-1">
        {t('change')}
      </Button>
    </li>
  );
}
