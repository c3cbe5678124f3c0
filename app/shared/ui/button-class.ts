import { clsx } from 'clsx';

export type ButtonVariant =
  | 'primary'
  | 'accent'
  | 'outline'
  | 'quiet'
  | 'danger'
  | 'paper'
  | 'glass';
type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  /** `paper` and `glass` are the filled and the outlined button for dark bands. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its parent. */
  wide?: boolean;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-mata-700 text-white hover:bg-mata-800 active:bg-mata-900',
  accent: 'bg-barro-600 text-white hover:bg-barro-700 active:bg-barro-700',
  outline:
    'text-mata-700 ring-2 ring-inset ring-mata-700/30 hover:bg-mata-50 hover:ring-mata-700/60 active:bg-mata-100',
  quiet: 'text-mata-700 hover:bg-mata-100/70 active:bg-mata-100',
  danger: 'bg-danger-600 text-white hover:bg-danger-700 active:bg-danger-700',
  paper: 'bg-paper text-mata-900 hover:bg-white active:bg-mata-100',
  glass:
    'text-paper ring-2 ring-inset ring-mata-300/50 hover:bg-mata-800 hover:ring-mata-300 active:bg-mata-700',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-control px-4 text-sm',
  md: 'min-h-12 px-5 text-base',
  lg: 'min-h-14 px-5 text-base sm:px-7',
};

/** The classes of a button for `<button>`, `<a>` or `<summary>`. */
export function buttonClass({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-2.5 rounded-sm py-2 text-center leading-tight font-semibold text-balance select-none',
    'transition duration-150 active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
}
