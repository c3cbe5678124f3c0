import type { Answer } from './answer.ts';

/** Visits, tests, treatment, and what is never shared. */
export const care: readonly Answer[] = [
  {
    id: 'er-cost',
    verdict: 'depends',
    rule: ['procedures', 'iua'],
    question: {
      en: 'Will I pay the whole ER bill?',
      'pt-BR': 'Vou pagar a conta inteira do pronto-socorro?',
    },
    text: {
      en: 'You pay your IUA ({iuaLow}, {iuaMiddle}, or {iuaHigh}) once for the need, and eligible costs above it can be shared.',
      'pt-BR':
        'Você paga o seu IUA ({iuaLow}, {iuaMiddle} ou {iuaHigh}) uma vez por necessidade, e o que for elegível acima dele pode ser compartilhado.',
    },
    asked: {
      en: 'ER emergency room hospital bill cost how much pay price visit received stay admitted overnight',
      'pt-BR':
        'pronto-socorro emergência ER hospital conta custa quanto pago preço valor dólares internado internação fatura',
    },
    case: { start: 'er' },
  },
  {
    id: 'urgent-care',
    verdict: 'yes',
    rule: ['instructions', 'medical-need'],
    question: {
      en: 'Can an urgent care visit be shared?',
      'pt-BR': 'O pronto atendimento (urgent care) pode ser compartilhado?',
    },
    text: {
      en: 'A visit for an illness, an injury, or a pregnancy belongs to that need, and eligible costs above your IUA can be shared.',
      'pt-BR':
        'Uma consulta por doença, lesão ou gravidez faz parte dessa necessidade, e o que for elegível acima do seu IUA pode ser compartilhado.',
    },
    asked: {
      en: 'urgent care walk-in clinic doctor visit pediatrician appointment specialist see consultation dermatologist gynecologist cardiologist sick',
      'pt-BR':
        'urgent care pronto atendimento UPA clínica consulta pediatra médico especialista clínico consultar dermatologista ginecologista cardiologista postinho',
    },
    case: { start: 'er' },
  },
  {
    id: 'broken-bone',
    verdict: 'yes',
    rule: ['instructions', 'medical-need'],
    question: {
      en: 'Can care for a broken bone be shared?',
      'pt-BR': 'O tratamento de um osso quebrado pode ser compartilhado?',
    },
    text: {
      en: 'All the care for the injury is one need with one IUA, even with many bills, and eligible costs above the IUA can be shared.',
      'pt-BR':
        'Todo o atendimento da lesão é uma necessidade só, com um IUA, mesmo com muitas contas, e o que for elegível acima do IUA pode ser compartilhado.',
    },
    asked: {
      en: 'broken bone broke arm leg wrist ankle foot finger fracture fractured cast injury collarbone elbow rib crack',
      'pt-BR':
        'quebrou quebrado quebrei osso braço perna pé punho dedo tornozelo fratura fraturei gesso trinquei costela clavícula cotovelo ossos',
    },
    case: { start: 'arm' },
  },
  {
    id: 'check-up',
    verdict: 'depends',
    rule: ['exclusions', 'conditional-circumstances'],
    question: {
      en: 'Can a check-up or a screening test be shared?',
      'pt-BR': 'Um check-up ou exame de rotina pode ser compartilhado?',
    },
    text: {
      en: 'An exam that a doctor orders because of a symptom can be shared, and a medical need is always an illness, an injury, or a pregnancy.',
      'pt-BR':
        'Um exame que o médico pede por causa de um sintoma pode ser compartilhado, e uma necessidade médica é sempre uma doença, uma lesão ou uma gravidez.',
    },
    asked: {
      en: 'check-up checkup annual physical wellness routine preventive screening mammogram colonoscopy pap smear blood work test labs MRI x-ray exam yearly tests ultrasound scan cholesterol gynecologist PSA prostate skin check',
      'pt-BR':
        'check-up checkup rotina preventivo prevenção exame sangue mamografia colonoscopia papanicolau ressonância raio-x laboratório anual exames periódico tomografia colesterol próstata ginecologista PSA hemograma ultrassonografia',
    },
  },
  {
    id: 'required-exams',
    verdict: 'no',
    rule: ['exclusions', 'conditional-circumstances'],
    question: {
      en: 'Can an exam for school, a job, or immigration be shared?',
      'pt-BR': 'Um exame para escola, emprego ou imigração pode ser compartilhado?',
    },
    text: {
      en: 'Exams that others require, for school, a job, immigration, or sports, are not eligible.',
      'pt-BR':
        'Exames que outros pedem, para escola, emprego, imigração ou esporte, não são elegíveis.',
    },
    asked: {
      en: 'exam immigration school job employment sports physical required I-693 employer drug test DOT camp form',
      'pt-BR':
        'exame imigração escola emprego admissional atestado exigido exigência acampamento civil surgeon',
    },
  },
  {
    id: 'telemedicine',
    verdict: 'yes',
    rule: ['instructions', 'commitment'],
    question: {
      en: 'Should I use telemedicine?',
      'pt-BR': 'Devo usar a telemedicina?',
    },
    text: {
      en: 'Members agree to use telemedicine or urgent care when they don’t need the ER.',
      'pt-BR':
        'Os membros se comprometem a usar a telemedicina ou o pronto atendimento quando não precisam do pronto-socorro.',
    },
    asked: {
      en: 'telemedicine telehealth online doctor video call virtual phone app zoom',
      'pt-BR':
        'telemedicina teleconsulta médico online vídeo consulta virtual telefone aplicativo remota ligar',
    },
  },
  {
    id: 'surgery',
    verdict: 'yes',
    rule: ['procedures', 'deadlines'],
    question: {
      en: 'Can planned surgery be shared?',
      'pt-BR': 'Uma cirurgia marcada pode ser compartilhada?',
    },
    text: {
      en: 'Eligible surgery can be shared; send the request at least {plannedCareNotice} before the scheduled date.',
      'pt-BR':
        'Uma cirurgia elegível pode ser compartilhada; envie o pedido pelo menos {plannedCareNotice} antes da data marcada.',
    },
    asked: {
      en: 'surgery operation planned scheduled procedure appendix operate gallbladder appendectomy tonsils operated surgeon removal',
      'pt-BR':
        'cirurgia operação operar marcada planejada procedimento apendicite internação operado cirurgião vesícula apêndice amígdalas retirada',
    },
    case: { start: 'arm' },
  },
  {
    id: 'dental',
    verdict: 'no',
    rule: ['exclusions', 'dental'],
    question: { en: 'Can dental care be shared?', 'pt-BR': 'O dentista pode ser compartilhado?' },
    text: {
      en: 'Dental care is not eligible, except repairs to healthy teeth that an accident broke or knocked out.',
      'pt-BR':
        'O tratamento dentário não é elegível, a não ser o reparo de dentes saudáveis que um acidente quebrou ou arrancou.',
    },
    asked: {
      en: 'dentist dental teeth tooth braces root canal cavity filling implant wisdom cleaning gum crown orthodontist dentures molar toothache',
      'pt-BR':
        'dentista dentário dente dentes aparelho canal cárie obturação implante siso limpeza gengiva ortodontista dentadura prótese dentária dor extrair arrancar',
    },
  },
  {
    id: 'glasses',
    verdict: 'no',
    rule: ['exclusions', 'vision'],
    question: {
      en: 'Can eye exams or glasses be shared?',
      'pt-BR': 'Exame de vista ou óculos podem ser compartilhados?',
    },
    text: {
      en: 'Eye exams, glasses, contact lenses, and LASIK are not eligible, but an eye disease or injury is a need like any other.',
      'pt-BR':
        'Exame de vista, óculos, lentes de contato e LASIK não são elegíveis, mas uma doença ou lesão do olho é uma necessidade como qualquer outra.',
    },
    asked: {
      en: 'glasses eye exam vision contact lenses LASIK optometrist contacts frames prescription eyesight',
      'pt-BR':
        'óculos exame vista visão lente contato LASIK oftalmologista grau lentes armação enxergar cansada',
    },
  },
  {
    id: 'cataract',
    verdict: 'yes',
    rule: ['exclusions', 'vision'],
    question: {
      en: 'Can cataract surgery be shared?',
      'pt-BR': 'A cirurgia de catarata pode ser compartilhada?',
    },
    text: {
      en: 'Cataract surgery with the standard lens can be shared, after the adjustment period if you had the cataract before you joined.',
      'pt-BR':
        'A cirurgia de catarata com a lente padrão pode ser compartilhada, depois do período de ajuste se você já tinha catarata antes de entrar.',
    },
    asked: { en: 'cataract cataracts eye surgery', 'pt-BR': 'catarata cirurgia olho' },
  },
  {
    id: 'hearing-aids',
    verdict: 'no',
    rule: ['exclusions', 'not-eligible'],
    question: {
      en: 'Can hearing aids be shared?',
      'pt-BR': 'Um aparelho auditivo pode ser compartilhado?',
    },
    text: {
      en: 'Buying, fitting, and repairing hearing aids is not eligible.',
      'pt-BR': 'A compra, o ajuste e o conserto de aparelhos auditivos não são elegíveis.',
    },
    asked: {
      en: 'hearing aid aids deaf hearing loss',
      'pt-BR': 'aparelho auditivo surdez surdo audição ouvir',
    },
  },
  {
    id: 'medicine',
    verdict: 'depends',
    rule: ['exclusions', 'prescriptions'],
    question: {
      en: 'Can prescriptions be shared?',
      'pt-BR': 'Remédios com receita podem ser compartilhados?',
    },
    text: {
      en: 'Medicine for an eligible need can be shared during the hospital stay and recovery, and medicine you take regularly follows the rule for its condition.',
      'pt-BR':
        'Os remédios para uma necessidade elegível podem ser compartilhados na internação e na recuperação, e o remédio de uso contínuo segue a regra da condição que ele trata.',
    },
    asked: {
      en: 'medicine medication prescription drugs pharmacy pills insulin antibiotic CVS refill meds tablets Walgreens inhaler thyroid daily',
      'pt-BR':
        'remédio remédios medicamento receita farmácia uso contínuo insulina antibiótico genérico comprimidos comprar medicação todo dia tomo drogaria',
    },
  },
  {
    id: 'therapy',
    verdict: 'no',
    rule: ['exclusions', 'mental-health'],
    question: {
      en: 'Can therapy or psychiatry be shared?',
      'pt-BR': 'Terapia ou psiquiatra podem ser compartilhados?',
    },
    text: {
      en: 'Talk therapy, routine psychiatric visits, and ongoing medicine are not eligible, but ER care in a crisis can be shared until the person is stable.',
      'pt-BR':
        'Terapia, psiquiatria de rotina e remédios de uso contínuo não são elegíveis, mas o pronto-socorro em uma crise pode ser compartilhado até a pessoa ficar estável.',
    },
    asked: {
      en: 'therapy online therapist psychologist psychiatrist counseling mental health depression anxiety antidepressant psychology counselor couples psychiatric zoloft panic',
      'pt-BR':
        'terapia online terapeuta psicólogo psicóloga psiquiatra saúde mental depressão ansiedade antidepressivo ansiolítico psicologia psicoterapia analista casal psiquiátrico remédio pânico',
    },
  },
  {
    id: 'autism-adhd',
    verdict: 'depends',
    rule: ['exclusions', 'mental-health'],
    question: {
      en: 'Can care for autism or ADHD be shared?',
      'pt-BR': 'O tratamento de autismo ou TDAH pode ser compartilhado?',
    },
    text: {
      en: 'The rules don’t name autism or ADHD, so ask us first: talk therapy, routine psychiatric visits, and ongoing mental health medicine are not eligible.',
      'pt-BR':
        'As regras não citam autismo nem TDAH, então fale antes com a gente: terapia, psiquiatria de rotina e remédios de uso contínuo para a saúde mental não são elegíveis.',
    },
    asked: {
      en: 'autism autistic ADHD ADD attention deficit hyperactivity asperger spectrum ritalin medication ABA',
      'pt-BR':
        'autismo autista TEA TDAH TDA déficit atenção hiperativo hiperatividade ritalina remédio ABA',
    },
  },
  {
    id: 'physical-therapy',
    verdict: 'yes',
    rule: ['exclusions', 'limit-recovery'],
    question: {
      en: 'Can physical therapy be shared?',
      'pt-BR': 'A fisioterapia pode ser compartilhada?',
    },
    text: {
      en: 'After your IUA, up to {recoverySessions} or {recoveryAmount} per need can be shared, for all recovery therapies together.',
      'pt-BR':
        'Depois do seu IUA, até {recoverySessions} ou {recoveryAmount} por necessidade podem ser compartilhados, somando todas as terapias de recuperação.',
    },
    asked: {
      en: 'physical therapy physiotherapy PT occupational speech therapy chiropractor chiropractic acupuncture sessions rehab back adjust massage stretching recover',
      'pt-BR':
        'fisioterapia fisioterapeuta fisio fonoaudióloga fono terapia ocupacional quiropraxia quiropata acupuntura sessões rpg massagem coluna reabilitar sessão',
    },
  },
  {
    id: 'birth-control',
    verdict: 'no',
    rule: ['exclusions', 'not-eligible'],
    question: {
      en: 'Can birth control be shared?',
      'pt-BR': 'Anticoncepcional, DIU ou vasectomia podem ser compartilhados?',
    },
    text: {
      en: 'Contraceptives, having your tubes tied, and vasectomy are not eligible, but hormonal birth control that treats another condition may be.',
      'pt-BR':
        'Anticoncepcionais, laqueadura e vasectomia não são elegíveis, mas um anticoncepcional hormonal que trata outra condição pode ser.',
    },
    asked: {
      en: 'birth control contraceptive pill IUD implant vasectomy tubes tied tubal sterilization ligation plan B condom',
      'pt-BR':
        'anticoncepcional contraceptivo pílula DIU implanon vasectomia laqueadura ligadura trompas ligar camisinha preservativo dia seguinte',
    },
  },
  {
    id: 'fertility',
    verdict: 'no',
    rule: ['exclusions', 'not-eligible'],
    question: {
      en: 'Can fertility treatment be shared?',
      'pt-BR': 'O tratamento de fertilidade pode ser compartilhado?',
    },
    text: {
      en: 'Fertility tests, medicine, insemination, in vitro fertilization, and freezing are not eligible.',
      'pt-BR':
        'Exames, remédios, inseminação, fertilização in vitro e congelamento não são elegíveis.',
    },
    asked: {
      en: 'fertility infertility IVF in vitro insemination egg freezing surrogacy trying to conceive get pregnant clinic clomid',
      'pt-BR':
        'fertilidade infertilidade fertilização vitro FIV inseminação congelar óvulos barriga aluguel engravidar difícil clínica reprodução inseminar',
    },
  },
  {
    id: 'abortion',
    verdict: 'no',
    rule: ['exclusions', 'not-eligible'],
    question: { en: 'Can an abortion be shared?', 'pt-BR': 'O aborto pode ser compartilhado?' },
    text: {
      en: 'Abortion is not eligible, but care for a miscarriage can be shared.',
      'pt-BR':
        'O aborto não é elegível, mas os cuidados de uma perda espontânea podem ser compartilhados.',
    },
    asked: { en: 'abortion terminate', 'pt-BR': 'aborto abortar interromper' },
  },
  {
    id: 'weight-loss',
    verdict: 'no',
    rule: ['exclusions', 'not-eligible'],
    question: {
      en: 'Can weight loss care be shared?',
      'pt-BR': 'O tratamento para emagrecer pode ser compartilhado?',
    },
    text: {
      en: 'Programs, medicine, and surgery to lose weight are not eligible.',
      'pt-BR': 'Programas, remédios e cirurgias para emagrecer não são elegíveis.',
    },
    asked: {
      en: 'weight loss lose weight ozempic wegovy mounjaro bariatric surgery obesity diet slimming fat gastric bypass sleeve saxenda',
      'pt-BR':
        'emagrecer emagrecimento ozempic mounjaro wegovy bariátrica cirurgia obesidade perder peso dieta gordura balão gástrico bypass saxenda',
    },
  },
  {
    id: 'cosmetic',
    verdict: 'no',
    rule: ['exclusions', 'cosmetic-surgery'],
    question: {
      en: 'Can plastic surgery be shared?',
      'pt-BR': 'A cirurgia plástica pode ser compartilhada?',
    },
    text: {
      en: 'Surgery done only to change how you look is not eligible; surgery that rebuilds what an illness or accident took away can be shared.',
      'pt-BR':
        'A cirurgia só para mudar a aparência não é elegível; a que refaz o que uma doença ou um acidente tirou pode ser compartilhada.',
    },
    asked: {
      en: 'cosmetic plastic surgery liposuction lipo botox breast implants silicone nose job tummy tuck facelift aesthetic filler',
      'pt-BR':
        'plástica cirurgia estética lipo lipoaspiração silicone botox rinoplastia abdominoplastia mama peito harmonização mamoplastia bumbum',
    },
  },
  {
    id: 'vaccines',
    verdict: 'depends',
    rule: ['exclusions', 'not-eligible'],
    question: { en: 'Can vaccines be shared?', 'pt-BR': 'Vacinas podem ser compartilhadas?' },
    text: {
      en: 'Vaccines for adults are not eligible; ask us first about a child’s vaccines, because the rules don’t name them.',
      'pt-BR':
        'As vacinas para adultos não são elegíveis; sobre as de uma criança, fale antes com a gente, porque as regras não as citam.',
    },
    asked: {
      en: 'vaccine vaccines immunization flu shot shots COVID travel child immunize tetanus HPV',
      'pt-BR':
        'vacina vacinas vacinação gripe COVID viagem criança filho bebê imunização vacinar tétano HPV tomar',
    },
  },
  {
    id: 'addiction',
    verdict: 'no',
    rule: ['exclusions', 'not-eligible'],
    question: {
      en: 'Can treatment for addiction be shared?',
      'pt-BR': 'O tratamento da dependência pode ser compartilhado?',
    },
    text: {
      en: 'Treatment for addiction and costs caused directly by alcohol or drug use are not eligible.',
      'pt-BR':
        'O tratamento da dependência e as despesas causadas diretamente por álcool ou drogas não são elegíveis.',
    },
    asked: {
      en: 'addiction rehab alcohol alcoholic drugs drug abuse detox substance clinic AA cocaine drinking problem opioids',
      'pt-BR':
        'dependência reabilitação álcool alcoólatra drogas vício desintoxicação dependente químico clínica alcoolismo cocaína maconha viciado bebida',
    },
  },
];
