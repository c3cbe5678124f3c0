import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { choicesQuery, documentName } from '~/command-center/requests/fetch-choices';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { useMayWork } from '~/command-center/requests/use-work';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { AskDialog } from './ask-dialog';
import { DocumentItem } from './document-item';
import { DocumentViewer } from './document-viewer';
import { pagesOf } from './pages';

/** The checklist with the pages of each document, and the viewer. */
export function Documents({ data }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const { data: choices } = useQuery(choicesQuery);
  const [openId, setOpenId] = useState<string>();
  const open = (fileId: string, from = openId) =>
    setOpenId((current) => (current === from ? fileId : current));
  const [isAsking, setAsking] = useState(false);
  const nameOf = (kind: string) => documentName(choices?.documents ?? [], kind, language);
  const pages = pagesOf(data);
  return (
    <FactGroup
      title={t('documents.title')}
      action={
        mayWork && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            <FilePlus2 className="size-4.5" />
            <span className="max-sm:sr-only">{t('documents.ask')}</span>
          </Button>
        )
      }
      form={
        <>
          {data.items.length === 0 && <p className="text-muted">{t('documents.empty')}</p>}
          <ul className="divide-y divide-line/70">
            {data.items.map((item) => (
              <DocumentItem
                key={item.id}
                item={item}
                name={nameOf(item.document_kind)}
                isSigned={
                  item.document_kind === 'release' && data.request.release_signed_at !== null
                }
                files={data.files.filter(({ item_id }) => item_id === item.id)}
                onOpen={setOpenId}
              />
            ))}
          </ul>
          {openId && (
            <DocumentViewer
              requestId={data.request.id}
              pages={pages.map((page) => ({ ...page, document: nameOf(page.item.document_kind) }))}
              openId={openId}
              onOpen={open}
              onClose={() => setOpenId(undefined)}
            />
          )}
          {isAsking && <AskDialog data={data} onClose={() => setAsking(false)} />}
        </>
      }
    />
  );
}
