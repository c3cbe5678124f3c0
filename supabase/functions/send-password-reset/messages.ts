import type { Bilingual } from '../_shared/language.ts';

export const messages = {
  sent: {
    'pt-BR': 'Enviamos um link para o seu e-mail. Ele expira em 1 hora.',
    en: 'We sent a link to your email. It expires in 1 hour.',
  },
  emailRequired: {
    'pt-BR': 'Digite o seu e-mail.',
    en: 'Enter your email.',
  },
  notFound: {
    'pt-BR':
      'Email não encontrado em nossos registros de membros. Verifique se você digitou corretamente.',
    en: 'We couldn’t find this email in our member records. Check that you typed it correctly.',
  },
  notActivated: {
    'pt-BR':
      'Esta conta de membro ainda não foi ativada. Use "Ativar Conta de Membro" em vez disso.',
    en: 'This member account hasn’t been activated yet. Use “Activate member account” instead.',
  },
  resetUrlRefused: {
    'pt-BR': 'Este link para criar uma nova senha não é deste site.',
    en: 'The reset link doesn’t belong to this site.',
  },
} satisfies Record<string, Bilingual>;
