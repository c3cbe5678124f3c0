// Written by `npm run emails` from emails/. Do not edit.
import { type EmailWriter, html } from '../write-email.ts';
import { darkStyles } from './dark-styles.ts';

type Values = {
  firstName: string;
  memberNumber: string;
  url: string;
};

export const applicationInReview: EmailWriter<Values> = {
  en: (values) => ({
    subject: `Your Mutirão application is in review again`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>Our welcome email was sent too early.</title>
<style>${darkStyles}</style></head>
<body lang="en" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="en" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Our welcome email was sent too early.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Your application is in review again, ${html(values.firstName)}</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">We wrote to you that your application was approved. That was too early, and we’re sorry: your application is in review again, and you aren’t a member for now.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">The member number ${html(values.memberNumber)} in our earlier email is no longer valid. We didn’t charge you anything, and you don’t owe us anything.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">If you have health insurance, please keep it. Needs that arise now can’t be shared.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">If you have questions, write to us or call +1 (561) 555-0134. A person will answer.</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:8px 0 24px"><a href="${html(values.url)}" class="button" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;padding:14px 24px;border-radius:12px;background-color:#0e5a43;color:#ffffff;font-size:16px;font-weight:600;padding-top:14px;padding-right:24px;padding-bottom:14px;padding-left:24px" target="_blank"><span><!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21px" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px">Write to us</span><span><!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table>
<p data-skip-in-text="true" class="muted" style="font-size:14px;line-height:1.6;margin:0 0 16px;color:#52605a;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">If the button doesn’t work, copy this link into your browser:<br/><a href="${html(values.url)}" class="link" style="color:#0e5a43;text-decoration-line:none;overflow-wrap:anywhere;word-break:break-word" target="_blank">${html(values.url)}</a></p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">You received this email because you applied to Mutirão with this address.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão is not insurance, and your membership is not an insurance policy. Mutirão is not regulated as insurance, and state insurance protections do not apply. No one promises to pay your medical bills. You are always responsible for them, even if Mutirão closes.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Your application is in review again, ${values.firstName}

We wrote to you that your application was approved. That was too early, and we’re sorry: your application is in review again, and you aren’t a member for now.

The member number ${values.memberNumber} in our earlier email is no longer valid. We didn’t charge you anything, and you don’t owe us anything.

If you have health insurance, please keep it. Needs that arise now can’t be shared.

If you have questions, write to us or call +1 (561) 555-0134. A person will answer.

Write to us ${values.url}

You received this email because you applied to Mutirão with this address.

Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.

Mutirão is not insurance, and your membership is not an insurance policy. Mutirão is not regulated as insurance, and state insurance protections do not apply. No one promises to pay your medical bills. You are always responsible for them, even if Mutirão closes.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
  'pt-BR': (values) => ({
    subject: `Sua inscrição no Mutirão está de novo em análise`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="pt-BR">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>O nosso e-mail de boas-vindas foi enviado cedo demais.</title>
<style>${darkStyles}</style></head>
<body lang="pt-BR" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="pt-BR" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">O nosso e-mail de boas-vindas foi enviado cedo demais.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">Sua inscrição está de novo em análise, ${html(values.firstName)}</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Escrevemos para você que a sua inscrição foi aprovada. Foi cedo demais, e pedimos desculpas: a sua inscrição está de novo em análise e, por enquanto, você não faz parte da comunidade.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">O número de membro ${html(values.memberNumber)}, que estava no e-mail anterior, não vale mais. Nada foi cobrado, e você não nos deve nada.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Se você tem um seguro de saúde, por favor, não cancele. Necessidades que surgirem agora não podem ser compartilhadas.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Se tiver dúvidas, escreva para a gente ou ligue para +1 (561) 555-0134. Uma pessoa vai responder.</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:8px 0 24px"><a href="${html(values.url)}" class="button" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;padding:14px 24px;border-radius:12px;background-color:#0e5a43;color:#ffffff;font-size:16px;font-weight:600;padding-top:14px;padding-right:24px;padding-bottom:14px;padding-left:24px" target="_blank"><span><!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21px" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px">Escrever para nós</span><span><!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span></a></td></tr></tbody></table>
<p data-skip-in-text="true" class="muted" style="font-size:14px;line-height:1.6;margin:0 0 16px;color:#52605a;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Se o botão não funcionar, copie este link e cole no navegador:<br/><a href="${html(values.url)}" class="link" style="color:#0e5a43;text-decoration-line:none;overflow-wrap:anywhere;word-break:break-word" target="_blank">${html(values.url)}</a></p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Você recebeu este e-mail porque se inscreveu no Mutirão com este endereço.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão não é um seguro, e a sua adesão não é uma apólice. A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui. Ninguém promete pagar as suas contas médicas. Você é sempre responsável por elas, mesmo que a comunidade deixe de existir.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

Sua inscrição está de novo em análise, ${values.firstName}

Escrevemos para você que a sua inscrição foi aprovada. Foi cedo demais, e pedimos desculpas: a sua inscrição está de novo em análise e, por enquanto, você não faz parte da comunidade.

O número de membro ${values.memberNumber}, que estava no e-mail anterior, não vale mais. Nada foi cobrado, e você não nos deve nada.

Se você tem um seguro de saúde, por favor, não cancele. Necessidades que surgirem agora não podem ser compartilhadas.

Se tiver dúvidas, escreva para a gente ou ligue para +1 (561) 555-0134. Uma pessoa vai responder.

Escrever para nós ${values.url}

Você recebeu este e-mail porque se inscreveu no Mutirão com este endereço.

Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).

Mutirão não é um seguro, e a sua adesão não é uma apólice. A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui. Ninguém promete pagar as suas contas médicas. Você é sempre responsável por elas, mesmo que a comunidade deixe de existir.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
};
