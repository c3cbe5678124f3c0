import type { Bilingual } from '../_shared/language.ts';

export const messages = {
  invited: { 'pt-BR': 'Convite enviado.', en: 'Invitation sent.' },
} satisfies Record<string, Bilingual>;

/** Why an invitation is refused, by the database's code. */
export const refusals: Record<string, Bilingual> = {
  permission_denied: {
    'pt-BR': 'Você não pode convidar consultores.',
    en: 'You can’t invite advisors.',
  },
  not_found: { 'pt-BR': 'Consultor(a) não encontrado(a).', en: 'Advisor not found.' },
  portal_closed: {
    'pt-BR': 'O portal de consultores está fechado.',
    en: 'The advisor portal is closed.',
  },
  advisor_inactive: {
    'pt-BR': 'O cadastro está inativo. Ative-o antes de convidar.',
    en: 'This advisor is inactive. Make the advisor active first.',
  },
  already_joined: { 'pt-BR': 'O acesso já existe.', en: 'This advisor already has access.' },
  admin_email: {
    'pt-BR': 'Este e-mail é de alguém da equipe. Cadastre outro e-mail.',
    en: 'This email belongs to someone on the team. Enter another email.',
  },
};
