import { CircleCheck } from 'lucide-react';
import { ListMessage } from '~/command-center/kit/list-messages';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

type ImportDoneProps = { count: number; onClose: () => void; onAgain: () => void };

/** The result of an import. */
export function ImportDone({ count, onClose, onAgain }: ImportDoneProps) {
  const { t } = useTranslation('importMembers');
  return (
    <div role="status">
      <ListMessage
        media={<CircleCheck className="size-12 text-mata-700" strokeWidth={1.5} />}
        title={t('done.title', { count })}
        text={t('done.text')}
      >
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onClose}>{t('done.toList')}</Button>
          <Button variant="outline" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </div>
      </ListMessage>
    </div>
  );
}
