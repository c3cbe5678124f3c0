import { Calculator, Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { figures } from '#rules/figures';
import type { Urgency } from '~/content/answers/symptoms';
import { rulesPages } from '~/content/rules/rules-pages';
import { brand } from '~/shared/brand/brand';
import { calculatorEntry } from '~/shared/browser/calculator-entry';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';
import { Call911 } from '~/shared/ui/call-911';
import { ExternalLink } from '~/shared/ui/external-link';
import { LinkButton } from '~/shared/ui/link-button';
import type { ExcerptPiece } from './excerpt';
import type { AnswerFound } from './find-answer';
import type { RulesMatch } from './find-in-rules';
import type { FoundState } from './found-paragraph';
import type { Found } from './search';

export type SearchResultsProps = Found & {
  query: string;
  onChoose: () => void;
  /** Replaces the query with a suggestion. */
  onSuggest: (query: string) => void;
};

/** Whom to call, the answer, and the matching sections, or suggestions if there is none of them. */
export function SearchResults(props: SearchResultsProps) {
  const { t } = useTranslation('search');
  const { urgency, answer, matches, query, onChoose, onSuggest } = props;
  return (
    <>
      {urgency && <CallFirst urgency={urgency} onChoose={onChoose} />}
      {answer && <AnswerCard answer={answer} onChoose={onChoose} />}
      {/* No list of words knows every way to describe a symptom. */}
      {!urgency && <Call911 className="mb-2 text-sm">{t('always')}</Call911>}
      {matches.length === 0 && !urgency && !answer && (
        <Nothing query={query} onSuggest={onSuggest} />
      )}
      <ul>
        {matches.map((match) => (
          <Result key={match.paragraph.id} match={match} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}

type CallFirstProps = { urgency: Urgency; onChoose: () => void };

/** 911 and the guide, in every case. A crisis and a poisoning have a number of their own as well. */
function CallFirst({ urgency, onChoose }: CallFirstProps) {
  const { t } = useTranslation('search');
  const emergency = String(figures.emergencyNumber.value);
  const crisis = String(figures.crisisNumber.value);
  return (
    <section
      aria-labelledby="search-call"
      className="mb-2 grid gap-3 rounded-sm bg-danger-100 p-4 last:mb-0"
    >
      <h2 id="search-call" className="flex items-start gap-2.5 font-semibold text-danger-700">
        <Siren className="size-5.5 shrink-0" strokeWidth={1.75} />
        {t(`urgencies.${urgency}.title`)}
      </h2>
      <p className="text-sm">{t(`urgencies.${urgency}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        {urgency === 'crisis' && (
          <CallLink number={crisis}>{t('call', { number: crisis })}</CallLink>
        )}
        <CallLink number={emergency}>{t('call', { number: emergency })}</CallLink>
        {urgency === 'poison' && (
          <CallLink number={poisonHelp.number}>
            {t('poisonHelp', { number: poisonHelp.display })}
          </CallLink>
        )}
        <LinkButton to="emergency" variant="outline" size="sm" onClick={onChoose}>
          {t('guide')}
        </LinkButton>
      </div>
    </section>
  );
}

/** Poison Help of the US government, poisonhelp.hrsa.gov: one number in every state. */
const poisonHelp = { number: '+18002221222', display: '1-800-222-1222' };

function CallLink({ number, children }: { number: string; children: ReactNode }) {
  return (
    <LinkButton href={`tel:${number}`} variant="danger" size="sm">
      <Phone className="size-5" />
      {children}
    </LinkButton>
  );
}

const tones = { yes: 'success', no: 'neutral', depends: 'warning' } as const;

/** Yes, no or it depends, one sentence, its rule, and the calculator or the help with a bill. */
function AnswerCard({ answer, onChoose }: { answer: AnswerFound; onChoose: () => void }) {
  const { t } = useTranslation('search');
  const { verdict, question, text, rule, ruleTitle } = answer;
  const [tab, anchor] = rule;
  const fillIn = () => {
    const { iua, year, isMember } = calculatorEntry.read() ?? {};
    calculatorEntry.write({ iua, year, isMember, ...answer.case });
    onChoose();
  };
  return (
    <section
      aria-labelledby="search-answer"
      className="mb-2 grid gap-2 rounded-sm bg-mata-50 p-4 last:mb-0"
    >
      <h2 id="search-answer" className="text-sm text-muted">
        {question}
      </h2>
      <p>
        <Badge tone={tones[verdict]} className="mr-2 text-sm">
          {t(`verdict.${verdict}`)}
        </Badge>
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        <LocalLink
          to={rulesPages[tab]}
          hash={anchor}
          onClick={onChoose}
          className="link inline-flex min-h-11 items-center text-sm font-semibold text-mata-700"
        >
          {t('rule', { title: ruleTitle })}
        </LocalLink>
        {answer.case && (
          <LocalLink
            to="whatWouldIPay"
            onClick={fillIn}
            className="link inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-mata-700"
          >
            <Calculator className="size-5 shrink-0" strokeWidth={1.75} />
            {t('calculator')}
          </LocalLink>
        )}
        {answer.isAboutBill && (
          <LocalLink
            to="billHelp"
            onClick={onChoose}
            className="link inline-flex min-h-11 items-center text-sm font-semibold text-mata-700"
          >
            {t('billHelp')}
          </LocalLink>
        )}
      </div>
    </section>
  );
}

function Result({ match, onChoose }: { match: RulesMatch; onChoose: () => void }) {
  const { t } = useTranslation('search');
  const { paragraph, title, excerpt, words } = match;
  const state: FoundState = { found: { text: paragraph.text, words } };
  return (
    <li>
      <LocalLink
        to={rulesPages[paragraph.tab]}
        hash={paragraph.anchor}
        state={state}
        onClick={onChoose}
        className="grid gap-1 rounded-sm p-3 transition-colors hover:bg-mata-50 focus-visible:bg-mata-50 focus-visible:-outline-offset-3"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">
            <Marked pieces={title} />
          </span>
          <span className="text-xs font-semibold text-mata-700">{t(`tabs.${paragraph.tab}`)}</span>
        </span>
        <span className="text-sm text-muted">
          <Marked pieces={excerpt} />
        </span>
      </LocalLink>
    </li>
  );
}

function Marked({ pieces }: { pieces: readonly ExcerptPiece[] }) {
  return pieces.map(({ text, isMatch }, place) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
      <mark key={place} className="rounded-xs bg-barro-100 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

const suggestions = ['emergency', 'cost', 'pregnancy', 'preExisting', 'cancel'] as const;

function Nothing({ query, onSuggest }: Pick<SearchResultsProps, 'query' | 'onSuggest'>) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <div className="grid justify-items-start gap-2 p-4">
      <p className="font-semibold break-all">{t('none', { query })}</p>
      <p className="text-muted">{t('noneHint')}</p>
      <ul aria-label={t('suggestions.label')} className="flex flex-wrap gap-2 py-1">
        {suggestions.map((id) => {
          const suggestion = t(`suggestions.${id}`);
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onSuggest(suggestion)}
                className="min-h-11 rounded-full px-4 text-sm font-semibold text-mata-700 ring-1 ring-control ring-inset hover:bg-mata-50"
              >
                {suggestion}
              </button>
            </li>
          );
        })}
      </ul>
      <ExternalLink
        href={whatsAppLink(t('common:whatsapp.prefilled', { brand: brand.name }))}
        newTab
        arrow={false}
        className="link inline-flex min-h-11 items-center gap-2 font-semibold text-mata-700"
      >
        <WhatsAppIcon className="size-5" />
        {t('ask')}
      </ExternalLink>
    </div>
  );
}
