import { type Destination, destinations } from '~/shared/brand/external';

type NavItem = { label: string } & Destination;

/** The links of the public header, in their order. `label` is a key of `common:nav`. */
export const navItems = [
  { label: 'home', to: 'home' },
  { label: 'about', to: 'about' },
  { label: 'costSimulation', ...destinations.costSimulation },
  { label: 'rules', to: 'rules' },
  { label: 'dentalPlans', to: 'dentalPlans' },
  { label: 'show', to: 'show' },
  { label: 'contact', to: 'contact' },
] as const satisfies readonly NavItem[];
