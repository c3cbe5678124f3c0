import { Maximize2 } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { noteOpened, viewPrefix } from '~/shared/desk-view/desk-view';
import { useTranslation } from '~/shared/i18n/use-translation';
import { buttonClass } from '~/shared/ui/button-class';
import { type DeskCardName, sentences } from './sentences';

/** A card: its request in English, its meaning, and when to use it. */
export function DeskCard({ card }: { card: DeskCardName }) {
  const { t } = useTranslation('deskCards');
  const { request } = sentences[card];
  return (
    <article
      id={card}
      aria-labelledby={`${card}-title`}
      className="flex scroll-mt-24 flex-col gap-3 rounded-md border-t-6 border-barro-500 bg-white p-5 shadow-raised print:break-inside-avoid"
    >
      <h3 id={`${card}-title`} className="font-semibold text-barro-700">
        {t(`cards.${card}.title`)}
      </h3>
      <p lang="en" className="text-heading font-semibold text-balance">
        “{request}”
      </p>
      <p>{t(`cards.${card}.meaning`)}</p>
      <p className="text-sm text-muted">{t(`cards.${card}.tip`, { brand: brand.name })}</p>
      {/* A plain link, because only the browser's own navigation sets `:target`. */}
      <a
        href={`#${viewPrefix}${card}`}
        onClick={noteOpened}
        className={`${buttonClass({ variant: 'primary' })} mt-auto self-start max-sm:w-full print:hidden`}
      >
        <Maximize2 className="size-5" />
        {t('show')}
        <span className="sr-only">: {t(`cards.${card}.title`)}</span>
      </a>
    </article>
  );
}
