import { Specimen } from './specimen';

const steps = [
  { name: 'display', className: 'text-display' },
  { name: 'title', className: 'text-title' },
  { name: 'subtitle', className: 'text-subtitle' },
  { name: 'heading', className: 'text-heading' },
  { name: 'lead', className: 'text-lead' },
  { name: 'base', className: 'text-base' },
  { name: 'sm', className: 'text-sm' },
  { name: 'xs', className: 'text-xs' },
] as const;

const sample = 'Compartilhamento é responsabilidade de toda a vizinhança';

export function TypeScale() {
  return (
    <Specimen title="Type">
      <dl className="grid gap-6">
        {steps.map(({ name, className }, index) => (
          <div key={name} className="grid gap-1 md:grid-cols-[8rem_1fr] md:items-baseline">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className={index < 4 ? `${className} font-semibold` : className}>{sample}</dd>
          </div>
        ))}
      </dl>
    </Specimen>
  );
}
