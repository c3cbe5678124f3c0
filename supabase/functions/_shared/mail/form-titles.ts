import type { Bilingual } from '../language.ts';

/** The subjects of replies to forms, by the name of the form. */
export const formTitles: Record<string, Bilingual> = {
  'sharing-rules': { 'pt-BR': 'Regras de compartilhamento', en: 'Sharing rules' },
  sharing: { 'pt-BR': 'Pedido de compartilhamento', en: 'Sharing request' },
  discounts: { 'pt-BR': 'Descontos para membros', en: 'Member discounts' },
  'plan-updates': { 'pt-BR': 'Mudanças no plano', en: 'Plan updates' },
  scheduling: { 'pt-BR': 'Consulta presencial', en: 'In-person consultation' },
};
