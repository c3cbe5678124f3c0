// Written by `npm run emails` from emails/. Do not edit.
import { type EmailWriter, html } from '../write-email.ts';
import { darkStyles } from './dark-styles.ts';

type Values = {
  firstName: string;
  invitedBy: string;
  url: string;
};

export const adminInvitation: EmailWriter<Values> = {
  en: (values) => ({
    subject: `You’re invited to the Mutirão team`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>Choose your password for the Command Center.</title>
<style>${darkStyles}</style></head>
<body lang="en" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="en" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Choose your password for the Command Center.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Welcome, ${html(values.firstName)}</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.invitedBy)} added you to the Command Center, where our team takes care of the community. Choose your password to get started.</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:8px 0 24px"><a href="${html(values.url)}" class="button" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;padding:14px 24px;border-radius:12px;background-color:#0e5a43;color:#ffffff;font-size:16px;font-weight:600;padding-top:14px;padding-right:24px;padding-bottom:14px;padding-left:24px" target="_blank"><span><!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21px" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px">Choose my password</span><span><!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">The link works only once and expires after 7 days. If you weren’t expecting this, ignore this message.</p>
<p data-skip-in-text="true" class="muted" style="font-size:14px;line-height:1.6;margin:0 0 16px;color:#52605a;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">If the button doesn’t work, copy this link into your browser:<br/><a href="${html(values.url)}" class="link" style="color:#0e5a43;text-decoration-line:none;overflow-wrap:anywhere;word-break:break-word" target="_blank">${html(values.url)}</a></p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">You received this email because ${html(values.invitedBy)} added this address to the Mutirão Command Center.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Welcome, ${values.firstName}

${values.invitedBy} added you to the Command Center, where our team takes care of the community. Choose your password to get started.

Choose my password ${values.url}

The link works only once and expires after 7 days. If you weren’t expecting this, ignore this message.

You received this email because ${values.invitedBy} added this address to the Mutirão Command Center.

Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
  'pt-BR': (values) => ({
    subject: `Convite para a equipe do Mutirão`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="pt-BR">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>Crie a sua senha da central de comando.</title>
<style>${darkStyles}</style></head>
<body lang="pt-BR" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="pt-BR" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Crie a sua senha da central de comando.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Boas-vindas, ${html(values.firstName)}</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.invitedBy)} incluiu você na central de comando, onde a nossa equipe cuida da comunidade. Crie a sua senha para começar.</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:8px 0 24px"><a href="${html(values.url)}" class="button" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;padding:14px 24px;border-radius:12px;background-color:#0e5a43;color:#ffffff;font-size:16px;font-weight:600;padding-top:14px;padding-right:24px;padding-bottom:14px;padding-left:24px" target="_blank"><span><!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21px" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px">Criar minha senha</span><span><!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">O link funciona uma única vez e vale por 7 dias. Se você não esperava este convite, ignore esta mensagem.</p>
<p data-skip-in-text="true" class="muted" style="font-size:14px;line-height:1.6;margin:0 0 16px;color:#52605a;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Se o botão não funcionar, copie este link e cole no navegador:<br/><a href="${html(values.url)}" class="link" style="color:#0e5a43;text-decoration-line:none;overflow-wrap:anywhere;word-break:break-word" target="_blank">${html(values.url)}</a></p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Você recebeu este e-mail porque ${html(values.invitedBy)} incluiu este endereço na central de comando do Mutirão.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Boas-vindas, ${values.firstName}

${values.invitedBy} incluiu você na central de comando, onde a nossa equipe cuida da comunidade. Crie a sua senha para começar.

Criar minha senha ${values.url}

O link funciona uma única vez e vale por 7 dias. Se você não esperava este convite, ignore esta mensagem.

Você recebeu este e-mail porque ${values.invitedBy} incluiu este endereço na central de comando do Mutirão.

Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
};
