/**
 * What members read, to the letter: in Portuguese the specification's own words, in English their
 * counterparts. Written out here on purpose, so that a changed translation file fails a test.
 */
export const texts = {
  'pt-BR': {
    prefix: '/BR',
    email: 'E-mail',
    password: 'Senha',
    signIn: 'Entrar',
    welcome: (name: string) => `Boas-vindas, ${name}`,
    active: 'Ativo',
    pending: 'Pendente',
    futureActive: 'Começa em breve',
    iua: 'US$ 3.000,00',
    basicPlan: 'Plano básico',
    tiles: ['Telemedicina', 'Compartilhamento', 'Descontos para membros', 'Formulários'],
    signOut: 'Sair',
    dialogTitle: 'Confirmar Saída',
    dialogMessage: 'Tem certeza de que deseja sair do portal de membros?',
    dialogConfirm: 'Sair',
    dialogCancel: 'Cancelar',
    membersOnly:
      'Este sistema é apenas para membros Mutirão. Se você é membro, use "Ativar Conta de Membro" abaixo.',
    restricted:
      'Sua conta está com status restrito. Entre em contato com o suporte para reativar sua conta. (Status da conta restrito (cancelado). Entre em contato com o suporte para assistência.)',
    invalid:
      'Credenciais inválidas. Verifique seu email e senha, ou ative sua conta se você é membro.',
    notConfirmed:
      'Por favor confirme seu email antes de fazer login. Verifique sua caixa de entrada.',
    tabs: ['Início', 'Suporte', 'Perfil'],
  },
  en: {
    prefix: '',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    welcome: (name: string) => `Welcome, ${name}`,
    active: 'Active',
    pending: 'Pending',
    futureActive: 'Starts soon',
    iua: '$3,000.00',
    basicPlan: 'Basic plan',
    tiles: ['Telemedicine', 'Health sharing', 'Member discounts', 'Member forms'],
    signOut: 'Sign out',
    dialogTitle: 'Confirm sign-out',
    dialogMessage: 'Are you sure you want to sign out of the member portal?',
    dialogConfirm: 'Sign out',
    dialogCancel: 'Cancel',
    membersOnly:
      'This portal is only for Mutirão members. If you are a member, use “Activate member account” below.',
    restricted:
      'Your account is restricted. Please contact support to reactivate it. (Account access restricted (canceled). Please contact support for assistance.)',
    invalid:
      'We don’t recognize this email and password. Check both. If you’re a member and haven’t activated your account yet, activate it first.',
    notConfirmed: 'Please confirm your email before signing in. Check your inbox.',
    tabs: ['Home', 'Support', 'Profile'],
  },
} as const;

export type Language = keyof typeof texts;

export const languages = Object.keys(texts) as Language[];
