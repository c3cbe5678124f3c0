import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { DatedText } from '~/content/legal/types';
import { useTranslation } from '~/shared/i18n/use-translation';
import { IconTile } from '~/shared/ui/icon-tile';
import { ReadButton } from './read-button';

const tones = { mata: 'bg-mata-100', barro: 'bg-barro-100' };

type LegalCardProps = {
  name: 'terms' | 'privacy';
  icon: LucideIcon;
  tone: keyof typeof tones;
  text: DatedText;
};

/** The summary of one text, the date of its last change, and the button to read it. */
export function LegalCard({ name, icon, tone, text }: LegalCardProps) {
  const { t } = useTranslation('legal');
  return (
    <div className={clsx('flex flex-col gap-6 rounded-lg p-6 md:p-8 lg:p-10', tones[tone])}>
      <IconTile icon={icon} tone="white" />
      <div className="grid gap-3">
        <h2 className="text-subtitle">{text.title}</h2>
        <p className="max-w-prose text-lead">{t(`${name}.summary`)}</p>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <ReadButton name={name} text={text} />
        <p className="text-sm">{t('updated', { date: text.updated })}</p>
      </div>
    </div>
  );
}
