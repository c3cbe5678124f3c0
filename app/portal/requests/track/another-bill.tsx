import { FilePlus2 } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import type { SharingRequest } from '../data/fetch-request';

/** States in which the community has answered, and nothing is asked of the member. */
const answered = ['answered', 'paying', 'paid', 'closed'];

/** The way to the place for bills that arrive after an answer. */
export function AnotherBill({ request }: { request: SharingRequest }) {
  const { t } = useTranslation('requests');
  const item = request.request_items.find(({ document_kind }) => document_kind === 'itemized-bill');
  if (!item || !answered.includes(request.state)) return null;
  return (
    <section
      aria-labelledby="another-bill"
      className="grid grid-cols-1 gap-4 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <div className="grid gap-1">
        <h2 id="another-bill" className="text-heading">
          {t('anotherBill.title')}
        </h2>
        <p className="max-w-prose">{t('anotherBill.text')}</p>
      </div>
      <Button
        variant="outline"
        className="max-md:w-full md:justify-self-start"
        onClick={() => openDocument(item.id)}
      >
        <FilePlus2 className="size-5" />
        {t('anotherBill.action')}
      </Button>
    </section>
  );
}

function openDocument(id: string) {
  const document = window.document.getElementById(id);
  if (!(document instanceof HTMLDetailsElement)) return;
  document.open = true;
  document.querySelector('summary')?.focus({ preventScroll: true });
  document.scrollIntoView();
}
