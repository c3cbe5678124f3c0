// Written by `npm run emails` from emails/. Do not edit.
import { type EmailWriter, html } from '../write-email.ts';
import { darkStyles } from './dark-styles.ts';

type Values = {
  firstName: string;
  kind: string;
  newEmail: string;
};

export const accountHelp: EmailWriter<Values> = {
  en: (values) => ({
    subject: `Our team changed how you sign in to Mutirão`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>If you did not ask us for this, call us.</title>
<style>${darkStyles}</style></head>
<body lang="en" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="en" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">If you did not ask us for this, call us.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Hi ${html(values.firstName)},</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${values.kind === 'second_factor' ? `Our team turned off two-step verification for your account and signed you out everywhere. From now on, your password alone is enough to sign in. You can turn two-step verification on again in the portal, under Security.` : values.kind === 'email_before' ? `Our team changed the email address of your membership to ${html(values.newEmail)}. This address no longer works to sign in, and you were signed out everywhere.` : `Our team changed the email address of your membership to this one. From now on, sign in to the portal with it. Your password stays the same, and you were signed out everywhere.`}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">If you did not ask us for this, call us right away at +1 (561) 555-0134 or write to support@example.com.</p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">You received this email because we tell you whenever the way you sign in to your account changes.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Hi ${values.firstName},

${values.kind === 'second_factor' ? `Our team turned off two-step verification for your account and signed you out everywhere. From now on, your password alone is enough to sign in. You can turn two-step verification on again in the portal, under Security.` : values.kind === 'email_before' ? `Our team changed the email address of your membership to ${values.newEmail}. This address no longer works to sign in, and you were signed out everywhere.` : `Our team changed the email address of your membership to this one. From now on, sign in to the portal with it. Your password stays the same, and you were signed out everywhere.`}

If you did not ask us for this, call us right away at +1 (561) 555-0134 or write to support@example.com.

You received this email because we tell you whenever the way you sign in to your account changes.

Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
  'pt-BR': (values) => ({
    subject: `A nossa equipe mudou a forma de você entrar no Mutirão`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="pt-BR">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>Se não foi você quem pediu, ligue para a gente.</title>
<style>${darkStyles}</style></head>
<body lang="pt-BR" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="pt-BR" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Se não foi você quem pediu, ligue para a gente.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Oi, ${html(values.firstName)}!</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${values.kind === 'second_factor' ? `A nossa equipe desativou a verificação em duas etapas da sua conta e encerrou o acesso em todos os aparelhos. A partir de agora, basta a senha para entrar. Você pode ativar a verificação de novo no portal, em Segurança.` : values.kind === 'email_before' ? `A nossa equipe mudou o e-mail do seu cadastro para ${html(values.newEmail)}. Este endereço não serve mais para entrar, e o acesso foi encerrado em todos os aparelhos.` : `A nossa equipe mudou o e-mail do seu cadastro para este endereço. A partir de agora, entre no portal com ele. A senha continua a mesma, e o acesso foi encerrado em todos os aparelhos.`}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Se não foi você quem pediu, ligue agora para +1 (561) 555-0134 ou escreva para support@example.com.</p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Você recebeu este e-mail porque avisamos sempre que muda a forma de entrar na sua conta.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Oi, ${values.firstName}!

${values.kind === 'second_factor' ? `A nossa equipe desativou a verificação em duas etapas da sua conta e encerrou o acesso em todos os aparelhos. A partir de agora, basta a senha para entrar. Você pode ativar a verificação de novo no portal, em Segurança.` : values.kind === 'email_before' ? `A nossa equipe mudou o e-mail do seu cadastro para ${values.newEmail}. Este endereço não serve mais para entrar, e o acesso foi encerrado em todos os aparelhos.` : `A nossa equipe mudou o e-mail do seu cadastro para este endereço. A partir de agora, entre no portal com ele. A senha continua a mesma, e o acesso foi encerrado em todos os aparelhos.`}

Se não foi você quem pediu, ligue agora para +1 (561) 555-0134 ou escreva para support@example.com.

Você recebeu este e-mail porque avisamos sempre que muda a forma de entrar na sua conta.

Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
};
