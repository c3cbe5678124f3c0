import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { TemplateEditor } from './template-editor';
import { type ReplyTemplate, templatesQuery } from './templates';

/** The team's reply templates, in both languages. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const query = useQuery({ ...templatesQuery, staleTime: 0 });
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  if (edited) {
    return (
      <TemplateEditor
        template={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onReload={() => {
          void query.refetch();
          setEdited(undefined);
        }}
      />
    );
  }
  return (
    <FetchedEditor title={t('templates.title')} query={query} onClose={onClose}>
      {(templates) => (
        <Dialog
          open
          onClose={onClose}
          size="lg"
          title={t('templates.title')}
          description={t('templates.text')}
          actions={
            <Button onClick={() => setEdited('new')}>
              <Plus className="size-5" />
              {t('templates.add')}
            </Button>
          }
        >
          {templates.length === 0 && <p className="text-muted">{t('templates.empty')}</p>}
          <ul className="grid gap-3">
            {templates.map((template) => (
              <li key={template.id}>
                <button
                  type="button"
                  onClick={() => setEdited(template)}
                  className="flex w-full items-center gap-4 rounded-md bg-white p-5 text-left shadow-raised transition-colors hover:bg-mata-50"
                >
                  <span className="grid min-w-0 grow gap-1">
                    <span className="font-semibold text-mata-700">
                      {language === 'en' ? template.title_en : template.title_pt}
                    </span>
                    <span className="line-clamp-2 text-sm text-muted">
                      {language === 'en' ? template.body_en : template.body_pt}
                    </span>
                  </span>
                  <ChevronRight className="size-5 shrink-0 text-muted" />
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </FetchedEditor>
  );
}
