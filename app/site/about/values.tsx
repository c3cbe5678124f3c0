import {
  BookOpenText,
  Languages,
  LockKeyhole,
  MessageCircleHeart,
  Scale,
  Sprout,
} from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Card } from '~/shared/ui/card';
import { IconTile } from '~/shared/ui/icon-tile';
import { Section, SectionHeading } from '~/shared/ui/section';

const values = [
  { id: 'clarity', icon: BookOpenText, tone: 'mata' },
  { id: 'language', icon: Languages, tone: 'barro' },
  { id: 'fairness', icon: Scale, tone: 'mata' },
  { id: 'honesty', icon: Sprout, tone: 'barro' },
  { id: 'privacy', icon: LockKeyhole, tone: 'mata' },
  { id: 'presence', icon: MessageCircleHeart, tone: 'barro' },
] as const;

/** The six values of the community. */
export function Values() {
  const { t } = useTranslation('about');
  return (
    <Section labelledBy="values-title">
      <SectionHeading id="values-title" title={t('values.title')} lead={t('values.lead')} />
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:mt-14 lg:grid-cols-3 lg:gap-5">
        {values.map(({ id, icon, tone }) => (
          <li key={id} className="grid">
            <Card className="flex gap-5 md:flex-col md:gap-8">
              <IconTile icon={icon} tone={tone} />
              <div className="grid gap-2.5">
                <h3 className="text-heading">{t(`values.items.${id}.title`)}</h3>
                <p className="text-muted">{t(`values.items.${id}.text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
