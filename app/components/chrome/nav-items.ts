import { external } from '~/config/external';
import type { Page } from '~/paths';

/** The links of the public header, in their order. `label` is a key of `common:nav`. */
export const navItems = [
  { label: 'home', to: 'home' },
  { label: 'about', to: 'about' },
  { label: 'costSimulation', href: external.costSimulation },
  { label: 'rules', to: 'rules' },
  { label: 'dentalPlans', to: 'dentalPlans' },
  { label: 'show', to: 'show' },
  { label: 'contact', to: 'contact' },
] as const satisfies readonly ({ label: string } & ({ to: Page } | { href: string }))[];
