import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { TextInput } from './text-input';

/** A password input with a button that shows the password. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className={clsx('pr-14', className)}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-label={shown ? t('actions.hidePassword') : t('actions.showPassword')}
        className="absolute inset-y-0 right-0.5 grid w-12 place-items-center rounded-sm text-muted transition-colors hover:text-ink focus-visible:-outline-offset-4"
      >
        <Icon className="size-5" />
      </button>
    </div>
  );
}
