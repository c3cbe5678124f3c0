// Written by `npm run emails` from emails/. Do not edit.
import { type EmailWriter, html, line } from '../write-email.ts';
import { darkStyles } from './dark-styles.ts';

type Values = {
  body: string;
  firstName: string;
  subject: string;
  writtenBy: string;
};

export const memberMessage: EmailWriter<Values> = {
  en: (values) => ({
    subject: `${line(values.subject)}`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>${html(values.writtenBy)} from Mutirão writes to you.</title>
<style>${darkStyles}</style></head>
<body lang="en" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="en" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">${html(values.writtenBy)} from Mutirão writes to you.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Hi ${html(values.firstName)},</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.body)}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.writtenBy)}, Mutirão team</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">To answer us, reply to this email. Please send nothing about your health by email. The member portal is the place for that.</p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">You received this email because you are a member of Mutirão.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão is not insurance, and your membership is not an insurance policy. Mutirão is not regulated as insurance, and state insurance protections do not apply. No one promises to pay your medical bills. You are always responsible for them, even if Mutirão closes.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Hi ${values.firstName},

${values.body}

${values.writtenBy}, Mutirão team

To answer us, reply to this email. Please send nothing about your health by email. The member portal is the place for that.

You received this email because you are a member of Mutirão.

Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.

Mutirão is not insurance, and your membership is not an insurance policy. Mutirão is not regulated as insurance, and state insurance protections do not apply. No one promises to pay your medical bills. You are always responsible for them, even if Mutirão closes.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
  'pt-BR': (values) => ({
    subject: `${line(values.subject)}`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="pt-BR">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>${html(values.writtenBy)}, do Mutirão, escreve para você.</title>
<style>${darkStyles}</style></head>
<body lang="pt-BR" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="pt-BR" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">${html(values.writtenBy)}, do Mutirão, escreve para você.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Oi, ${html(values.firstName)}!</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.body)}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.writtenBy)}, equipe do Mutirão</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Para falar com a gente, responda a este e-mail. Não mande nada sobre a sua saúde por e-mail. O lugar disso é o portal de membros.</p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Você recebeu este e-mail porque é membro do Mutirão.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão não é um seguro, e a sua adesão não é uma apólice. A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui. Ninguém promete pagar as suas contas médicas. Você é sempre responsável por elas, mesmo que a comunidade deixe de existir.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Oi, ${values.firstName}!

${values.body}

${values.writtenBy}, equipe do Mutirão

Para falar com a gente, responda a este e-mail. Não mande nada sobre a sua saúde por e-mail. O lugar disso é o portal de membros.

Você recebeu este e-mail porque é membro do Mutirão.

Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).

Mutirão não é um seguro, e a sua adesão não é uma apólice. A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui. Ninguém promete pagar as suas contas médicas. Você é sempre responsável por elas, mesmo que a comunidade deixe de existir.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
};
