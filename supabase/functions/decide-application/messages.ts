import type { Bilingual } from '../_shared/language.ts';

/** What was done. A decision stands whether or not its email was handed over. */
export const messages = {
  approved: {
    'pt-BR': 'Pedido aprovado. A pessoa recebe um e-mail de boas-vindas.',
    en: 'Application approved. A welcome email is on its way.',
  },
  approvedWithoutMail: {
    'pt-BR': 'Pedido aprovado, mas o e-mail de boas-vindas não saiu. Avise a pessoa.',
    en: 'Application approved, but the welcome email was not sent. Please tell the person.',
  },
  declined: {
    'pt-BR': 'Pedido recusado. A pessoa recebe um e-mail.',
    en: 'Application declined. An email to the applicant is on its way.',
  },
  declinedWithoutMail: {
    'pt-BR': 'Pedido recusado, mas o e-mail não saiu. Avise a pessoa.',
    en: 'Application declined, but the email was not sent. Please tell the person.',
  },
  reopened: { 'pt-BR': 'Pedido reaberto.', en: 'Application reopened.' },
} satisfies Record<string, Bilingual>;

/** What the database refuses with, in words for the admin who decides. */
export const refusals: Record<string, Bilingual> = {
  permission_denied: {
    'pt-BR': 'Você não tem permissão para decidir pedidos de adesão.',
    en: 'You are not allowed to decide applications.',
  },
  not_found: { 'pt-BR': 'Pedido não encontrado.', en: 'Application not found.' },
  already_decided: {
    'pt-BR': 'Alguém da equipe já decidiu este pedido.',
    en: 'Someone on the team has decided this application already.',
  },
  member_exists: {
    'pt-BR': 'Já existe um membro com este e-mail.',
    en: 'There is a member with this email address already.',
  },
  email_not_confirmed: {
    'pt-BR': 'A pessoa ainda não confirmou o e-mail. Aprove depois da confirmação.',
    en: 'The email address is not confirmed yet. Approve once it is.',
  },
  reason_missing: {
    'pt-BR': 'Escreva o motivo, com até 1.000 caracteres. Só a equipe vê.',
    en: 'Write the reason, in up to 1,000 characters. Only the team sees it.',
  },
  enrollment_invalid: {
    'pt-BR': 'Estes dados do plano não podem ser salvos. Confira e tente de novo.',
    en: 'These plan details cannot be saved. Please check them and try again.',
  },
  decision_unknown: { 'pt-BR': 'Decisão desconhecida.', en: 'Unknown decision.' },
};
