import { ArrowRight, MessageSquareQuote } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { IconTile } from '~/shared/ui/icon-tile';

/** Leads to the cards in English that a member shows at a front desk. */
export function DeskCardsLink() {
  const { t } = useTranslation('support');
  return (
    <LocalLink
      to="deskCards"
      className="flex items-center gap-4 rounded-md bg-white p-5 shadow-raised transition-shadow hover:shadow-float md:p-6"
    >
      <IconTile icon={MessageSquareQuote} />
      <span className="grid gap-0.5">
        <span className="font-semibold">{t('deskCards.title')}</span>
        <span className="text-sm text-muted">{t('deskCards.text')}</span>
      </span>
      <ArrowRight className="ml-auto size-5 shrink-0 text-mata-700" />
    </LocalLink>
  );
}
