import { serveOpenedFile } from '../_shared/serve-opened-file.ts';

/** Opens a file of a message. Anyone can send one, so browsers save it and never show it. */
serveOpenedFile({
  rpc: 'open_message_file',
  bucket: 'message-files',
  isSaved: true,
  texts: {
    opened: { 'pt-BR': 'Arquivo aberto.', en: 'File opened.' },
    refused: {
      'pt-BR': 'Você não tem permissão para abrir arquivos de mensagens.',
      en: 'You don’t have permission to open files of messages.',
    },
    notFound: { 'pt-BR': 'Arquivo não encontrado.', en: 'File not found.' },
  },
});
