import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Hands } from '~/shared/illustrations/hands';
import { LongTable } from '~/shared/illustrations/long-table';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import { ClosingCall } from '~/site/closing-call';
import { WhatsAppLink } from '~/site/whatsapp-link';
import { Story } from './story';
import { Values } from './values';

const load = pageLoaderWith('about', async (language) => {
  const { writeReach } = await import('./reach');
  return { reach: writeReach(language) };
});

export const loader = load;
export const clientLoader = load;

/** The about page: the mission, the story behind the name, the values, and an invitation. */
export default function AboutPage() {
  const { reach } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about');
  return (
    <>
      <Mission />
      <Story reach={reach} />
      <Values />
      <ClosingCall
        title={t('closing.title')}
        text={t('closing.text')}
        illustration={LongTable}
        note={
          <LocalLink to="openBooks" className="font-semibold underline underline-offset-4">
            {t('closing.books')}
          </LocalLink>
        }
      >
        <WhatsAppLink message={t('closing.prefilled')} size="lg">
          {t('closing.whatsapp')}
        </WhatsAppLink>
        <LinkButton to="rules" variant="outline" size="lg">
          {t('closing.rules')}
        </LinkButton>
      </ClosingCall>
    </>
  );
}

/** The mission, with the drawing that illustrates the name. */
function Mission() {
  const { t } = useTranslation('about');
  return (
    <section aria-labelledby="mission-title" className="overflow-hidden">
      <div className="page grid items-center gap-x-16 gap-y-10 pt-6 pb-band md:pt-12 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <p className="mb-4 font-semibold text-barro-600">{t('hero.eyebrow')}</p>
          <h1 id="mission-title" className="max-w-160 text-display">
            {t('hero.title')}
          </h1>
          <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
        </div>
        <Hands className="mx-auto w-full max-w-150 rounded-xl bg-mata-50 lg:max-w-none" />
      </div>
    </section>
  );
}
