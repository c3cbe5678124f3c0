import { showHost } from '~/shared/brand/community';
import { external } from '~/shared/brand/external';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { OnAir } from '~/shared/illustrations/on-air';
import { LinkButton } from '~/shared/ui/link-button';

/** The host of the show, and a link to the channel. Without both, there is no section. */
export function Host() {
  const { t } = useTranslation('show');
  const { language } = useLanguage();
  if (!showHost && !external.showChannel) return null;
  return (
    <section
      aria-labelledby={showHost ? 'host-title' : 'channel-title'}
      className="overflow-hidden bg-sand"
    >
      <div className="page grid items-end gap-x-16 lg:grid-cols-[1fr_1.1fr]">
        <OnAir className="mx-auto -mb-1 w-full max-w-130 max-lg:order-last lg:max-w-none" />
        <div className="py-band max-lg:pb-10">
          {showHost && (
            <>
              <p className="mb-3 font-semibold text-barro-600">{t('host.eyebrow')}</p>
              <h2 id="host-title" className="text-title">
                {showHost.name}
              </h2>
              <p className="mt-2 text-lead text-muted">{showHost.role[language]}</p>
              <div className="mt-6 grid max-w-prose gap-4">
                {showHost.story[language].split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </>
          )}
          {external.showChannel && <Channel href={external.showChannel} />}
        </div>
      </div>
    </section>
  );
}

function Channel({ href }: { href: string }) {
  const { t } = useTranslation('show');
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line pt-8 first:mt-0 first:border-0 first:pt-0">
      <div className="max-w-90 flex-1 basis-60">
        <h3 id="channel-title" className="text-heading">
          {t('host.channelTitle')}
        </h3>
        <p className="mt-1 text-muted">{t('host.channelText')}</p>
      </div>
      <LinkButton href={href} newTab size="lg" className="max-sm:w-full">
        {t('host.channel')}
      </LinkButton>
    </div>
  );
}
