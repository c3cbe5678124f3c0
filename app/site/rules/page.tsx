import { useLoaderData } from 'react-router';
import { loadRules } from '~/content/rules/load-rules';
import { rulesPages } from '~/content/rules/rules-pages';
import { type Prose, type RulesContent, type RulesTabId, rulesTabs } from '~/content/rules/types';
import { paths } from '~/paths';
import type { Language } from '~/shared/i18n/language';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { Cradle } from '~/shared/illustrations/cradle';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { OpenBook } from '~/shared/illustrations/open-book';
import { Contents } from './contents';
import { FocusHashTarget } from './focus-hash-target';
import { type Edition, Intro } from './intro';
import { ProseText } from './prose-text';
import { RulesSectionView } from './rules-section';
import { TabFooter } from './tab-footer';

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
