import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Macro, macrosQuery } from './fetch-macros';
import { MacroEditor } from './macro-editor';
import { SettingsList } from './settings-list';

/** The macros of the team. */
export function MacrosDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const query = useQuery({ ...macrosQuery, staleTime: 0 });
  const [edited, setEdited] = useState<Macro | 'new'>();
  if (edited) {
    return (
      <MacroEditor
        macro={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onReload={() => {
          void query.refetch();
          setEdited(undefined);
        }}
      />
    );
  }
  return (
    <FetchedEditor title={t('macros.title')} query={query} onClose={onClose}>
      {(macros) => (
        <SettingsList
          title={t('macros.title')}
          text={t('macros.text')}
          addLabel={t('macros.add')}
          empty={t('macros.empty')}
          rows={macros}
          summary={(macro) =>
            language === 'en'
              ? { title: macro.title_en, text: macro.body_en }
              : { title: macro.title_pt, text: macro.body_pt }
          }
          onEdit={setEdited}
          onClose={onClose}
        />
      )}
    </FetchedEditor>
  );
}
