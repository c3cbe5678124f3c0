import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';

const steps = ['confirm', 'talk', 'welcome'] as const;

/** The steps from the application to the portal. The first `done` steps are complete. */
export function NextSteps({ done }: { done: number }) {
  const { t } = useTranslation('signup');
  return (
    <ol className="grid gap-5">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            className={clsx(
              'grid size-9 shrink-0 place-items-center rounded-full font-semibold',
              index < done ? 'bg-mata-700 text-white' : 'bg-white text-mata-700',
            )}
          >
            {index < done ? <Check className="size-5" /> : index + 1}
          </span>
          <span className="grid gap-0.5 pt-1">
            <span className="font-semibold">{t(`next.${step}.title`)}</span>
            <span className="text-sm text-muted">{t(`next.${step}.text`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
