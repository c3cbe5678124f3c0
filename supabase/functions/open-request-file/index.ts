import { serveOpenedFile } from '../_shared/serve-opened-file.ts';

/** Opens a page of a request. */
serveOpenedFile({
  rpc: 'open_request_file',
  bucket: 'request-files',
  isSaved: false,
  texts: {
    opened: { 'pt-BR': 'Página aberta.', en: 'Page opened.' },
    refused: {
      'pt-BR': 'Você não tem permissão para abrir documentos de pedidos.',
      en: 'You don’t have permission to open documents of requests.',
    },
    notFound: { 'pt-BR': 'Página não encontrada.', en: 'Page not found.' },
  },
});
