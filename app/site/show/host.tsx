import { people } from '~/content/people';
import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { OnAir } from '~/shared/illustrations/on-air';
import { LinkButton } from '~/shared/ui/link-button';

/** The host of the show, and a link to the channel. */
export function Host() {
  const { t } = useTranslation('show');
  return (
    <section aria-labelledby="host-title" className="overflow-hidden bg-sand">
      <div className="page grid items-end gap-x-16 lg:grid-cols-[1fr_1.1fr]">
        <OnAir className="mx-auto -mb-1 w-full max-w-130 max-lg:order-last lg:max-w-none" />
        <div className="py-band max-lg:pb-10">
          <p className="mb-3 font-semibold text-barro-600">{t('host.eyebrow')}</p>
          <h2 id="host-title" className="text-title">
            {people.showHost.name}
          </h2>
          <p className="mt-2 text-lead text-muted">{t('host.role')}</p>
          <div className="mt-6 grid max-w-prose gap-4">
            <p>{t('host.story')}</p>
            <p>{t('host.show')}</p>
          </div>
          {external.showChannel && <Channel href={external.showChannel} />}
        </div>
      </div>
    </section>
  );
}

function Channel({ href }: { href: string }) {
  const { t } = useTranslation('show');
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line pt-8">
      <div className="max-w-90 flex-1 basis-60">
        <h3 className="text-heading">{t('host.channelTitle')}</h3>
        <p className="mt-1 text-muted">{t('host.channelText')}</p>
      </div>
      <LinkButton href={href} newTab size="lg" className="max-sm:w-full">
        {t('host.channel')}
      </LinkButton>
    </div>
  );
}
