import { pageLoader } from '~/shared/i18n/page-data';
import { Controls } from './controls';
import styles from './design-system.css?url';
import { Drawings } from './drawings';
import { Feedback } from './feedback';
import { Specimen } from './specimen';
import { Swatches } from './swatches';

// The primitives need the shared messages; the 404 page has no others.
export const clientLoader = pageLoader('notFound');

/** Every token and every primitive on one page, for developers. */
export default function DesignSystemPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-20 py-16">
      <link rel="stylesheet" href={styles} precedence="high" />
      <h1 className="text-display">Design system</h1>
      <Swatches />
      <TypeScale />
      <Controls />
      <Feedback />
      <Drawings />
    </div>
  );
}

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

function TypeScale() {
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
