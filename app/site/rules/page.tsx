import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { loadRules } from '~/content/rules/load-rules';
import { rulesPages } from '~/content/rules/rules-pages';
import { type Prose, type RulesContent, type RulesTabId, rulesTabs } from '~/content/rules/types';
import { paths } from '~/paths';
import { useHydrated } from '~/shared/browser/use-hydrated';
import type { Language } from '~/shared/i18n/language';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { Cradle } from '~/shared/illustrations/cradle';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { OpenBook } from '~/shared/illustrations/open-book';
import { LocalLink } from '~/shared/page/local-link';
import { WhatsAppLink } from '~/site/whatsapp-link';
import { Contents } from './contents';
import { type Edition, Intro } from './intro';
import { ProseText } from './prose-text';
import { RulesSectionView } from './rules-section';

type Tab = RulesContent & { tab: RulesTabId; edition: Edition };

const drawings = {
  instructions: OpenBook,
  procedures: Clipboard,
  exclusions: HeartLedger,
  maternity: Cradle,
} satisfies Record<RulesTabId, unknown>;

/** One route module for the four tabs: the URL says which. */
const load = ({ request }: { request: Request }) => {
  const tab = tabAt(new URL(request.url).pathname);
  const loadTab = pageLoaderWith(rulesPages[tab], (language) => writeTab(tab, language));
  return loadTab({ request });
};

export const loader = load;
export const clientLoader = load;

/** One tab of the rules: its place among the four, its table of contents, and its text. */
export default function RulesPage() {
  const { tab, lead, short, sections, edition } = useLoaderData<typeof loader>();
  return (
    <div className="rules">
      <FocusHashTarget />
      <Intro tab={tab} lead={lead} edition={edition} drawing={drawings[tab]} />
      <div className="page grid items-start gap-x-16 pb-band lg:grid-cols-[16rem_minmax(0,46rem)] xl:gap-x-24">
        <Contents sections={sections} />
        <div className="min-w-0">
          {short && <InShort sentences={short} />}
          {sections.map((section) => (
            <RulesSectionView key={section.id} section={section} isFolded={short !== undefined} />
          ))}
          <TabFooter tab={tab} />
        </div>
      </div>
    </div>
  );
}

/** The summary of a long tab, with links to the full rules. */
function InShort({ sentences }: { sentences: readonly Prose[] }) {
  const { t } = useTranslation('rules');
  return (
    <section
      aria-labelledby="in-short-title"
      className="mb-10 grid gap-4 rounded-lg bg-barro-100 p-6 md:p-8"
    >
      <h2 id="in-short-title" className="text-subtitle">
        {t('short.title')}
      </h2>
      <ul className="grid max-w-prose list-disc gap-2.5 pl-5 marker:text-barro-600">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <ProseText>{sentence}</ProseText>
          </li>
        ))}
      </ul>
    </section>
  );
}

function tabAt(pathname: string): RulesTabId {
  const tab = rulesTabs.findLast((each) => pathname.includes(paths[rulesPages[each]]));
  if (!tab) throw new RangeError(`No rules at ${pathname}`);
  return tab;
}

async function writeTab(tab: RulesTabId, language: Language): Promise<Tab> {
  const [{ writeFigures }, { rulesEdition }, { formatDate }, content] = await Promise.all([
    import('~/content/rules/write-figures'),
    import('#rules/edition'),
    import('~/shared/format/dates'),
    loadRules(tab, language),
  ]);
  const { number, effective } = rulesEdition;
  const edition = { number, effective: formatDate(effective, language) };
  return { ...writeFigures(content, language), tab, edition };
}

/** The end of a tab: a contact, and links to the previous and next tabs. */
function TabFooter({ tab }: { tab: RulesTabId }) {
  const { t } = useTranslation(['rules', 'search']);
  const place = rulesTabs.indexOf(tab);
  const previous = rulesTabs[place - 1];
  const next = rulesTabs[place + 1];
  return (
    <footer className="grid gap-8 print:hidden">
      <div className="grid justify-items-start gap-4 rounded-lg bg-mata-100 p-6 md:p-8">
        <h2 className="text-heading">{t('help.title')}</h2>
        <p>{t('help.text')}</p>
        <WhatsAppLink>{t('help.whatsapp')}</WhatsAppLink>
        <LocalLink to="billHelp" className="link inline-flex min-h-11 items-center font-semibold">
          {t('help.billHelp')}
        </LocalLink>
      </div>
      <nav aria-label={t('onward.label')} className="flex flex-wrap justify-between gap-x-6">
        {previous && (
          <LocalLink to={rulesPages[previous]} className={onwardLink}>
            <ArrowLeft className="size-5" />
            {t('onward.previous', { tab: t(`search:tabs.${previous}`) })}
          </LocalLink>
        )}
        {next && (
          <LocalLink to={rulesPages[next]} className={`${onwardLink} ml-auto`}>
            {t('onward.next', { tab: t(`search:tabs.${next}`) })}
            <ArrowRight className="size-5" />
          </LocalLink>
        )}
      </nav>
    </footer>
  );
}

const onwardLink =
  'inline-flex min-h-11 items-center gap-2.5 rounded-xs font-semibold text-mata-700 hover:underline';

/**
 * Highlights the section of the URL's hash (`rules.css`) and focuses it, because browsers do so
 * only for full page loads. A search result also scrolls to its paragraph. It renders nothing.
 */
function FocusHashTarget() {
  const { hash, key, state } = useLocation();
  const isHydrated = useHydrated();
  // After hydration, the reader may already be in an open menu or in the search.
  const [loaded] = useState(isHydrated ? undefined : key);

  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    if (key === loaded) {
      if (section) openFold(section);
      return;
    }
    if (!section?.matches('.rules-section, .rules-part, .rules-box')) return;
    openFold(section);
    return state === null ? showSection(section) : showResult(section, state);
  }, [hash, key, loaded, state]);

  return null;
}

/** Opens a section that is collapsed on a phone, so that the target of a link is visible. */
function openFold(section: HTMLElement): void {
  const fold = section.querySelector<HTMLDetailsElement>(':scope > .rules-fold');
  const around = section.closest<HTMLDetailsElement>('.rules-fold');
  for (const details of [fold, around]) {
    if (!details || details.open) continue;
    details.open = true;
    section.scrollIntoView();
  }
}

function showSection(section: HTMLElement): () => void {
  section.dataset.arrived = 'true';
  const heading = section.querySelector<HTMLElement>('h2, h3');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return () => {
    delete section.dataset.arrived;
  };
}

/** The search has loaded this module already. Most visitors never need it. */
function showResult(section: HTMLElement, state: unknown): () => void {
  let leave: (() => void) | undefined;
  let hasLeft = false;
  import('~/shared/search/found-paragraph').then(
    ({ isFoundState, scrollToParagraph }) => {
      if (!hasLeft)
        leave = isFoundState(state) ? scrollToParagraph(section, state.found) : undefined;
    },
    () => {
      if (!hasLeft) leave = showSection(section);
    },
  );
  return () => {
    hasLeft = true;
    leave?.();
  };
}
