import { PencilLine } from 'lucide-react';
import { createContext, use } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

/** Whether the record can be edited. A merged one cannot. */
export const IsEditable = createContext(true);

/** Opens the form of a section; its accessible name contains the section. */
export function EditButton({ part, onClick }: { part: string; onClick: () => void }) {
  const { t } = useTranslation('manageMembers');
  if (!use(IsEditable)) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t('record.editPart', { part })}
      onClick={onClick}
      className="-my-2 -mr-2 shrink-0"
    >
      <PencilLine className="size-4.5" />
      <span className="max-sm:sr-only">{t('record.edit')}</span>
    </Button>
  );
}
