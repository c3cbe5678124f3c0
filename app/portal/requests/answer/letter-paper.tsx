import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Notice } from '~/shared/ui/notice';
import { LetterAmounts } from './letter-amounts';
import { LetterGroup } from './letter-group';
import { LetterPayments } from './letter-payments';
import type { WrittenLetter } from './written-letter';

/** The letter: the answer in one sentence and three amounts, then line by line, then what follows. */
export function LetterPaper({ letter }: { letter: WrittenLetter }) {
  const { t } = useTranslation('answer');
  return (
    <article className="grid grid-cols-1 gap-8 rounded-lg bg-white p-5 shadow-raised md:p-10 print:block print:space-y-6 print:rounded-none print:p-0 print:[box-shadow:none]!">
      <header className="grid gap-5">
        {letter.replaced && (
          <Notice tone="warning">
            <p>{letter.replaced}</p>
          </Notice>
        )}
        {letter.secondReading && (
          <Notice tone="info">
            <p>{letter.secondReading}</p>
          </Notice>
        )}
        <h1 className="text-subtitle text-balance">{letter.title}</h1>
        <dl className="grid gap-x-8 gap-y-3 border-y border-line py-4 text-sm sm:grid-cols-2">
          {letter.facts.map(({ label, value }) => (
            <div key={label + value} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid max-w-prose gap-2">
          <p>{letter.greeting}</p>
          <p className="text-lead font-semibold text-balance">{letter.outcome}</p>
        </div>
      </header>
      <LetterAmounts letter={letter} />
      {letter.message && (
        <section className="grid gap-2 rounded-md bg-sand p-5">
          <h2 className="text-sm font-semibold text-muted">{t('message')}</h2>
          <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{letter.message}</p>
        </section>
      )}
      {/* A member who reads a "no" looks for the reason first. */}
      {letter.beginsWithReason && <Detail letter={letter} />}
      {letter.steps && <Steps steps={letter.steps} />}
      {letter.help && <Help items={letter.help} />}
      {!letter.beginsWithReason && <Detail letter={letter} />}
      {letter.payments && <LetterPayments payments={letter.payments} />}
      {letter.disagree && (
        <section className="hidden gap-2 print:grid">
          <h2 className="text-heading">{t('disagree.title')}</h2>
          <p>{letter.disagree}</p>
        </section>
      )}
    </article>
  );
}

function Steps({ steps }: { steps: string[] }) {
  const { t } = useTranslation('answer');
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">{t('steps.title')}</h2>
      <ol className="grid max-w-prose list-decimal gap-3 pl-5 marker:font-semibold marker:text-mata-700">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Detail({ letter }: { letter: WrittenLetter }) {
  const { t } = useTranslation('answer');
  return (
    <section className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 className="text-heading">{t('detail.title')}</h2>
        <p className="text-sm text-muted">{t('detail.text')}</p>
      </div>
      {letter.decided.length > 0 && (
        <Notice>
          {letter.decided.map((text) => (
            <p key={text} className="wrap-anywhere">
              {text}
            </p>
          ))}
        </Notice>
      )}
      {letter.groups.map((group) => (
        <LetterGroup key={group.kind} group={group} />
      ))}
      <p className="text-sm text-muted">{t('rules.text')}</p>
    </section>
  );
}

function Help({ items }: { items: string[] }) {
  const { t } = useTranslation('answer');
  return (
    <section className="grid gap-4 rounded-md bg-mata-100 p-5 md:p-6">
      <h2 className="text-heading">{t('help.title')}</h2>
      <ul className="grid max-w-prose list-disc gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <LocalLink to="deskCards" className="link inline-flex min-h-11 items-center font-semibold">
          {t('help.deskLink')}
        </LocalLink>
        <LocalLink to="discounts" className="link inline-flex min-h-11 items-center font-semibold">
          {t('help.discountsLink')}
        </LocalLink>
      </p>
    </section>
  );
}
