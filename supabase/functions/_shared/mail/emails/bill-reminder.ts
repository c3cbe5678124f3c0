// Written by `npm run emails` from emails/. Do not edit.
import { type EmailWriter, html, line } from '../write-email.ts';
import { darkStyles } from './dark-styles.ts';

type Values = {
  date: string;
  firstName: string;
  profileUrl: string;
  url: string;
};

export const billReminder: EmailWriter<Values> = {
  en: (values) => ({
    subject: `Mutirão: ${line(values.date)} is an important date for one of your bills`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>A reminder while there is still time.</title>
<style>${darkStyles}</style></head>
<body lang="en" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="en" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">A reminder while there is still time.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Hi ${html(values.firstName)},</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.date)} is an important date for one of the bills you added to the portal. Open the bill to see what you can do by then.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Already paid it? Mark it as paid in the portal, and we won’t remind you of it again.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">To protect your privacy, this email doesn’t say which bill it is.</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:8px 0 24px"><a href="${html(values.url)}" class="button" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;padding:14px 24px;border-radius:12px;background-color:#0e5a43;color:#ffffff;font-size:16px;font-weight:600;padding-top:14px;padding-right:24px;padding-bottom:14px;padding-left:24px" target="_blank"><span><!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21px" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px">Open the bill</span><span><!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">You can turn off emails like this one in your profile: ${html(values.profileUrl)}</p>
<p data-skip-in-text="true" class="muted" style="font-size:14px;line-height:1.6;margin:0 0 16px;color:#52605a;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">If the button doesn’t work, copy this link into your browser:<br/><a href="${html(values.url)}" class="link" style="color:#0e5a43;text-decoration-line:none;overflow-wrap:anywhere;word-break:break-word" target="_blank">${html(values.url)}</a></p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">You received this email because you added a bill to the Mutirão portal.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão is not insurance, and your membership is not an insurance policy. Mutirão is not regulated as insurance, and state insurance protections do not apply. No one promises to pay your medical bills. You are always responsible for them, even if Mutirão closes.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Hi ${values.firstName},

${values.date} is an important date for one of the bills you added to the portal. Open the bill to see what you can do by then.

Already paid it? Mark it as paid in the portal, and we won’t remind you of it again.

To protect your privacy, this email doesn’t say which bill it is.

Open the bill ${values.url}

You can turn off emails like this one in your profile: ${values.profileUrl}

You received this email because you added a bill to the Mutirão portal.

Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.

Mutirão is not insurance, and your membership is not an insurance policy. Mutirão is not regulated as insurance, and state insurance protections do not apply. No one promises to pay your medical bills. You are always responsible for them, even if Mutirão closes.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
  'pt-BR': (values) => ({
    subject: `Mutirão: ${line(values.date)} é uma data importante para uma das suas contas`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="pt-BR">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>Um lembrete enquanto ainda dá tempo.</title>
<style>${darkStyles}</style></head>
<body lang="pt-BR" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="pt-BR" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Um lembrete enquanto ainda dá tempo.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Oi, ${html(values.firstName)}!</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${html(values.date)} é uma data importante para uma das contas que você colocou no portal. Abra a conta para ver o que dá para fazer até lá.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Já pagou? Marque a conta como paga no portal e não vamos mais lembrar você dela.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Para proteger a sua privacidade, este e-mail não diz qual é a conta.</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:8px 0 24px"><a href="${html(values.url)}" class="button" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;padding:14px 24px;border-radius:12px;background-color:#0e5a43;color:#ffffff;font-size:16px;font-weight:600;padding-top:14px;padding-right:24px;padding-bottom:14px;padding-left:24px" target="_blank"><span><!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21px" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px">Abrir a conta</span><span><!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Não quer mais receber e-mails como este? Mude a opção no seu perfil: ${html(values.profileUrl)}</p>
<p data-skip-in-text="true" class="muted" style="font-size:14px;line-height:1.6;margin:0 0 16px;color:#52605a;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Se o botão não funcionar, copie este link e cole no navegador:<br/><a href="${html(values.url)}" class="link" style="color:#0e5a43;text-decoration-line:none;overflow-wrap:anywhere;word-break:break-word" target="_blank">${html(values.url)}</a></p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Você recebeu este e-mail porque colocou uma conta no portal do Mutirão.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão não é um seguro, e a sua adesão não é uma apólice. A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui. Ninguém promete pagar as suas contas médicas. Você é sempre responsável por elas, mesmo que a comunidade deixe de existir.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Oi, ${values.firstName}!

${values.date} é uma data importante para uma das contas que você colocou no portal. Abra a conta para ver o que dá para fazer até lá.

Já pagou? Marque a conta como paga no portal e não vamos mais lembrar você dela.

Para proteger a sua privacidade, este e-mail não diz qual é a conta.

Abrir a conta ${values.url}

Não quer mais receber e-mails como este? Mude a opção no seu perfil: ${values.profileUrl}

Você recebeu este e-mail porque colocou uma conta no portal do Mutirão.

Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).

Mutirão não é um seguro, e a sua adesão não é uma apólice. A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui. Ninguém promete pagar as suas contas médicas. Você é sempre responsável por elas, mesmo que a comunidade deixe de existir.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
};
