import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { check, type Letter } from '#bill-help/findings';
import type { Answers, Bill } from '#bill-help/types';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Assistance } from './assistance';
import { Days } from './days';
import { Findings } from './findings';
import { Letters } from './letters';
import { Programs } from './programs';
import type { BillHelp as Entered } from './use-bill-help';

type WhatToDoProps = { bill: Bill; answers: Answers; help: Entered };

/** What was found and what to do: the next steps, less to pay, days, programs, letters. */
export function WhatToDo({ bill, answers, help }: WhatToDoProps) {
  const { t } = useTranslation('billHelp');
  const [letter, setLetter] = useState<Letter>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of the last question is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  const result = check(bill, answers, today());
  const asksForMoney = !result.found.includes('noMoneyAsked');
  return (
    <>
      <section aria-labelledby="found-title" className="grid gap-6">
        <h2 id="found-title" ref={heading} tabIndex={-1} className="rounded-sm text-subtitle">
          {t('found.title')}
        </h2>
        <Findings result={result} onOpen={setLetter} />
        <Button variant="quiet" className="justify-self-start" onClick={help.back}>
          {t('wizard.back')}
        </Button>
      </section>
      {asksForMoney && (
        <>
          <Part id="assistance" title={t('assistance.title')} lead={t('assistance.lead')}>
            <Assistance bill={bill} onOpen={setLetter} />
          </Part>
          <Part id="dates" title={t('dates.title')}>
            <Days bill={bill} answers={answers} />
          </Part>
          <Part id="programs" title={t('programs.title')} lead={t('programs.lead')}>
            <Programs />
          </Part>
          <Part id="letters" title={t('letters.title')} lead={t('letters.lead')}>
            <Letters
              bill={bill}
              found={result.found}
              help={help}
              letter={letter}
              onOpen={setLetter}
            />
          </Part>
        </>
      )}
    </>
  );
}

type PartProps = { id: string; title: string; lead?: string; children: ReactNode };

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-5 border-t border-line pt-10">
      <div className="grid max-w-prose gap-2">
        <h2 id={`${id}-title`} className="text-subtitle">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
