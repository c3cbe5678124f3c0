import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { contactKeys } from '~/command-center/contacts/contact-keys';
import type { List } from '~/command-center/kit/list/use-list';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { maxNewMessages, newestQuery, newMessagesQuery } from './fetch-new-messages';

/** Announces new messages since the list was fetched. Rows never move on their own. */
export function NewMessagesNotice({ list }: { list: List }) {
  const { t } = useTranslation('manageContacts');
  const client = useQueryClient();
  const { data: newest } = useQuery(newestQuery);
  const { data: count = 0 } = useQuery({
    ...newMessagesQuery(newest ?? ''),
    enabled: newest !== undefined,
  });
  const show = async () => {
    await client.invalidateQueries({ queryKey: contactKeys.all });
    list.change({ page: 1 });
  };
  return (
    <div role="status">
      {count > 0 && (
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-info-100 py-2 pr-2 pl-5 text-sm text-info-700">
          <BellRing className="size-5 shrink-0" />
          <p className="grow font-semibold">
            {count > maxNewMessages
              ? t('news.many', { count: maxNewMessages })
              : t('news.some', { count })}
          </p>
          <Button variant="outline" size="sm" onClick={() => void show()}>
            {t('news.show')}
          </Button>
        </div>
      )}
    </div>
  );
}
