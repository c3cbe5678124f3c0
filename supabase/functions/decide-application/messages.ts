import type { Bilingual } from '../_shared/language.ts';

/** The results. A decision is kept even if its email was not accepted for delivery. */
export const messages = {
  approved: {
    'pt-BR': 'Inscrição aprovada. A pessoa vai receber um e-mail de boas-vindas.',
    en: 'Application approved. A welcome email is on its way.',
  },
  approvedWithoutMail: {
    'pt-BR': 'Inscrição aprovada, mas o e-mail de boas-vindas não foi enviado. Avise a pessoa.',
    en: 'Application approved, but the welcome email wasn’t sent. Please let the person know.',
  },
  declined: {
    'pt-BR': 'Inscrição recusada. A pessoa vai receber um e-mail.',
    en: 'Application declined. An email is on its way to the applicant.',
  },
  declinedWithoutMail: {
    'pt-BR': 'Inscrição recusada, mas o e-mail não foi enviado. Avise a pessoa.',
    en: 'Application declined, but the email wasn’t sent. Please let the person know.',
  },
  undone: {
    'pt-BR': 'Aprovação desfeita. A inscrição aguarda uma decisão.',
    en: 'Approval undone. The application is waiting for a decision.',
  },
  undoneWithoutMail: {
    'pt-BR': 'Aprovação desfeita, mas o e-mail não foi enviado. Avise a pessoa.',
    en: 'Approval undone, but the email wasn’t sent. Please let the person know.',
  },
  reopened: { 'pt-BR': 'Inscrição reaberta.', en: 'Application reopened.' },
} satisfies Record<string, Bilingual>;

/** Messages for the refusals of the database, by code. */
export const refusals: Record<string, Bilingual> = {
  permission_denied: {
    'pt-BR': 'Você não tem permissão para decidir inscrições.',
    en: 'You don’t have permission to decide applications.',
  },
  plan_retired: {
    'pt-BR': 'Este plano foi encerrado: ninguém pode entrar nele. Escolha outro.',
    en: 'This plan is retired: no one can join it. Choose another one.',
  },
  iua_retired: {
    'pt-BR': 'Este valor de IUA foi encerrado. Escolha outro.',
    en: 'This IUA is retired. Choose another one.',
  },
  cost_reason_missing: {
    'pt-BR': 'A tabela tem outro valor mensal. Use o da tabela ou escreva o motivo.',
    en: 'The table has another monthly amount. Use it, or write the reason.',
  },
  not_found: { 'pt-BR': 'Inscrição não encontrada.', en: 'Application not found.' },
  already_decided: {
    'pt-BR': 'Alguém da equipe já decidiu esta inscrição.',
    en: 'Someone on the team already decided this application.',
  },
  member_exists: {
    'pt-BR': 'Já existe um membro com este e-mail.',
    en: 'A member already has this email address.',
  },
  email_not_confirmed: {
    'pt-BR': 'A pessoa ainda não confirmou o e-mail. Aprove depois da confirmação.',
    en: 'The applicant hasn’t confirmed their email address yet. You can approve the application after they do.',
  },
  state_closed: {
    'pt-BR':
      'A pessoa mora num estado que está fechado no registro de estados. Fale com ela antes de decidir.',
    en: 'The applicant lives in a state that is closed in the state register. Talk to them before you decide.',
  },
  reason_missing: {
    'pt-BR': 'Escreva o motivo, com até 1.000 caracteres. Só a equipe vê.',
    en: 'Enter a reason of up to 1,000 characters. Only the team sees the reason.',
  },
  enrollment_invalid: {
    'pt-BR': 'Não foi possível salvar estes dados do plano. Confira e tente de novo.',
    en: 'These plan details can’t be saved. Please check them and try again.',
  },
  undo_member_gone: {
    'pt-BR': 'O cadastro deste membro foi apagado.',
    en: 'The record of this member was deleted.',
  },
  undo_activated: {
    'pt-BR': 'O membro já entrou no portal ou ativou a conta.',
    en: 'The member has already signed in or activated the account.',
  },
  undo_requests: {
    'pt-BR': 'O membro tem pedidos de compartilhamento.',
    en: 'The member has sharing requests.',
  },
  undo_payments: {
    'pt-BR': 'Há pagamentos ou um meio de pagamento deste membro.',
    en: 'There are payments or a payment method of this member.',
  },
  undo_forms: {
    'pt-BR': 'O membro enviou formulários ou mensagens.',
    en: 'The member has sent forms or messages.',
  },
  undo_record: {
    'pt-BR':
      'A equipe já acrescentou pessoas, anotações ou uma decisão sobre o estado ao cadastro, ou o juntou com outro.',
    en: 'Since then, the team has added people, notes, or a state decision to the record, or merged it.',
  },
  decision_unknown: { 'pt-BR': 'Decisão desconhecida.', en: 'Unknown decision.' },
};
