import type { Bill } from '#bill-help/types';
import { useLoaded } from '~/shared/browser/use-loaded';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { BillForm } from './bill-form';
import { LoadedPart } from './loaded-part';
import { QuestionCard } from './question-card';
import { billForm, useBillHelp } from './use-bill-help';

/** Help with one bill: what it says, what may be wrong, and what to do. Nothing leaves the browser. */
export function BillHelp() {
  const { t } = useTranslation('billHelp');
  const help = useBillHelp();
  const { bill, question } = help;
  // It loads while the person answers, so that the end of the questions also works without a connection.
  const part = useLoaded('what-to-do', bill && loadWhatToDo);
  return (
    <div className="grid gap-10">
      {bill ? (
        <Summary bill={bill} help={help} />
      ) : (
        <section aria-labelledby="bill-title" className="grid gap-6">
          <h2 id="bill-title" className="text-subtitle">
            {t('start.title')}
          </h2>
          <BillForm draft={billForm} submit={t('start.submit')} onStart={help.start} />
        </section>
      )}
      {bill && question && (
        <QuestionCard key={question} question={question} bill={bill} help={help} />
      )}
      {bill && !question && (
        <LoadedPart loaded={part}>
          {({ WhatToDo }) => <WhatToDo bill={bill} help={help} isMember={false} />}
        </LoadedPart>
      )}
    </div>
  );
}

const loadWhatToDo = () => {
  // Read while the person answers, so that nothing changes at the end of the questions.
  import('./register').then(({ readRegister }) => readRegister(), console.info);
  return import('./what-to-do');
};

/** The bill in one line, while the questions and the help are below it. */
function Summary({ bill, help }: { bill: Bill; help: ReturnType<typeof useBillHelp> }) {
  const { t } = useTranslation('billHelp');
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-sand px-5 py-3">
      <p className="font-semibold">
        {t('start.summary', {
          sender: t(`start.sender.${bill.sender}`),
          amount: formatMoney(bill.amount / 100, language),
          billed: formatDate(bill.billed, language),
        })}
      </p>
      <span className="-mx-3 flex flex-wrap">
        <Button variant="quiet" size="sm" onClick={help.edit}>
          {t('start.change')}
        </Button>
        <Button variant="quiet" size="sm" onClick={help.reset}>
          {t('wizard.restart')}
        </Button>
      </span>
    </div>
  );
}
