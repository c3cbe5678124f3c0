// Written by `npm run emails` from emails/. Do not edit.
import { type EmailWriter, html } from '../write-email.ts';
import { darkStyles } from './dark-styles.ts';

type Values = {
  changedBy: string;
  firstName: string;
};

export const adminEmailChanged: EmailWriter<Values> = {
  en: (values) => ({
    subject: `Your Mutirão Command Center email was changed`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>You can no longer sign in with this address.</title>
<style>${darkStyles}</style></head>
<body lang="en" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="en" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">You can no longer sign in with this address.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Hi ${html(values.firstName)},</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.changedBy)} changed the email address you use to sign in to the Command Center. You can no longer sign in with this address. You may need to sign in again with the new one.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">If you weren’t expecting this, tell a super admin, or call us right away at +1 (561) 555-0134 or write to support@example.com.</p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">You received this email because you signed in to the Command Center with this address until now.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Hi ${values.firstName},

${values.changedBy} changed the email address you use to sign in to the Command Center. You can no longer sign in with this address. You may need to sign in again with the new one.

If you weren’t expecting this, tell a super admin, or call us right away at +1 (561) 555-0134 or write to support@example.com.

You received this email because you signed in to the Command Center with this address until now.

Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
  'pt-BR': (values) => ({
    subject: `Seu e-mail da central de comando do Mutirão mudou`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="pt-BR">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>Este endereço não serve mais para entrar.</title>
<style>${darkStyles}</style></head>
<body lang="pt-BR" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="pt-BR" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Este endereço não serve mais para entrar.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Oi, ${html(values.firstName)}!</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.changedBy)} mudou o e-mail que você usa na central de comando. Este endereço não serve mais para entrar. Talvez você precise entrar de novo, com o novo endereço.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Se você não esperava por isso, avise um(a) superadmin, ligue agora para +1 (561) 555-0134 ou escreva para support@example.com.</p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Você recebeu este e-mail porque, até agora, você entrava na central de comando com este endereço.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Oi, ${values.firstName}!

${values.changedBy} mudou o e-mail que você usa na central de comando. Este endereço não serve mais para entrar. Talvez você precise entrar de novo, com o novo endereço.

Se você não esperava por isso, avise um(a) superadmin, ligue agora para +1 (561) 555-0134 ou escreva para support@example.com.

Você recebeu este e-mail porque, até agora, você entrava na central de comando com este endereço.

Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
};
