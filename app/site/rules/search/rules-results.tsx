import { Phone, Siren } from 'lucide-react';
import { figures } from '#rules/figures';
import type { Urgency } from '~/content/answers/symptoms';
import { rulesPages } from '~/content/rules/rules-pages';
import { brand } from '~/shared/brand/brand';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { ExternalLink } from '~/shared/ui/external-link';
import { LinkButton } from '~/shared/ui/link-button';
import type { ExcerptPiece } from './excerpt';
import type { Found, RulesMatch } from './find-in-rules';
import type { FoundState } from './found-paragraph';

export type RulesResultsProps = Found & {
  query: string;
  onChoose: () => void;
  /** Replaces the query with a suggestion. */
  onSuggest: (query: string) => void;
};

/** Whom to call if someone is ill, and the matching sections, or suggestions if there is neither. */
export function RulesResults(props: RulesResultsProps) {
  const { urgency, matches, query, onChoose, onSuggest } = props;
  return (
    <>
      {urgency && <CallBeforeRules urgency={urgency} onChoose={onChoose} />}
      {matches.length === 0 && !urgency && <Nothing query={query} onSuggest={onSuggest} />}
      <ul>
        {matches.map((match) => (
          <Result key={match.paragraph.id} match={match} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}

type CallBeforeRulesProps = { urgency: Urgency; onChoose: () => void };

function CallBeforeRules({ urgency, onChoose }: CallBeforeRulesProps) {
  const { t } = useTranslation('rules');
  const number = urgency === 'crisis' ? figures.crisisNumber : figures.emergencyNumber;
  return (
    <section
      aria-labelledby="call-before-rules"
      className="mb-2 grid gap-3 rounded-sm bg-danger-100 p-4"
    >
      <h2 id="call-before-rules" className="flex items-start gap-2.5 font-semibold text-danger-700">
        <Siren className="size-5.5 shrink-0" strokeWidth={1.75} />
        {t(`search.${urgency}.title`)}
      </h2>
      <p className="text-sm">{t(`search.${urgency}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`tel:${number.value}`} variant="danger" size="sm">
          <Phone className="size-5" />
          {t('search.call', { number: number.value })}
        </LinkButton>
        <LinkButton to="emergency" variant="outline" size="sm" onClick={onChoose}>
          {t('search.guide')}
        </LinkButton>
      </div>
    </section>
  );
}

function Result({ match, onChoose }: { match: RulesMatch; onChoose: () => void }) {
  const { t } = useTranslation('rules');
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

function Nothing({ query, onSuggest }: Pick<RulesResultsProps, 'query' | 'onSuggest'>) {
  const { t } = useTranslation(['rules', 'common']);
  return (
    <div className="grid justify-items-start gap-2 p-4">
      <p className="font-semibold break-all">{t('search.none', { query })}</p>
      <p className="text-muted">{t('search.noneHint')}</p>
      <ul aria-label={t('search.suggestions.label')} className="flex flex-wrap gap-2 py-1">
        {suggestions.map((id) => {
          const suggestion = t(`search.suggestions.${id}`);
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
        {t('search.ask')}
      </ExternalLink>
    </div>
  );
}
