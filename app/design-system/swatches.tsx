import { Specimen } from './specimen';

/** The text color of each pair passes AA on its background. */
const swatches = [
  { name: 'paper', className: 'bg-paper text-ink' },
  { name: 'sand', className: 'bg-sand text-ink' },
  { name: 'line', className: 'bg-line text-ink' },
  { name: 'control', className: 'bg-control text-ink' },
  { name: 'muted', className: 'bg-muted text-white' },
  { name: 'ink', className: 'bg-ink text-paper' },
  { name: 'mata-50', className: 'bg-mata-50 text-ink' },
  { name: 'mata-100', className: 'bg-mata-100 text-mata-800' },
  { name: 'mata-300', className: 'bg-mata-300 text-mata-900' },
  { name: 'mata-600', className: 'bg-mata-600 text-white' },
  { name: 'mata-700', className: 'bg-mata-700 text-white' },
  { name: 'mata-800', className: 'bg-mata-800 text-paper' },
  { name: 'mata-900', className: 'bg-mata-900 text-paper' },
  { name: 'barro-100', className: 'bg-barro-100 text-barro-700' },
  { name: 'barro-300', className: 'bg-barro-300 text-ink' },
  { name: 'barro-500', className: 'bg-barro-500 text-ink' },
  { name: 'barro-600', className: 'bg-barro-600 text-white' },
  { name: 'barro-700', className: 'bg-barro-700 text-white' },
  { name: 'ipe', className: 'bg-ipe text-ink' },
  { name: 'danger-100', className: 'bg-danger-100 text-danger-700' },
  { name: 'danger-600', className: 'bg-danger-600 text-white' },
  { name: 'warning-100', className: 'bg-warning-100 text-warning-700' },
  { name: 'info-100', className: 'bg-info-100 text-info-700' },
] as const;

export function Swatches() {
  return (
    <Specimen title="Color">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:grid-cols-6">
        {swatches.map(({ name, className }) => (
          <li
            key={name}
            className={`flex h-24 items-end rounded-md p-3 text-sm font-semibold ring-1 ring-line ring-inset ${className}`}
          >
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
