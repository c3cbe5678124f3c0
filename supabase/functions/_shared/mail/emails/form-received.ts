// Written by `npm run emails` from emails/. Do not edit.
import { type EmailWriter, html, line } from '../write-email.ts';
import { darkStyles } from './dark-styles.ts';

type Values = {
  firstName: string;
  form: string;
  reference: string;
};

export const formReceived: EmailWriter<Values> = {
  en: (values) => ({
    subject: `Mutirão received your form [${line(values.reference)}]`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>Your reference, and what happens next.</title>
<style>${darkStyles}</style></head>
<body lang="en" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="en" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Your reference, and what happens next.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">${values.firstName ? `Hi ${html(values.firstName)},` : `Hello!`}</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${values.form === 'contact' ? `We received your message.` : values.form === 'sharing' ? `We received your sharing request.` : values.form === 'discounts' ? `We received your discount request.` : values.form === 'plan-updates' ? `We received your request to update your plan.` : values.form === 'scheduling' ? `We received your request for an in-person consultation.` : `We received what you sent us.`}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${values.form === 'sharing' ? `Our team will read it and write to you about the next step, usually within 2 business days. If you are a member, sign in to the portal: it lists the documents we need and takes them safely. Keep your bills and receipts.` : values.form === 'discounts' ? `Our team will look for lower prices near you and reply, usually within 2 business days.` : values.form === 'plan-updates' ? `The change takes effect only after our team confirms it. We’ll reply, usually within 2 business days.` : values.form === 'scheduling' ? `Our team will look for a time that works for you and reply, usually within 2 business days.` : `Someone on our team will read it and reply by email, usually within 2 business days.`}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Your reference: ${html(values.reference)}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">To protect your privacy, this email doesn’t repeat what you wrote.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">In an emergency, call 911. If you didn’t send us anything, ignore this email.</p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">You received this email because someone used this address to send us a form on the Mutirão website.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão is not insurance, and your membership is not an insurance policy. Mutirão is not regulated as insurance, and state insurance protections do not apply. No one promises to pay your medical bills. You are always responsible for them, even if Mutirão closes.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

${values.firstName ? `Hi ${values.firstName},` : `Hello!`}

${values.form === 'contact' ? `We received your message.` : values.form === 'sharing' ? `We received your sharing request.` : values.form === 'discounts' ? `We received your discount request.` : values.form === 'plan-updates' ? `We received your request to update your plan.` : values.form === 'scheduling' ? `We received your request for an in-person consultation.` : `We received what you sent us.`}

${values.form === 'sharing' ? `Our team will read it and write to you about the next step, usually within 2 business days. If you are a member, sign in to the portal: it lists the documents we need and takes them safely. Keep your bills and receipts.` : values.form === 'discounts' ? `Our team will look for lower prices near you and reply, usually within 2 business days.` : values.form === 'plan-updates' ? `The change takes effect only after our team confirms it. We’ll reply, usually within 2 business days.` : values.form === 'scheduling' ? `Our team will look for a time that works for you and reply, usually within 2 business days.` : `Someone on our team will read it and reply by email, usually within 2 business days.`}

Your reference: ${values.reference}

To protect your privacy, this email doesn’t repeat what you wrote.

In an emergency, call 911. If you didn’t send us anything, ignore this email.

You received this email because someone used this address to send us a form on the Mutirão website.

Questions? Write to support@example.com or call +1 (561) 555-0134, Monday to Friday, 9 a.m. to 5 p.m. Eastern time.

Mutirão is not insurance, and your membership is not an insurance policy. Mutirão is not regulated as insurance, and state insurance protections do not apply. No one promises to pay your medical bills. You are always responsible for them, even if Mutirão closes.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
  'pt-BR': (values) => ({
    subject: `Recebemos o seu formulário no Mutirão [${line(values.reference)}]`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="pt-BR">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>A sua referência e o que acontece agora.</title>
<style>${darkStyles}</style></head>
<body lang="pt-BR" class="page" dir="ltr" style="background-color:#fbf7f0;margin:0">
<table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td dir="ltr" lang="pt-BR" style="margin:0;background-color:#fbf7f0;color:#17261f;font-family:system-ui, -apple-system, &#x27;Segoe UI&#x27;, Roboto, Helvetica, Arial, sans-serif">
<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">A sua referência e o que acontece agora.
<div></div></div>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:600px"><tbody><tr style="width:100%"><td>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td style="padding:24px 16px">
<p class="heading" style="font-size:20px;line-height:24px;margin:0 0 20px;font-weight:700;color:#0a4635;margin-top:0;margin-right:0;margin-bottom:20px;margin-left:0">Mutirão</p>
<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" class="card" style="background-color:#ffffff;border:1px solid #e3d8c6;border-radius:16px;border-collapse:separate;margin-bottom:24px"><tbody><tr><td style="padding:26px 22px 10px">
<h1 class="heading" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#0a4635;overflow-wrap:anywhere;word-break:break-word">${values.firstName ? `Oi, ${html(values.firstName)}!` : `Olá!`}</h1>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${values.form === 'contact' ? `Recebemos a sua mensagem.` : values.form === 'sharing' ? `Recebemos o seu pedido de compartilhamento.` : values.form === 'discounts' ? `Recebemos o seu pedido de desconto.` : values.form === 'plan-updates' ? `Recebemos o seu pedido de mudança no plano.` : values.form === 'scheduling' ? `Recebemos o seu pedido de consulta presencial.` : `Recebemos o que você enviou.`}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">${values.form === 'sharing' ? `A nossa equipe vai ler o pedido e escrever para você sobre o próximo passo, em geral em até 2 dias úteis. Se você é membro, entre no portal: ele mostra a lista de documentos e recebe cada um com segurança. Guarde contas e recibos.` : values.form === 'discounts' ? `A nossa equipe vai procurar preços menores perto de você e responder, em geral em até 2 dias úteis.` : values.form === 'plan-updates' ? `A mudança só vale depois que a nossa equipe confirmar. Respondemos, em geral em até 2 dias úteis.` : values.form === 'scheduling' ? `A nossa equipe vai procurar um horário bom para você e responder, em geral em até 2 dias úteis.` : `Alguém da nossa equipe vai ler o que você enviou e responder por e-mail, em geral em até 2 dias úteis.`}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Sua referência: ${html(values.reference)}</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Para proteger a sua privacidade, este e-mail não repete o que você escreveu.</p>
<p class="text" style="font-size:16px;line-height:1.6;margin:0 0 16px;color:#17261f;overflow-wrap:anywhere;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Em uma emergência, ligue para o 911. Se não foi você quem enviou o formulário, ignore este e-mail.</p></td></tr></tbody></table>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Você recebeu este e-mail porque alguém usou este endereço para nos enviar um formulário no site do Mutirão.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão não é um seguro, e a sua adesão não é uma apólice. A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui. Ninguém promete pagar as suas contas médicas. Você é sempre responsável por elas, mesmo que a comunidade deixe de existir.</p>
<p class="muted" style="font-size:14px;line-height:1.5;margin:0 0 12px;color:#52605a;margin-top:0;margin-right:0;margin-bottom:12px;margin-left:0">Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432</p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>
`,
    text: `Mutirão

${values.firstName ? `Oi, ${values.firstName}!` : `Olá!`}

${values.form === 'contact' ? `Recebemos a sua mensagem.` : values.form === 'sharing' ? `Recebemos o seu pedido de compartilhamento.` : values.form === 'discounts' ? `Recebemos o seu pedido de desconto.` : values.form === 'plan-updates' ? `Recebemos o seu pedido de mudança no plano.` : values.form === 'scheduling' ? `Recebemos o seu pedido de consulta presencial.` : `Recebemos o que você enviou.`}

${values.form === 'sharing' ? `A nossa equipe vai ler o pedido e escrever para você sobre o próximo passo, em geral em até 2 dias úteis. Se você é membro, entre no portal: ele mostra a lista de documentos e recebe cada um com segurança. Guarde contas e recibos.` : values.form === 'discounts' ? `A nossa equipe vai procurar preços menores perto de você e responder, em geral em até 2 dias úteis.` : values.form === 'plan-updates' ? `A mudança só vale depois que a nossa equipe confirmar. Respondemos, em geral em até 2 dias úteis.` : values.form === 'scheduling' ? `A nossa equipe vai procurar um horário bom para você e responder, em geral em até 2 dias úteis.` : `Alguém da nossa equipe vai ler o que você enviou e responder por e-mail, em geral em até 2 dias úteis.`}

Sua referência: ${values.reference}

Para proteger a sua privacidade, este e-mail não repete o que você escreveu.

Em uma emergência, ligue para o 911. Se não foi você quem enviou o formulário, ignore este e-mail.

Você recebeu este e-mail porque alguém usou este endereço para nos enviar um formulário no site do Mutirão.

Dúvidas? Escreva para support@example.com ou ligue para +1 (561) 555-0134, de segunda a sexta-feira, das 9h às 17h (horário da Costa Leste, Eastern time).

Mutirão não é um seguro, e a sua adesão não é uma apólice. A comunidade não é regulada como seguro, e as proteções das leis estaduais de seguro não valem aqui. Ninguém promete pagar as suas contas médicas. Você é sempre responsável por elas, mesmo que a comunidade deixe de existir.

Mutirão Community, Inc., 100 Example Plaza, Suite 200, Boca Raton, FL 33432
`,
  }),
};
