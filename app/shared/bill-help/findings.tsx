import { CircleCheck, FileText, Search } from 'lucide-react';
import { type check, type FindingKind, type Letter, letterOf } from '#bill-help/findings';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { ExternalLink } from '~/shared/ui/external-link';
import { lawValues } from './law-values';

type FindingsProps = {
  result: ReturnType<typeof check>;
  onOpen: (letter: Letter) => void;
};

/** What may be wrong, each with its next step. */
export function Findings({ result: { found, open }, onOpen }: FindingsProps) {
  const { t } = useTranslation(['billHelp', 'billLetters']);
  const { language } = useLanguage();
  return (
    <div className="grid gap-4">
      {found.length === 0 && (
        <div className="flex gap-3 rounded-md bg-mata-100 p-5 text-mata-800">
          <CircleCheck className="mt-0.5 size-6 shrink-0" />
          <div className="grid gap-1">
            <p className="font-semibold">{t('found.none.title')}</p>
            <p>{t('found.none.text')}</p>
          </div>
        </div>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {byLetter(found).map(({ letter, kinds }) => (
          <li
            key={kinds[0]}
            className="grid content-start gap-4 rounded-md border-l-6 border-barro-500 bg-white p-5 shadow-raised"
          >
            {kinds.map((kind) => (
              <div key={kind} className="grid gap-1">
                <h3 className="text-heading">{t(`found.items.${kind}.title`)}</h3>
                <p>{t(`found.items.${kind}.text`, lawValues(language))}</p>
              </div>
            ))}
            {letter && (
              <Button
                variant="outline"
                onClick={() => onOpen(letter)}
                className="justify-self-start text-left"
              >
                <FileText className="size-5 shrink-0" />
                {t('found.step', { letter: t(`billLetters:letters.${letter}.title`) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.includes('aboveEstimate') && <FederalDispute />}
      {open.length > 0 && (
        <div className="flex gap-3 rounded-md bg-sand p-5">
          <Search className="mt-0.5 size-6 shrink-0 text-barro-600" />
          <div className="grid gap-2">
            <p>{t('found.open')}</p>
            <ul className="grid list-disc gap-1 pl-5">
              {open.map((question) => (
                <li key={question}>{t(`questions.${question}.title`)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

type Step = { letter: Letter | undefined; kinds: FindingKind[] };

/** Findings that one letter settles stand together, at the place of the most pressing one. */
function byLetter(found: readonly FindingKind[]): Step[] {
  const steps: Step[] = [];
  for (const kind of found) {
    const letter = letterOf[kind];
    const known = steps.find((step) => step.letter === letter);
    if (known) known.kinds.push(kind);
    else steps.push({ letter, kinds: [kind] });
  }
  return steps;
}

const disputePage =
  'https://www.cms.gov/initiatives/your-patient-rights/medical-bill-rights/get-help/dispute-bill';

/** How the federal dispute of an estimate works (45 CFR 149.620). */
function FederalDispute() {
  const { t } = useTranslation('billHelp');
  const { language } = useLanguage();
  return (
    <section aria-labelledby="federal" className="grid gap-3 rounded-md bg-mata-100 p-5">
      <h3 id="federal" className="text-heading">
        {t('federal.title')}
      </h3>
      <ol className="grid max-w-prose list-decimal gap-2 pl-5">
        <li>{t('federal.fields')}</li>
        <li>
          <ExternalLink
            newTab
            href={disputePage}
            className="link inline-flex min-h-8 items-center gap-1 font-semibold"
          >
            {t('federal.form')}
          </ExternalLink>{' '}
          {t('federal.help', { phone: '1-800-985-3059' })}
        </li>
        <li>{t('federal.fee', lawValues(language))}</li>
      </ol>
    </section>
  );
}
