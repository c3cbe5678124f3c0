import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { check, type Letter, letters } from '#bill-help/findings';
import type { Bill } from '#bill-help/types';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Assistance } from './assistance';
import { Days } from './days';
import { Findings } from './findings';
import { type AfterLetter, LetterList, OpenLetter } from './letters';
import { Programs } from './programs';
import type { BillHelp as Entered } from './use-bill-help';

type WhatToDoProps = {
  bill: Bill;
  help: Entered;
  isMember: boolean;
  /** The next question, as long as there is one. */
  question?: ReactNode;
  /** Not if it is on the page from the beginning. */
  takesFocus?: boolean;
  /** What can be done with a letter beyond copying it. */
  afterLetter?: AfterLetter;
};

/**
 * What was found and what to do: the next steps, less to pay, days, programs, letters. An open letter
 * takes their place, and “back” closes it.
 */
export function WhatToDo({ bill, help, isMember, takesFocus = true, ...parts }: WhatToDoProps) {
  const { question, afterLetter } = parts;
  const { t } = useTranslation('billHelp');
  const { letter, open, close, leave } = useOpenLetter();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of the last question is gone. A reload of a letter begins with the letter.
  const isAsking = question !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the questions have ended
  useLayoutEffect(() => {
    if (!isAsking && !letter && takesFocus) heading.current?.focus();
  }, [isAsking]);
  const result = check(bill, help.answers, today());
  const asksForMoney = !result.found.includes('noMoneyAsked');
  return (
    <>
      {letter && (
        <OpenLetter
          key={letter}
          letter={letter}
          bill={bill}
          found={result.found}
          help={help}
          onClose={close}
          leave={leave}
          after={afterLetter}
        />
      )}
      {/* Hidden, not removed: what is typed about the income is only here. */}
      <div hidden={letter !== undefined} className={letter ? '' : 'grid gap-10'}>
        {question ?? (
          <section aria-labelledby="found-title" className="grid gap-6">
            <h2 id="found-title" ref={heading} tabIndex={-1} className="rounded-sm text-subtitle">
              {t('found.title')}
            </h2>
            <Findings result={result} onOpen={open} />
            <Button variant="quiet" className="justify-self-start" onClick={help.back}>
              {t('wizard.back')}
            </Button>
          </section>
        )}
        {asksForMoney && (
          <>
            <Part id="assistance" title={t('assistance.title')} lead={t('assistance.lead')}>
              <Assistance bill={bill} onOpen={open} />
            </Part>
            <Part id="dates" title={t('dates.title')}>
              <Days bill={bill} answers={help.answers} />
            </Part>
            <Part id="programs" title={t('programs.title')} lead={t('programs.lead')}>
              <Programs />
            </Part>
            <Part id="letters" title={t('letters.title')} lead={t('letters.lead')}>
              <LetterList bill={bill} found={result.found} isMember={isMember} onOpen={open} />
            </Part>
          </>
        )}
      </div>
    </>
  );
}

const prefix = '#letter-';
const listId = 'letters-title';

/** The letter in the address's fragment, which no server sees. The focus returns to its button. */
function useOpenLetter() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const opener = useRef<HTMLElement | undefined>(undefined);
  const wasOpen = useRef(false);
  const letter = letters.find((one) => hash === prefix + one);

  // After a reload there was no button.
  useEffect(() => {
    if (wasOpen.current && !letter) {
      const part = document.getElementById(hash.slice(1) || listId);
      (opener.current ?? part)?.focus();
      opener.current = undefined;
    }
    wasOpen.current = letter !== undefined;
  }, [letter, hash]);

  const leave = (id: string) => {
    opener.current = undefined;
    navigate(`#${id}`, { replace: true });
  };

  return {
    letter,
    open: (one: Letter) => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : undefined;
      navigate(prefix + one, { preventScrollReset: true });
    },
    close: () => {
      if (opener.current) navigate(-1);
      else leave(listId);
    },
    leave,
  };
}

type PartProps = { id: string; title: string; lead?: string; children: ReactNode };

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-5 border-t border-line pt-10">
      <div className="grid max-w-prose gap-2">
        <h2 id={`${id}-title`} tabIndex={-1} className="rounded-sm text-subtitle">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
