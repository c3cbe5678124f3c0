/** What members read when something fails that nobody foresaw, to the letter. */
export const errorTexts = {
  'pt-BR': {
    signInFailed: 'Erro no login. Tente novamente.',
    signInUnexpected: 'Erro inesperado. Tente novamente ou entre em contato com o suporte.',
    accountMismatch:
      'Acesso negado: Credenciais de autenticação não correspondem ao registro de membro. Entre em contato com o suporte.',
    activation: 'Ocorreu um erro durante a ativação da conta',
    weakPassword: 'Esta senha é fácil de adivinhar. Escolha outra.',
    member: 'Erro ao buscar os dados do membro',
    enrollment: 'Erro ao buscar os dados da adesão',
    agent: 'Erro ao buscar os dados do(a) consultor(a)',
  },
  en: {
    signInFailed: 'Sign-in failed. Please try again.',
    signInUnexpected: 'Unexpected error. Please try again or contact support.',
    accountMismatch:
      'Access denied: Your sign-in details do not match the member record. Please contact support.',
    activation: 'An error occurred during account activation',
    weakPassword: 'This password is easy to guess. Please choose another one.',
    member: 'Error fetching member data',
    enrollment: 'Error fetching enrollment data',
    agent: 'Error fetching advisor data',
  },
} as const;
