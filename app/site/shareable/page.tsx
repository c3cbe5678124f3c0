import { Activity, ArrowRight, Baby, HeartHandshake, Siren, Stethoscope } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { rulesPages } from '~/content/rules/rules-pages';
import type { ShareableGroup, ShareableItem } from '~/content/shareable/types';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Patchwork } from '~/shared/illustrations/patchwork';
import { LocalLink } from '~/shared/page/local-link';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';

const load = pageLoaderWith('shareable', async (language) => {
  const [{ writeFigures }, { loadShareable }] = await Promise.all([
    import('~/content/rules/write-figures'),
    import('~/content/shareable/load-shareable'),
  ]);
  return { groups: writeFigures(await loadShareable(language), language) };
});

export const loader = load;
export const clientLoader = load;

const icons = {
  sudden: Siren,
  illness: Stethoscope,
  birth: Baby,
  recovery: Activity,
  more: HeartHandshake,
} satisfies Record<ShareableGroup['id'], unknown>;

/** The list of what can be shared, each item with its rule, and the limits. */
export default function ShareablePage() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <Head />
      <div className="page grid gap-12 pb-band lg:gap-16">
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
      <Limits />
    </>
  );
}

function Head() {
  const { t } = useTranslation('shareable');
  return (
    <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={Patchwork}>
      <div className="mt-7 grid max-w-160 justify-items-start gap-3 rounded-md bg-barro-100 p-5">
        <a href="tel:911" className="link font-semibold">
          {t('emergency')}
        </a>
        <LinkButton to="emergency" variant="accent" size="sm">
          <Siren className="size-5" />
          {t('emergencyLink')}
        </LinkButton>
      </div>
    </PageHead>
  );
}

function Group({ group: { id, title, items } }: { group: ShareableGroup }) {
  return (
    <section aria-labelledby={`${id}-title`} id={id}>
      <div className="mb-5 flex items-center gap-4">
        <IconTile icon={icons[id]} tone={id === 'sudden' ? 'barro' : 'mata'} />
        <h2 id={`${id}-title`} className="text-subtitle">
          {title}
        </h2>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {items.map((item) => (
          <li key={item.name} className="grid">
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item: { name, text, rule } }: { item: ShareableItem }) {
  const [tab, anchor] = rule;
  return (
    <LocalLink
      to={rulesPages[tab]}
      hash={anchor}
      className="group grid grid-cols-[1fr_auto] content-start gap-x-3 gap-y-1 rounded-md bg-white p-5 shadow-raised transition hover:bg-mata-50"
    >
      <span className="font-semibold">{name}</span>
      <ArrowRight className="mt-1 size-5 text-mata-700 transition-transform group-hover:translate-x-0.5" />
      <span className="col-span-2 text-muted">{text}</span>
    </LocalLink>
  );
}

const link = 'link inline-flex min-h-11 items-center font-semibold text-mata-700';

/** What cannot be shared, or not yet. */
function Limits() {
  const { t } = useTranslation('shareable');
  return (
    <section aria-labelledby="limits-title" className="bg-sand">
      <div className="page grid gap-8 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 id="limits-title" className="text-subtitle">
          {t('limits.title')}
        </h2>
        <div className="grid gap-6">
          <div className="grid gap-6 md:grid-cols-2">
            <div>
              <p>{t('limits.preExisting')}</p>
              <LocalLink to="rulesProcedures" hash="adjustment-period" className={link}>
                {t('limits.preExistingLink')}
              </LocalLink>
            </div>
            <div>
              <p>{t('limits.notEligible')}</p>
              <LocalLink to="rulesExclusions" hash="not-eligible" className={link}>
                {t('limits.notEligibleLink')}
              </LocalLink>
            </div>
          </div>
          <p className="max-w-prose text-sm text-muted">{t('limits.promise')}</p>
          <LinkButton to="whatWouldIPay" className="justify-self-start max-sm:w-full">
            {t('next')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
