import type { Answer } from './answer.ts';

/** Pregnancy, children, and who belongs to a membership. */
export const family: readonly Answer[] = [
  {
    id: 'pregnancy-wait',
    verdict: 'yes',
    rule: ['maternity', 'conception'],
    question: {
      en: 'Is there a waiting time for a pregnancy?',
      'pt-BR': 'Tem prazo de espera para engravidar?',
    },
    text: {
      en: 'A pregnancy is eligible if you become pregnant at least {maternityConception} after your start date.',
      'pt-BR':
        'A gravidez é elegível se você engravidar pelo menos {maternityConception} depois da sua data de início.',
    },
    asked: {
      en: 'pregnancy waiting period become pregnant how long maternity get pregnant after joining',
      'pt-BR': 'engravidar tempo espera carência gravidez maternidade depois quanto',
    },
    case: { start: 'birth' },
  },
  {
    id: 'pregnant-already',
    verdict: 'no',
    rule: ['maternity', 'conception'],
    question: {
      en: 'Can a pregnancy from before I joined be shared?',
      'pt-BR': 'Uma gravidez de antes de entrar pode ser compartilhada?',
    },
    text: {
      en: 'You can join, but your family pays for that pregnancy; later pregnancies can be shared, and the baby can join at birth.',
      'pt-BR':
        'Você pode entrar, mas a sua família paga essa gravidez; as próximas podem ser compartilhadas, e o bebê pode entrar ao nascer.',
    },
    asked: {
      en: 'pregnant already pregnant join before expecting months along pregnancy weeks',
      'pt-BR':
        'grávida já gestante engravidei antes entrar gravidez grávida posso gestação meses semanas esperando bebê',
    },
    case: { start: 'birth', pregnancy: 'before' },
  },
  {
    id: 'birth',
    verdict: 'yes',
    rule: ['maternity', 'childbirth'],
    question: { en: 'Can a birth be shared?', 'pt-BR': 'O parto pode ser compartilhado?' },
    text: {
      en: 'For an eligible pregnancy, there is no sharing limit for a vaginal birth or a C-section the doctor recommends; you pay one IUA for the whole pregnancy.',
      'pt-BR':
        'Em uma gravidez elegível, o parto normal ou a cesárea indicada pelo médico não tem limite de compartilhamento; você paga um só IUA pela gravidez inteira.',
    },
    asked: {
      en: 'birth childbirth delivery labor C-section cesarean midwife give birth have a baby cost hospital and vaginal',
      'pt-BR':
        'parto normal cesárea cesariana nascimento dar à luz parteira maternidade custa ter bebê ganhar nenê filho hospital',
    },
    case: { start: 'birth' },
  },
  {
    id: 'elective-c-section',
    verdict: 'no',
    rule: ['maternity', 'maternity-not-shared'],
    question: {
      en: 'Can a C-section that I choose be shared?',
      'pt-BR': 'Uma cesárea por escolha pode ser compartilhada?',
    },
    text: {
      en: 'The extra cost of a C-section you choose without a medical reason is not shared.',
      'pt-BR':
        'O custo a mais de uma cesárea por escolha, sem indicação médica, não é compartilhado.',
    },
    asked: {
      en: 'elective C-section choose chosen doula private room gender reveal',
      'pt-BR': 'cesárea cesariana cesaria escolha marcada eletiva agendada doula quarto particular',
    },
  },
  {
    id: 'prenatal',
    verdict: 'yes',
    rule: ['maternity', 'prenatal-postnatal'],
    question: {
      en: 'Can prenatal care be shared?',
      'pt-BR': 'O pré-natal pode ser compartilhado?',
    },
    text: {
      en: 'After your IUA, up to {maternityPrenatal} per pregnancy can be shared for visits, tests, ultrasounds, and the checkup after birth.',
      'pt-BR':
        'Depois do seu IUA, até {maternityPrenatal} por gravidez podem ser compartilhados, com consultas, exames, ultrassons e a revisão depois do parto.',
    },
    asked: {
      en: 'prenatal postnatal ultrasound OB obstetrician breastfeeding lactation pregnancy visits sonogram midwife vitamins doula checkup pregnant',
      'pt-BR':
        'pré-natal ultrassom gravidez obstetra pós-parto amamentação consultas ecografia ultrassonografia acompanhamento gestante vitaminas',
    },
    case: { start: 'birth' },
  },
  {
    id: 'pregnancy-loss',
    verdict: 'yes',
    rule: ['maternity', 'pregnancy-loss'],
    question: {
      en: 'Can care after losing a pregnancy be shared?',
      'pt-BR': 'Os cuidados de uma perda na gravidez podem ser compartilhados?',
    },
    text: {
      en: 'We are so sorry: care for a miscarriage, an ectopic pregnancy, or a stillbirth can be shared as part of the pregnancy.',
      'pt-BR':
        'Sentimos muito: os cuidados de uma perda espontânea, de uma gravidez fora do útero ou de um bebê que nasce sem vida podem ser compartilhados como parte da gravidez.',
    },
    asked: {
      en: 'miscarriage lost the baby losing pregnancy loss stillbirth stillborn ectopic',
      'pt-BR': 'perdi perda bebê gravidez aborto espontâneo natimorto ectópica perdeu',
    },
  },
  {
    id: 'newborn',
    verdict: 'yes',
    rule: ['maternity', 'newborn'],
    question: {
      en: 'Is a newborn a member from birth?',
      'pt-BR': 'O bebê é membro desde que nasce?',
    },
    text: {
      en: 'Add the baby to your membership within {newbornRegistration} of birth, and the baby is a member from birth.',
      'pt-BR':
        'Inclua o bebê na adesão em até {newbornRegistration} depois do nascimento, e ele é membro desde que nasceu.',
    },
    asked: {
      en: 'newborn baby add register include was born NICU adopt infant automatically added just enroll',
      'pt-BR':
        'recém-nascido bebê nasceu incluir colocar registrar adicionar plano UTI neonatal adotar neném automaticamente cadastrar filho novo acabou',
    },
  },
  {
    id: 'diapers',
    verdict: 'yes',
    rule: ['maternity', 'diapers'],
    question: { en: 'Does my family get diapers?', 'pt-BR': 'A minha família recebe fraldas?' },
    text: {
      en: 'Every family gets {maternityDiapers} of diapers after a birth whose costs were shared.',
      'pt-BR':
        'Toda família que teve as despesas do parto compartilhadas recebe fraldas por {maternityDiapers}.',
    },
    asked: { en: 'diapers diaper gift', 'pt-BR': 'fraldas fralda presente enxoval' },
  },
  {
    id: 'child-age',
    verdict: 'yes',
    rule: ['instructions', 'family'],
    question: {
      en: 'Can a grown child stay in my membership?',
      'pt-BR': 'Um filho adulto pode ficar na minha adesão?',
    },
    text: {
      en: 'Unmarried children under {childAge:number} can be in your membership, whether or not they live with you.',
      'pt-BR':
        'Filhos e filhas solteiros com menos de {childAge} podem ficar na sua adesão, morando com você ou não.',
    },
    asked: {
      en: 'son daughter child age old how old years stay adult college until 26 kid turns',
      'pt-BR':
        'filho filha idade anos até fica ficar maior adulto faculdade 26 completar faz adulta solteiro',
    },
  },
  {
    id: 'family',
    verdict: 'depends',
    rule: ['instructions', 'family'],
    question: { en: 'Who can be in my membership?', 'pt-BR': 'Quem pode entrar na minha adesão?' },
    text: {
      en: 'One membership can include you, the person you are legally married to, and your unmarried children under {childAge:number}.',
      'pt-BR':
        'Uma adesão pode incluir você, a pessoa com quem você é legalmente casado(a) e os filhos solteiros com menos de {childAge}.',
    },
    asked: {
      en: 'family wife husband spouse mother father parents boyfriend girlfriend partner add include member grandmother mom dad kids grandma sister brother household cousin join my plan',
      'pt-BR':
        'família esposa marido cônjuge mãe pai pais namorado namorada companheiro incluir adicionar avó sogra avô sogro irmão irmã sobrinho parentes mamãe papai dependente',
    },
  },
];
