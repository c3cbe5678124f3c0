import { type ChecklistItem, type ChecklistRequest, isToDo } from '~/portal/requests/data/requests';
import { DeskView, useLitCard } from '~/shared/desk-view/desk-view';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ChecklistDocument } from './checklist-document';

type ChecklistProps = {
  request: ChecklistRequest;
  items: readonly ChecklistItem[];
  /** Called when something was signed or sent. */
  onChanged: () => void;
};

/** The documents of a request: what each is, how to ask for it, and whether it has arrived. */
export function Checklist({ request, items, onChanged }: ChecklistProps) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  useLitCard();
  const first = items.find((item) => item.is_required && isToDo(item));
  return (
    <>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.id}>
            <ChecklistDocument
              request={request}
              item={item}
              isOpen={item === first || item.status === 'rejected'}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
      {items.map(({ id, document_kinds: kind }) =>
        kind.ask_en === null || kind.ask_pt === null ? null : (
          <DeskView
            key={id}
            name={id}
            title={language === 'en' ? kind.name_en : kind.name_pt}
            request={kind.ask_en}
            meaning={language === 'en' ? kind.help_en : kind.ask_pt}
            closeLabel={t('documents.close')}
          />
        ),
      )}
    </>
  );
}
