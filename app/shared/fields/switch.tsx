import { Switch as Base } from '@base-ui/react/switch';

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  'aria-labelledby': string;
  'aria-describedby'?: string;
};

/** A switch that takes effect at once. */
export function Switch({ checked, onChange, ...props }: SwitchProps) {
  return (
    <Base.Root
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      {...props}
      className="flex h-8 w-13 shrink-0 cursor-pointer rounded-full bg-control p-1 transition-colors data-checked:bg-mata-700 data-disabled:cursor-default data-disabled:opacity-70"
    >
      <Base.Thumb className="size-6 rounded-full bg-white transition-transform duration-150 data-checked:translate-x-5" />
    </Base.Root>
  );
}
