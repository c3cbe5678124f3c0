import { WhatsAppIcon } from '~/components/chrome/brand-icons';
import { LocalLink } from '~/components/local-link';
import { brand } from '~/config/brand';
import { whatsAppLink } from '~/config/external';
import { rulesPages } from '~/content/rules/rules-pages';
import { useTranslation } from '~/i18n/use-translation';
import { ExternalLink } from '~/ui/external-link';
import type { ExcerptPiece, RulesMatch } from './find-in-rules';

export type FoundRulesProps = {
  matches: readonly RulesMatch[];
  query: string;
  onChoose: () => void;
};

/** The sections that were found, or a word for whoever found none. */
export function FoundRules({ matches, query, onChoose }: FoundRulesProps) {
  if (matches.length === 0) return <Nothing query={query} />;
  return (
    <ul>
      {matches.map((match) => (
        <Result key={match.entry.id} match={match} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function Result({ match, onChoose }: { match: RulesMatch; onChoose: () => void }) {
  const { t } = useTranslation('rules');
  const { entry, title, excerpt } = match;
  return (
    <li>
      <LocalLink
        to={rulesPages[entry.tab]}
        hash={entry.id}
        onClick={onChoose}
        className="grid gap-1 rounded-sm p-3 transition-colors hover:bg-mata-50 focus-visible:bg-mata-50 focus-visible:-outline-offset-3"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">
            <Marked pieces={title} />
          </span>
          <span className="text-xs font-semibold text-mata-700">{t(`tabs.${entry.tab}`)}</span>
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

function Nothing({ query }: { query: string }) {
  const { t } = useTranslation(['rules', 'common']);
  return (
    <div className="grid justify-items-start gap-2 p-4">
      <p className="font-semibold break-all">{t('search.none', { query })}</p>
      <p className="text-muted">{t('search.noneHint')}</p>
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
