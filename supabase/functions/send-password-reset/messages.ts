import type { Bilingual } from '../_shared/language.ts';

export const messages = {
  sent: {
    'pt-BR': 'Enviamos um link para o seu email. Ele expira em 1 hora.',
    en: 'We have sent a link to your email. It expires in 1 hour.',
  },
  emailRequired: {
    'pt-BR': 'Informe o seu email.',
    en: 'Please enter your email.',
  },
  notFound: {
    'pt-BR':
      'Email não encontrado em nossos registros de membros. Verifique se você digitou corretamente.',
    en: 'We did not find this email in our member records. Please check that you typed it correctly.',
  },
  notActivated: {
    'pt-BR':
      'Esta conta de membro ainda não foi ativada. Use "Ativar Conta de Membro" em vez disso.',
    en: 'This member account has not been activated yet. Please use "Activate member account" instead.',
  },
  resetUrlRefused: {
    'pt-BR': 'O endereço de redefinição não é deste site.',
    en: 'The reset address is not one of this site.',
  },
} satisfies Record<string, Bilingual>;
