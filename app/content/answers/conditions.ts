import type { Answer } from './answer.ts';

/** Health conditions, care with its own rule or limit, and accidents. */
export const conditions: readonly Answer[] = [
  {
    id: 'pre-existing',
    verdict: 'yes',
    rule: ['procedures', 'pre-existing'],
    question: {
      en: 'Can I join with a health condition?',
      'pt-BR': 'Posso entrar com um problema de saúde?',
    },
    text: {
      en: 'You can join, but if you had the condition in the {lookBack} before your start date, the adjustment period applies to it.',
      'pt-BR':
        'Pode, mas se você já tinha a condição nos {lookBack} antes da data de início, vale para ela o período de ajuste.',
    },
    asked: {
      en: 'pre-existing condition diabetes diabetic high blood pressure hypertension thyroid arthritis hernia kidney stones gallstones migraine endometriosis fibroids lupus chronic back pain accept already have epilepsy heart disease sick before joining illness fibromyalgia cholesterol',
      'pt-BR':
        'preexistente condição doença diabetes diabético pressão alta hipertensão tireoide artrite hérnia pedra rim vesícula enxaqueca endometriose mioma lúpus crônica coluna aceitam já tenho DLP problema saúde coração epilepsia fibromialgia colesterol antes entrar doente',
    },
    case: {
      start: 'er',
      preExisting: 'yes',
    },
  },
  {
    id: 'adjustment',
    verdict: 'depends',
    rule: ['procedures', 'adjustment-period'],
    question: {
      en: 'Is there a waiting period?',
      'pt-BR': 'Tem carência?',
    },
    text: {
      en: 'For a pre-existing condition, {adjustmentYear1} can be shared in the first year, up to {adjustmentYear2} in the second, {adjustmentYear3} in the third, and {adjustmentYear4} in the fourth.',
      'pt-BR':
        'Para uma condição preexistente, podem ser compartilhados {adjustmentYear1} no primeiro ano, até {adjustmentYear2} no segundo, {adjustmentYear3} no terceiro e {adjustmentYear4} no quarto.',
    },
    asked: {
      en: 'waiting period wait adjustment how long before when start years full months grace',
      'pt-BR':
        'carência período ajuste espera tempo esperar quando começa anos meses valer total integral',
    },
    case: {
      start: 'er',
      preExisting: 'yes',
    },
  },
  {
    id: 'asthma',
    verdict: 'depends',
    rule: ['exclusions', 'asthma'],
    question: {
      en: 'Can asthma care be shared?',
      'pt-BR': 'O tratamento de asma pode ser compartilhado?',
    },
    text: {
      en: 'An asthma attack that takes you to the ER is a medical need; if you had asthma before you joined, the adjustment period applies.',
      'pt-BR':
        'Uma crise de asma que leva ao pronto-socorro é uma necessidade médica; se você já tinha asma antes de entrar, vale o período de ajuste.',
    },
    asked: {
      en: 'asthma inhaler asthmatic',
      'pt-BR': 'asma bombinha bronquite asmático',
    },
  },
  {
    id: 'cancer',
    verdict: 'yes',
    rule: ['exclusions', 'cancer'],
    question: {
      en: 'Can cancer care be shared?',
      'pt-BR': 'O tratamento de câncer pode ser compartilhado?',
    },
    text: {
      en: 'Care for cancer that begins after your start date can be shared, with no specific limit; if it began before, the adjustment period applies.',
      'pt-BR':
        'O tratamento de um câncer que começa depois da data de início pode ser compartilhado sem limite próprio; se começou antes, vale o período de ajuste.',
    },
    asked: {
      en: 'cancer tumor chemo chemotherapy radiation oncologist leukemia lump breast biopsy melanoma lymphoma',
      'pt-BR':
        'câncer tumor químio quimioterapia radioterapia oncologista leucemia nódulo mama biópsia melanoma linfoma próstata oncologia',
    },
  },
  {
    id: 'allergy',
    verdict: 'yes',
    rule: ['exclusions', 'limit-allergy'],
    question: {
      en: 'Can allergy treatment be shared?',
      'pt-BR': 'O tratamento de alergia pode ser compartilhado?',
    },
    text: {
      en: 'After your IUA, allergy tests, shots, and visits can be shared up to {allergyAmount} per {allergyPeriod}; a severe reaction does not count toward this limit.',
      'pt-BR':
        'Depois do seu IUA, testes, vacinas de alergia e consultas podem ser compartilhados até {allergyAmount} a cada {allergyPeriod}; uma reação grave não conta neste limite.',
    },
    asked: {
      en: 'allergy allergies allergist test shots allergic seasonal pollen epipen',
      'pt-BR': 'alergia alergias alergista alérgico rinite teste alérgica pólen imunoterapia',
    },
  },
  {
    id: 'sleep-apnea',
    verdict: 'yes',
    rule: ['exclusions', 'limit-apnea-device'],
    question: {
      en: 'Can sleep apnea care be shared?',
      'pt-BR': 'O tratamento da apneia do sono pode ser compartilhado?',
    },
    text: {
      en: 'After your IUA it can be shared up to set limits, such as {apneaDeviceAmount} for a CPAP or BiPAP device, one per {apneaDevicePeriod}.',
      'pt-BR':
        'Depois do seu IUA, pode ser compartilhado até certos limites, como {apneaDeviceAmount} para um aparelho CPAP ou BiPAP, um a cada {apneaDevicePeriod}.',
    },
    asked: {
      en: 'sleep apnea CPAP BiPAP snoring sleep study',
      'pt-BR': 'apneia sono CPAP BiPAP ronco roncar',
    },
  },
  {
    id: 'joint',
    verdict: 'yes',
    rule: ['exclusions', 'joint-replacements'],
    question: {
      en: 'Can a joint replacement be shared?',
      'pt-BR': 'Uma prótese de articulação pode ser compartilhada?',
    },
    text: {
      en: 'It can be shared if your records show when the joint began to wear out; if that was before your start date, the adjustment period applies.',
      'pt-BR':
        'Pode ser compartilhada se o prontuário mostrar quando o desgaste começou; se foi antes da data de início, vale o período de ajuste.',
    },
    asked: {
      en: 'joint replacement knee hip shoulder replacement prosthesis artificial surgery',
      'pt-BR': 'prótese joelho quadril ombro articulação substituição artroplastia operação',
    },
  },
  {
    id: 'transplant',
    verdict: 'yes',
    rule: ['exclusions', 'transplants'],
    question: {
      en: 'Can a transplant be shared?',
      'pt-BR': 'Um transplante pode ser compartilhado?',
    },
    text: {
      en: 'Organ, cornea, and bone marrow transplants are eligible if they are accepted medical practice and done at an authorized center.',
      'pt-BR':
        'Transplantes de órgãos, córnea ou medula são elegíveis se forem uma prática médica aceita e feitos em um centro autorizado.',
    },
    asked: {
      en: 'transplant organ kidney liver marrow cornea donor',
      'pt-BR': 'transplante órgão rim fígado medula córnea doador',
    },
  },
  {
    id: 'dialysis',
    verdict: 'yes',
    rule: ['exclusions', 'dialysis'],
    question: {
      en: 'Can dialysis be shared?',
      'pt-BR': 'A diálise pode ser compartilhada?',
    },
    text: {
      en: 'Dialysis can be shared until Medicare starts to pay.',
      'pt-BR': 'A diálise pode ser compartilhada até o Medicare começar a pagar.',
    },
    asked: {
      en: 'dialysis kidney failure',
      'pt-BR': 'diálise hemodiálise insuficiência renal',
    },
  },
  {
    id: 'varicose',
    verdict: 'depends',
    rule: ['exclusions', 'conditional-body'],
    question: {
      en: 'Can care for varicose veins, moles, or feet be shared?',
      'pt-BR': 'O tratamento de varizes, pintas ou pés pode ser compartilhado?',
    },
    text: {
      en: 'This care is usually routine and can be shared only in the cases that the rule lists, such as veins that cause a sore, bleeding, or a clot.',
      'pt-BR':
        'Esses cuidados costumam ser de rotina e só podem ser compartilhados nos casos que a regra lista, como varizes que causam ferida, sangramento ou coágulo.',
    },
    asked: {
      en: 'varicose veins mole moles wart removal foot toenail callus TMJ jaw septum scar breast reduction spider podiatrist dermatologist flat feet',
      'pt-BR':
        'varizes veias pinta verruga sinal pele pés unha encravada calo mandíbula septo cicatriz redução mama vasinhos podólogo pé chato',
    },
  },
  {
    id: 'equipment',
    verdict: 'yes',
    rule: ['exclusions', 'durable-equipment'],
    question: {
      en: 'Can crutches, a wheelchair, or oxygen be shared?',
      'pt-BR': 'Muletas, cadeira de rodas ou oxigênio podem ser compartilhados?',
    },
    text: {
      en: 'They can be shared with a prescription, at the price of renting or buying, whichever is lower.',
      'pt-BR': 'Podem ser compartilhados com receita, pelo menor preço entre alugar e comprar.',
    },
    asked: {
      en: 'wheelchair crutches walker hospital bed oxygen equipment rent device brace boot',
      'pt-BR':
        'cadeira rodas muleta andador cama hospitalar oxigênio equipamento aluguel bota tipoia alugar',
    },
  },
  {
    id: 'home-care',
    verdict: 'yes',
    rule: ['exclusions', 'limit-home-care'],
    question: {
      en: 'Can care at home be shared?',
      'pt-BR': 'Cuidados em casa podem ser compartilhados?',
    },
    text: {
      en: 'After your IUA, nursing or therapy at home that a doctor orders can be shared up to {homeCareVisits} or {homeCareAmount} per need.',
      'pt-BR':
        'Depois do seu IUA, enfermagem ou terapia em casa com pedido médico podem ser compartilhadas até {homeCareVisits} ou {homeCareAmount} por necessidade.',
    },
    asked: {
      en: 'home care nurse nursing at home',
      'pt-BR': 'home care enfermeira enfermagem casa cuidadora domiciliar',
    },
  },
  {
    id: 'nursing-home',
    verdict: 'no',
    rule: ['exclusions', 'long-term-care'],
    question: {
      en: 'Can a nursing home be shared?',
      'pt-BR': 'Uma casa de repouso pode ser compartilhada?',
    },
    text: {
      en: 'Nursing homes and help with daily tasks are not eligible; a skilled nursing stay that the doctor orders to complete your recovery is.',
      'pt-BR':
        'Casa de repouso e ajuda nas tarefas do dia a dia não são elegíveis; a internação em unidade de enfermagem que o médico indica para completar a recuperação é.',
    },
    asked: {
      en: 'nursing home assisted living elderly long-term care old age facility caregiver',
      'pt-BR': 'asilo casa repouso idoso idosa lar cuidador cuidar idosos velhinhos',
    },
  },
  {
    id: 'alternative',
    verdict: 'depends',
    rule: ['exclusions', 'alternative-medicine'],
    question: {
      en: 'Can alternative medicine be shared?',
      'pt-BR': 'A medicina alternativa pode ser compartilhada?',
    },
    text: {
      en: 'For an eligible need you can ask for it up to the cost of standard treatment, if you have a diagnosis, a licensed practitioner, and a written plan before you start.',
      'pt-BR':
        'Para uma necessidade elegível, você pode pedir até o valor do tratamento comum, se tiver diagnóstico, profissional com licença e um plano por escrito antes de começar.',
    },
    asked: {
      en: 'alternative natural medicine homeopathy holistic naturopath supplements',
      'pt-BR': 'medicina alternativa natural homeopatia homeopata holístico suplementos',
    },
  },
  {
    id: 'genetic-test',
    verdict: 'depends',
    rule: ['exclusions', 'genetic-testing'],
    question: {
      en: 'Can a genetic test be shared?',
      'pt-BR': 'Um teste genético pode ser compartilhado?',
    },
    text: {
      en: 'A test is eligible if the result could change the treatment of an illness you already have.',
      'pt-BR':
        'O teste é elegível se o resultado puder mudar o tratamento de uma doença que você já tem.',
    },
    asked: {
      en: 'genetic test testing DNA BRCA hereditary',
      'pt-BR': 'teste genético DNA hereditário BRCA',
    },
  },
  {
    id: 'work-injury',
    verdict: 'no',
    rule: ['exclusions', 'not-eligible'],
    question: {
      en: 'Can a work injury be shared?',
      'pt-BR': 'Um acidente de trabalho pode ser compartilhado?',
    },
    text: {
      en: 'Work injuries and illnesses are not shared, even if you are self-employed: workers’ compensation should pay for them.',
      'pt-BR':
        'Acidentes e doenças de trabalho não são compartilhados, nem para quem trabalha por conta própria: quem deve pagar é o seguro de acidentes de trabalho.',
    },
    asked: {
      en: 'work injury hurt at work job working workplace workers compensation cleaning construction roofer employer boss fell ladder painting landscaping comp self-employed',
      'pt-BR':
        'acidente trabalho trabalhando serviço emprego patrão obra construção telhado roofer faxina limpeza pintura machuquei escada caí autônomo carpinteiro jardinagem trampo',
    },
  },
  {
    id: 'car-accident',
    verdict: 'depends',
    rule: ['exclusions', 'vehicles'],
    question: {
      en: 'Can a car accident be shared?',
      'pt-BR': 'Um acidente de carro pode ser compartilhado?',
    },
    text: {
      en: 'Insurance pays first, and then we review the costs that are left; send the police report and each insurance company’s answer.',
      'pt-BR':
        'Os seguros pagam primeiro, e depois a comunidade avalia o que ainda falta pagar; envie o boletim de ocorrência e a resposta de cada seguro.',
    },
    asked: {
      en: 'car crash accident vehicle motorcycle scooter e-bike uber collision auto run over hit by driver pedestrian',
      'pt-BR':
        'acidente carro moto batida bati colisão trânsito uber bicicleta patinete atropelamento atropelado atropelada motoqueiro motociclista pedestre',
    },
  },
  {
    id: 'dui',
    verdict: 'no',
    rule: ['exclusions', 'conditional-circumstances'],
    question: {
      en: 'Can a crash after drinking be shared?',
      'pt-BR': 'Um acidente depois de beber pode ser compartilhado?',
    },
    text: {
      en: 'The driver’s own bills are not shared if the driver was under the influence of alcohol or drugs.',
      'pt-BR':
        'As contas de quem dirigia sob o efeito de álcool ou de drogas não são compartilhadas.',
    },
    asked: {
      en: 'DUI drunk driving drinking alcohol driver',
      'pt-BR': 'dirigindo bêbado bebida bebi álcool DUI embriagado motorista',
    },
  },
  {
    id: 'fight',
    verdict: 'depends',
    rule: ['exclusions', 'conditional-circumstances'],
    question: {
      en: 'Can an injury from a fight be shared?',
      'pt-BR': 'Um ferimento de briga pode ser compartilhado?',
    },
    text: {
      en: 'Care can be shared only if you did not start the fight; send the police report.',
      'pt-BR':
        'As contas só podem ser compartilhadas se não foi você quem começou; envie o boletim de ocorrência.',
    },
    asked: {
      en: 'fight fought punched assault attacked beaten',
      'pt-BR': 'briga brigou apanhou agressão agredido soco',
    },
  },
  {
    id: 'sports',
    verdict: 'yes',
    rule: ['exclusions', 'sports'],
    question: {
      en: 'Can a sports injury be shared?',
      'pt-BR': 'Uma lesão no esporte pode ser compartilhada?',
    },
    text: {
      en: 'Injuries from weekend soccer, the gym, and school teams can be shared, but not from a competition you were paid to take part in.',
      'pt-BR':
        'Lesões na pelada, na academia e no time da escola podem ser compartilhadas, mas não as de uma competição em que você recebia para competir.',
    },
    asked: {
      en: 'sports soccer football gym playing game team jiu-jitsu injury basketball skate surf running marathon',
      'pt-BR':
        'futebol pelada jogando bola academia esporte jiu-jitsu time treino machuquei basquete skate surfe corrida campeonato luta',
    },
    case: { start: 'arm' },
  },
  {
    id: 'ambulance',
    verdict: 'yes',
    rule: ['exclusions', 'not-eligible'],
    question: {
      en: 'Can an ambulance be shared?',
      'pt-BR': 'A ambulância pode ser compartilhada?',
    },
    text: {
      en: 'An emergency ambulance ride can be shared; a scheduled ride is not eligible.',
      'pt-BR': 'A ambulância de emergência pode ser compartilhada; a agendada não é elegível.',
    },
    asked: {
      en: 'ambulance ride transport',
      'pt-BR': 'ambulância transporte',
    },
    case: { start: 'er' },
  },
  {
    id: 'abroad',
    verdict: 'depends',
    rule: ['exclusions', 'international-care'],
    question: {
      en: 'Can care in Brazil or abroad be shared?',
      'pt-BR': 'O atendimento no Brasil ou em outro país pode ser compartilhado?',
    },
    text: {
      en: 'Emergency care that could not wait until you got home can be shared; planned care abroad only if we approve it in writing before the trip.',
      'pt-BR':
        'O atendimento de uma emergência que não podia esperar a volta pode ser compartilhado; o planejado, só se aprovarmos por escrito antes da viagem.',
    },
    asked: {
      en: 'Brazil abroad travel trip vacation another country overseas international surgery treatment Paulo Mexico Europe cruise outside United States hospital',
      'pt-BR':
        'Brasil viagem viajando exterior férias outro país fora cirurgia tratamento passei Paulo México Europa cruzeiro Estados Unidos viajar hospitalizado doente',
    },
  },
];

//# vitestCache=W3siZmlsZSI6IjEiLCJpZCI6IjEiLCJpbXBvcnRzIjoiMiIsIm1hcHBpbmdzIjpmYWxzZSwiZGVwcyI6IjMiLCJkeW5hbWljRGVwcyI6IjQiLCJzdGF0aWNNb2NrcyI6bnVsbCwiaGFzQ292ZXJhZ2VEYXRhIjpmYWxzZX0sIi90bXAvaDEvYXBwL2NvbnRlbnQvYW5zd2Vycy9jb25kaXRpb25zLnRzIix7InVybHMiOiI1IiwiaWRzIjoiNiJ9LFtdLFtdLFtdLHt9XQ==
//# vitestSourceMap={"version":3,"mappings":"AAAA,CAAA;;AAGO,MAAM,aAAgC;CAC3C;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,cAAc;EACnC,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SACE;EACJ;EACA,MAAM;GAAE,OAAO;GAAM,aAAa;EAAM;CAC1C;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,mBAAmB;EACxC,UAAU;GAAE,IAAI;GAA8B,SAAS;EAAgB;EACvE,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GAAE,OAAO;GAAM,aAAa;EAAM;CAC1C;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,QAAQ;EAC7B,UAAU;GAAE,IAAI;GAA8B,SAAS;EAA+C;EACtG,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAA4B,SAAS;EAAmC;CACvF;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,QAAQ;EAC7B,UAAU;GAAE,IAAI;GAA8B,SAAS;EAAiD;EACxG,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SAAS;EACX;CACF;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,eAAe;EACpC,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAA0C,SAAS;EAAmD;CACrH;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,oBAAoB;EACzC,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAA8C,SAAS;EAAsC;CAC5G;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,oBAAoB;EACzC,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SAAS;EACX;CACF;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,aAAa;EAClC,UAAU;GAAE,IAAI;GAA+B,SAAS;EAAyC;EACjG,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAAqD,SAAS;EAAoD;CACjI;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,UAAU;EAC/B,UAAU;GAAE,IAAI;GAA2B,SAAS;EAAoC;EACxF,MAAM;GACJ,IAAI;GACJ,SAAS;EACX;EACA,OAAO;GAAE,IAAI;GAA2B,SAAS;EAA0C;CAC7F;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,kBAAkB;EACvC,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SAAS;EACX;CACF;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,mBAAmB;EACxC,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SAAS;EACX;EACA,OAAO;GACL,IAAI;GACJ,SAAS;EACX;CACF;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,iBAAiB;EACtC,UAAU;GAAE,IAAI;GAA+B,SAAS;EAA6C;EACrG,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAAmC,SAAS;EAA4D;CACvH;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,gBAAgB;EACrC,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAAuD,SAAS;EAA8C;CAC7H;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,sBAAsB;EAC3C,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SAAS;EACX;CACF;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,iBAAiB;EACtC,UAAU;GAAE,IAAI;GAAiC,SAAS;EAA4C;EACtG,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAA4C,SAAS;EAAsC;CAC1G;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,cAAc;EACnC,UAAU;GAAE,IAAI;GAAgC,SAAS;EAAkD;EAC3G,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SACE;EACJ;CACF;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,UAAU;EAC/B,UAAU;GAAE,IAAI;GAAiC,SAAS;EAA+C;EACzG,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SAAS;EACX;CACF;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,2BAA2B;EAChD,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAA6C,SAAS;EAA+D;CACpI;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,2BAA2B;EAChD,UAAU;GAAE,IAAI;GAAyC,SAAS;EAAgD;EAClH,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAAgD,SAAS;EAA8C;CACtH;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,QAAQ;EAC7B,UAAU;GAAE,IAAI;GAAkC,SAAS;EAA+C;EAC1G,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SAAS;EACX;EACA,MAAM,EAAE,OAAO,MAAM;CACvB;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,cAAc;EACnC,UAAU;GAAE,IAAI;GAA+B,SAAS;EAAuC;EAC/F,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GAAE,IAAI;GAA4B,SAAS;EAAwB;EAC1E,MAAM,EAAE,OAAO,KAAK;CACtB;CACA;EACE,IAAI;EACJ,SAAS;EACT,MAAM,CAAC,cAAc,oBAAoB;EACzC,UAAU;GACR,IAAI;GACJ,SAAS;EACX;EACA,MAAM;GACJ,IAAI;GACJ,SACE;EACJ;EACA,OAAO;GACL,IAAI;GACJ,SAAS;EACX;CACF;AACF","names":[],"ignoreList":[],"sources":["conditions.ts"],"sourcesContent":["import type { Answer } from './answer.ts';\n\n/** Health conditions, care with its own rule or limit, and accidents. */\nexport const conditions: readonly Answer[] = [\n  {\n    id: 'pre-existing',\n    verdict: 'yes',\n    rule: ['procedures', 'pre-existing'],\n    question: {\n      en: 'Can I join with a health condition?',\n      'pt-BR': 'Posso entrar com um problema de saúde?',\n    },\n    text: {\n      en: 'You can join, but for a condition you had in the {lookBack} before your start date, the adjustment period applies: {adjustmentYear1} can be shared in the first year and more each year until the fourth.',\n      'pt-BR':\n        'Pode, mas para uma condição que você já tinha nos {lookBack} antes da data de início vale o período de ajuste: {adjustmentYear1} no primeiro ano e mais a cada ano, até o quarto.',\n    },\n    asked: {\n      en: 'pre-existing condition diabetes diabetic high blood pressure hypertension thyroid arthritis hernia kidney stones gallstones migraine endometriosis fibroids lupus chronic back pain accept already have',\n      'pt-BR':\n        'preexistente condição doença diabetes diabético pressão alta hipertensão tireoide artrite hérnia pedra rim vesícula enxaqueca endometriose mioma lúpus crônica coluna aceitam já tenho DLP',\n    },\n    case: { start: 'er', preExisting: 'yes' },\n  },\n  {\n    id: 'adjustment',\n    verdict: 'depends',\n    rule: ['procedures', 'adjustment-period'],\n    question: { en: 'Is there a waiting period?', 'pt-BR': 'Tem carência?' },\n    text: {\n      en: 'For a pre-existing condition, {adjustmentYear1} can be shared in the first year, up to {adjustmentYear2} in the second, {adjustmentYear3} in the third, and {adjustmentYear4} in the fourth.',\n      'pt-BR':\n        'Para uma condição preexistente, podem ser compartilhados {adjustmentYear1} no primeiro ano, até {adjustmentYear2} no segundo, {adjustmentYear3} no terceiro e {adjustmentYear4} no quarto.',\n    },\n    asked: {\n      en: 'waiting period wait adjustment how long before when start',\n      'pt-BR': 'carência período ajuste espera tempo esperar quando começa',\n    },\n    case: { start: 'er', preExisting: 'yes' },\n  },\n  {\n    id: 'asthma',\n    verdict: 'depends',\n    rule: ['exclusions', 'asthma'],\n    question: { en: 'Can asthma care be shared?', 'pt-BR': 'O tratamento de asma pode ser compartilhado?' },\n    text: {\n      en: 'An asthma attack that takes you to the ER is a medical need; if you had asthma before you joined, the adjustment period applies.',\n      'pt-BR':\n        'Uma crise de asma que leva ao pronto-socorro é uma necessidade médica; se você já tinha asma antes de entrar, vale o período de ajuste.',\n    },\n    asked: { en: 'asthma inhaler asthmatic', 'pt-BR': 'asma bombinha bronquite asmático' },\n  },\n  {\n    id: 'cancer',\n    verdict: 'yes',\n    rule: ['exclusions', 'cancer'],\n    question: { en: 'Can cancer care be shared?', 'pt-BR': 'O tratamento de câncer pode ser compartilhado?' },\n    text: {\n      en: 'Care for cancer that begins after your start date can be shared, with no specific limit; if it began before, the adjustment period applies.',\n      'pt-BR':\n        'O tratamento de um câncer que começa depois da data de início pode ser compartilhado sem limite próprio; se começou antes, vale o período de ajuste.',\n    },\n    asked: {\n      en: 'cancer tumor chemo chemotherapy radiation oncologist leukemia lump',\n      'pt-BR': 'câncer tumor químio quimioterapia radioterapia oncologista leucemia nódulo',\n    },\n  },\n  {\n    id: 'allergy',\n    verdict: 'yes',\n    rule: ['exclusions', 'limit-allergy'],\n    question: {\n      en: 'Can allergy treatment be shared?',\n      'pt-BR': 'O tratamento de alergia pode ser compartilhado?',\n    },\n    text: {\n      en: 'After your IUA, allergy tests, shots, and visits can be shared up to {allergyAmount} per {allergyPeriod}; a severe reaction does not count toward this limit.',\n      'pt-BR':\n        'Depois do seu IUA, testes, vacinas de alergia e consultas podem ser compartilhados até {allergyAmount} a cada {allergyPeriod}; uma reação grave não conta neste limite.',\n    },\n    asked: { en: 'allergy allergies allergist test shots', 'pt-BR': 'alergia alergias alergista alérgico rinite teste' },\n  },\n  {\n    id: 'sleep-apnea',\n    verdict: 'yes',\n    rule: ['exclusions', 'limit-apnea-device'],\n    question: {\n      en: 'Can sleep apnea care be shared?',\n      'pt-BR': 'O tratamento da apneia do sono pode ser compartilhado?',\n    },\n    text: {\n      en: 'After your IUA it can be shared up to set limits, such as {apneaDeviceAmount} for a CPAP or BiPAP device, one per {apneaDevicePeriod}.',\n      'pt-BR':\n        'Depois do seu IUA, pode ser compartilhado até certos limites, como {apneaDeviceAmount} para um aparelho CPAP ou BiPAP, um a cada {apneaDevicePeriod}.',\n    },\n    asked: { en: 'sleep apnea CPAP BiPAP snoring sleep study', 'pt-BR': 'apneia sono CPAP BiPAP ronco roncar' },\n  },\n  {\n    id: 'joint',\n    verdict: 'yes',\n    rule: ['exclusions', 'joint-replacements'],\n    question: {\n      en: 'Can a joint replacement be shared?',\n      'pt-BR': 'Uma prótese de articulação pode ser compartilhada?',\n    },\n    text: {\n      en: 'It can be shared if your records show when the joint began to wear out; if that was before your start date, the adjustment period applies.',\n      'pt-BR':\n        'Pode ser compartilhada se o prontuário mostrar quando o desgaste começou; se foi antes da data de início, vale o período de ajuste.',\n    },\n    asked: {\n      en: 'joint replacement knee hip shoulder replacement prosthesis',\n      'pt-BR': 'prótese joelho quadril ombro articulação substituição',\n    },\n  },\n  {\n    id: 'transplant',\n    verdict: 'yes',\n    rule: ['exclusions', 'transplants'],\n    question: { en: 'Can a transplant be shared?', 'pt-BR': 'Um transplante pode ser compartilhado?' },\n    text: {\n      en: 'Organ, cornea, and bone marrow transplants are eligible if they are accepted medical practice and done at an authorized center.',\n      'pt-BR':\n        'Transplantes de órgãos, córnea ou medula são elegíveis se forem uma prática médica aceita e feitos em um centro autorizado.',\n    },\n    asked: { en: 'transplant organ kidney liver marrow cornea donor', 'pt-BR': 'transplante órgão rim fígado medula córnea doador' },\n  },\n  {\n    id: 'dialysis',\n    verdict: 'yes',\n    rule: ['exclusions', 'dialysis'],\n    question: { en: 'Can dialysis be shared?', 'pt-BR': 'A diálise pode ser compartilhada?' },\n    text: {\n      en: 'Dialysis can be shared until Medicare starts to pay.',\n      'pt-BR': 'A diálise pode ser compartilhada até o Medicare começar a pagar.',\n    },\n    asked: { en: 'dialysis kidney failure', 'pt-BR': 'diálise hemodiálise insuficiência renal' },\n  },\n  {\n    id: 'varicose',\n    verdict: 'depends',\n    rule: ['exclusions', 'conditional-body'],\n    question: {\n      en: 'Can care for varicose veins, moles, or feet be shared?',\n      'pt-BR': 'O tratamento de varizes, pintas ou pés pode ser compartilhado?',\n    },\n    text: {\n      en: 'This care is usually routine and can be shared only in the cases that the rule lists, such as veins that cause a sore, bleeding, or a clot.',\n      'pt-BR':\n        'Esses cuidados costumam ser de rotina e só podem ser compartilhados nos casos que a regra lista, como varizes que causam ferida, sangramento ou coágulo.',\n    },\n    asked: {\n      en: 'varicose veins mole moles wart removal foot toenail callus TMJ jaw septum scar breast reduction',\n      'pt-BR': 'varizes veias pinta verruga sinal pele pés unha encravada calo mandíbula septo cicatriz redução mama',\n    },\n  },\n  {\n    id: 'equipment',\n    verdict: 'yes',\n    rule: ['exclusions', 'durable-equipment'],\n    question: {\n      en: 'Can crutches, a wheelchair, or oxygen be shared?',\n      'pt-BR': 'Muletas, cadeira de rodas ou oxigênio podem ser compartilhados?',\n    },\n    text: {\n      en: 'They can be shared with a prescription, at the price of renting or buying, whichever is lower.',\n      'pt-BR': 'Podem ser compartilhados com receita, pelo menor preço entre alugar e comprar.',\n    },\n    asked: {\n      en: 'wheelchair crutches walker hospital bed oxygen equipment',\n      'pt-BR': 'cadeira rodas muleta andador cama hospitalar oxigênio equipamento',\n    },\n  },\n  {\n    id: 'home-care',\n    verdict: 'yes',\n    rule: ['exclusions', 'limit-home-care'],\n    question: { en: 'Can care at home be shared?', 'pt-BR': 'Cuidados em casa podem ser compartilhados?' },\n    text: {\n      en: 'After your IUA, nursing or therapy at home that a doctor orders can be shared up to {homeCareVisits} or {homeCareAmount} per need.',\n      'pt-BR':\n        'Depois do seu IUA, enfermagem ou terapia em casa com pedido médico podem ser compartilhadas até {homeCareVisits} ou {homeCareAmount} por necessidade.',\n    },\n    asked: { en: 'home care nurse nursing at home', 'pt-BR': 'home care enfermeira enfermagem casa cuidadora domiciliar' },\n  },\n  {\n    id: 'nursing-home',\n    verdict: 'no',\n    rule: ['exclusions', 'long-term-care'],\n    question: {\n      en: 'Can a nursing home be shared?',\n      'pt-BR': 'Uma casa de repouso pode ser compartilhada?',\n    },\n    text: {\n      en: 'Nursing homes and help with daily tasks are not eligible; a skilled nursing stay that the doctor orders to complete your recovery is.',\n      'pt-BR':\n        'Casa de repouso e ajuda nas tarefas do dia a dia não são elegíveis; a internação em unidade de enfermagem que o médico indica para completar a recuperação é.',\n    },\n    asked: { en: 'nursing home assisted living elderly long-term care', 'pt-BR': 'asilo casa repouso idoso idosa lar cuidador' },\n  },\n  {\n    id: 'alternative',\n    verdict: 'depends',\n    rule: ['exclusions', 'alternative-medicine'],\n    question: {\n      en: 'Can alternative medicine be shared?',\n      'pt-BR': 'A medicina alternativa pode ser compartilhada?',\n    },\n    text: {\n      en: 'For an eligible need you can ask for it up to the cost of standard treatment, if you have a diagnosis, a licensed practitioner, and a written plan before you start.',\n      'pt-BR':\n        'Para uma necessidade elegível, você pode pedir até o valor do tratamento comum, se tiver diagnóstico, profissional com licença e um plano por escrito antes de começar.',\n    },\n    asked: {\n      en: 'alternative natural medicine homeopathy holistic naturopath supplements',\n      'pt-BR': 'medicina alternativa natural homeopatia homeopata holístico suplementos',\n    },\n  },\n  {\n    id: 'genetic-test',\n    verdict: 'depends',\n    rule: ['exclusions', 'genetic-testing'],\n    question: { en: 'Can a genetic test be shared?', 'pt-BR': 'Um teste genético pode ser compartilhado?' },\n    text: {\n      en: 'A test is eligible if the result could change the treatment of an illness you already have.',\n      'pt-BR':\n        'O teste é elegível se o resultado puder mudar o tratamento de uma doença que você já tem.',\n    },\n    asked: { en: 'genetic test testing DNA BRCA hereditary', 'pt-BR': 'teste genético DNA hereditário BRCA' },\n  },\n  {\n    id: 'work-injury',\n    verdict: 'no',\n    rule: ['exclusions', 'not-eligible'],\n    question: { en: 'Can a work injury be shared?', 'pt-BR': 'Um acidente de trabalho pode ser compartilhado?' },\n    text: {\n      en: 'Work injuries and illnesses are not shared, even if you are self-employed: workers’ compensation should pay for them.',\n      'pt-BR':\n        'Acidentes e doenças de trabalho não são compartilhados, nem para quem trabalha por conta própria: quem deve pagar é o seguro de acidentes de trabalho.',\n    },\n    asked: {\n      en: 'work injury hurt at work job working workplace workers compensation cleaning construction roofer employer boss',\n      'pt-BR':\n        'acidente trabalho trabalhando serviço emprego patrão obra construção telhado roofer faxina limpeza pintura machuquei',\n    },\n  },\n  {\n    id: 'car-accident',\n    verdict: 'depends',\n    rule: ['exclusions', 'vehicles'],\n    question: { en: 'Can a car accident be shared?', 'pt-BR': 'Um acidente de carro pode ser compartilhado?' },\n    text: {\n      en: 'Insurance pays first, and then we review the costs that are left; send the police report and each insurance company’s answer.',\n      'pt-BR':\n        'Os seguros pagam primeiro, e depois a comunidade avalia o que ainda falta pagar; envie o boletim de ocorrência e a resposta de cada seguro.',\n    },\n    asked: {\n      en: 'car crash accident vehicle motorcycle scooter e-bike uber collision auto',\n      'pt-BR': 'acidente carro moto batida bati colisão trânsito uber bicicleta patinete atropelamento',\n    },\n  },\n  {\n    id: 'dui',\n    verdict: 'no',\n    rule: ['exclusions', 'conditional-circumstances'],\n    question: {\n      en: 'Can a crash after drinking be shared?',\n      'pt-BR': 'Um acidente depois de beber pode ser compartilhado?',\n    },\n    text: {\n      en: 'The driver’s own bills are not shared if the driver was under the influence of alcohol or drugs.',\n      'pt-BR':\n        'As contas de quem dirigia sob o efeito de álcool ou de drogas não são compartilhadas.',\n    },\n    asked: { en: 'DUI drunk driving drinking alcohol driver', 'pt-BR': 'dirigindo bêbado bebida bebi álcool DUI embriagado motorista' },\n  },\n  {\n    id: 'fight',\n    verdict: 'depends',\n    rule: ['exclusions', 'conditional-circumstances'],\n    question: { en: 'Can an injury from a fight be shared?', 'pt-BR': 'Um ferimento de briga pode ser compartilhado?' },\n    text: {\n      en: 'Care can be shared only if you did not start the fight; send the police report.',\n      'pt-BR':\n        'As contas só podem ser compartilhadas se não foi você quem começou; envie o boletim de ocorrência.',\n    },\n    asked: { en: 'fight fought punched assault attacked beaten', 'pt-BR': 'briga brigou apanhou agressão agredido soco' },\n  },\n  {\n    id: 'sports',\n    verdict: 'yes',\n    rule: ['exclusions', 'sports'],\n    question: { en: 'Can a sports injury be shared?', 'pt-BR': 'Uma lesão no esporte pode ser compartilhada?' },\n    text: {\n      en: 'Injuries from weekend soccer, the gym, and school teams can be shared, but not from a competition you were paid to take part in.',\n      'pt-BR':\n        'Lesões na pelada, na academia e no time da escola podem ser compartilhadas, mas não as de uma competição em que você recebia para competir.',\n    },\n    asked: {\n      en: 'sports soccer football gym playing game team jiu-jitsu injury',\n      'pt-BR': 'futebol pelada jogando bola academia esporte jiu-jitsu time treino machuquei',\n    },\n    case: { start: 'arm' },\n  },\n  {\n    id: 'ambulance',\n    verdict: 'yes',\n    rule: ['exclusions', 'not-eligible'],\n    question: { en: 'Can an ambulance be shared?', 'pt-BR': 'A ambulância pode ser compartilhada?' },\n    text: {\n      en: 'An emergency ambulance ride can be shared; a scheduled ride is not eligible.',\n      'pt-BR':\n        'A ambulância de emergência pode ser compartilhada; a agendada não é elegível.',\n    },\n    asked: { en: 'ambulance ride transport', 'pt-BR': 'ambulância transporte' },\n    case: { start: 'er' },\n  },\n  {\n    id: 'abroad',\n    verdict: 'depends',\n    rule: ['exclusions', 'international-care'],\n    question: {\n      en: 'Can care in Brazil or abroad be shared?',\n      'pt-BR': 'O atendimento no Brasil ou em outro país pode ser compartilhado?',\n    },\n    text: {\n      en: 'Emergency care that could not wait until you got home can be shared; planned care abroad only if we approve it in writing before the trip.',\n      'pt-BR':\n        'O atendimento de uma emergência que não podia esperar a volta pode ser compartilhado; o planejado, só se aprovarmos por escrito antes da viagem.',\n    },\n    asked: {\n      en: 'Brazil abroad travel trip vacation another country overseas international',\n      'pt-BR': 'Brasil viagem viajando exterior férias outro país fora',\n    },\n  },\n];
