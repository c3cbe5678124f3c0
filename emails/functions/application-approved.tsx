import { Link } from 'react-email';
import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { light } from '../layout/colors.ts';
import { choose, value } from '../template-syntax.ts';

const { email, phone } = brand;
const firstName = value('firstName');
const memberNumber = value('memberNumber');
const url = value('url');
const rules = <TextLink url={value('rulesUrl')} />;

/** The current contents of the portal, and the next step. It names only existing features. */
function next(texts: { both: string; plan: string; advisor: string; neither: string }): string {
  return choose(
    'hasPlan',
    choose('hasAdvisor', texts.both, texts.plan),
    choose('hasAdvisor', texts.advisor, texts.neither),
  );
}

/** Welcomes an applicant as a member. */
export const applicationApproved: Email = {
  en: {
    subject: `Your ${brand.name} application is approved`,
    preheader: 'Welcome to the community. Here’s what comes next.',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'Your application is approved, and you are now part of the community.',
      `Your member number is ${memberNumber}. Have it handy when you contact us.`,
      next({
        both: 'In the portal, you can see your plan and how to reach your advisor. Once they’re set, your IUA (the part you pay before a medical need can be shared) and your start date will appear there, too.',
        plan: 'In the portal, you can see your plan. Your IUA (the part you pay before a medical need can be shared) and your start date also appear there once they are set. If you would like an advisor, tell us.',
        advisor:
          'In the portal, you can see how to reach your advisor, who can help you choose your plan.',
        neither: `Next, choose your plan with our team: write to ${email.support} or call ${phone.display}. Once your plan is set, you will see it in the portal.`,
      }),
      <>Please read the rules before you need care: {rules}</>,
    ],
    action: { label: choose('hasLogin', 'Sign in to the portal', 'Activate your account'), url },
    notes: [
      choose(
        'hasLogin',
        'Use the email address and password you chose when you applied.',
        'You will create your password when you activate your account. Have your email address and date of birth ready.',
      ),
    ],
    reason: `You received this email because you applied to ${brand.name} with this address.`,
  },
  'pt-BR': {
    subject: `Sua inscrição no ${brand.name} foi aprovada`,
    preheader: 'Boas-vindas à comunidade. Veja o que vem agora.',
    heading: `Boas-vindas, ${firstName}`,
    paragraphs: [
      'A sua inscrição foi aprovada: agora você faz parte da comunidade.',
      `O seu número de membro é ${memberNumber}. Tenha este número à mão quando falar com a gente.`,
      next({
        both: 'No portal, você vê o seu plano e o contato da pessoa que acompanha você na comunidade. O seu IUA (a parte que você paga antes que uma necessidade médica possa ser compartilhada) e a data de início também aparecem lá assim que forem definidos.',
        plan: 'No portal, você vê o seu plano. O seu IUA (a parte que você paga antes que uma necessidade médica possa ser compartilhada) e a data de início também aparecem lá assim que forem definidos. Se quiser que uma pessoa acompanhe você na comunidade, fale com a gente.',
        advisor:
          'No portal, você vê o contato da pessoa que acompanha você na comunidade. Ela pode ajudar você a escolher o plano.',
        neither: `O próximo passo é escolher o seu plano com a nossa equipe: escreva para ${email.support} ou ligue para ${phone.display}. Depois de definido, o plano aparece no portal.`,
      }),
      <>Leia as regras antes de precisar de atendimento: {rules}</>,
    ],
    action: { label: choose('hasLogin', 'Entrar no portal', 'Ativar minha conta'), url },
    notes: [
      choose(
        'hasLogin',
        'Use o e-mail e a senha que você escolheu ao se inscrever.',
        'Você cria a sua senha ao ativar a conta. Tenha à mão o seu e-mail e a sua data de nascimento.',
      ),
    ],
    reason: `Você recebeu este e-mail porque se inscreveu no ${brand.name} com este endereço.`,
  },
};

/** A URL inside a paragraph, shown in full. */
function TextLink({ url }: { url: string }) {
  return (
    <Link href={url} className="link" style={{ color: light.link, overflowWrap: 'anywhere' }}>
      {url}
    </Link>
  );
}
