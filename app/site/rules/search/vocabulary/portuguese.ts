import { stemmer } from '@orama/stemmers/portuguese';
import { stopwords } from '@orama/stopwords/portuguese';
import { normalize } from '~/site/rules/search/normalize';
import type { Vocabulary } from './vocabulary';

/** See `english.ts`. Accents make no difference. */
const synonyms: Vocabulary['synonyms'] = {
  emergencia: ['911', 'pronto-socorro autorizacao'],
  urgencia: ['911', 'pronto atendimento'],
  'pronto-socorro': ['911', 'pronto-socorro autorizacao'],
  er: ['911', 'pronto-socorro autorizacao'],
  febre: ['telemedicina pronto atendimento', 'doenca lesao gravidez'],
  gripe: ['telemedicina pronto atendimento', 'doenca lesao gravidez'],
  tosse: ['telemedicina pronto atendimento', 'doenca lesao gravidez'],
  doente: ['telemedicina pronto atendimento', 'doenca lesao gravidez'],
  'dor de barriga': ['telemedicina pronto atendimento', 'doenca lesao gravidez'],
  upa: ['pronto atendimento'],
  'pronto atendimento': ['telemedicina pronto atendimento'],
  pediatra: ['doenca lesao gravidez consultas', 'filhos solteiros', 'rotina bebe maternidade'],
  'clinico geral': ['doenca lesao gravidez consultas'],
  medico: ['medico ou hospital'],
  preventivo: ['doenca lesao gravidez consultas', 'medico pede sintoma', 'vacinas adultos'],
  prevencao: ['doenca lesao gravidez consultas', 'medico pede sintoma', 'vacinas adultos'],
  'check-up': ['doenca lesao gravidez consultas', 'medico pede sintoma'],
  checkup: ['doenca lesao gravidez consultas', 'medico pede sintoma'],
  'consulta de rotina': ['doenca lesao gravidez consultas', 'medico pede sintoma'],
  'exame de rotina': ['medico pede sintoma', 'doenca lesao gravidez consultas'],
  mamografia: ['medico pede sintoma', 'doenca lesao gravidez consultas'],
  seguro: ['aviso legal isto nao seguro'],
  'plano de saude': ['comunidade voluntaria', 'isto nao seguro'],
  'seguro saude': ['comunidade voluntaria', 'isto nao seguro'],
  convenio: ['comunidade voluntaria', 'isto nao seguro'],
  'quanto custa': ['valor inicial nao compartilhavel', 'contribuicao mensal'],
  'quanto pago': ['valor inicial nao compartilhavel', 'contribuicao mensal'],
  'quanto pagar': ['valor inicial nao compartilhavel', 'contribuicao mensal'],
  custo: ['valor inicial nao compartilhavel', 'contribuicao mensal'],
  preco: ['desconto pagamento particular', 'valor inicial nao compartilhavel'],
  franquia: ['valor inicial nao compartilhavel', 'iua'],
  coparticipacao: ['valor inicial nao compartilhavel', 'iua'],
  carencia: ['periodo de ajuste', 'prazo de espera'],
  mensalidade: ['contribuicao mensal'],
  sinistro: ['como enviar pedido'],
  'enviar pedido': ['como enviar pedido portal'],
  'mandar pedido': ['como enviar pedido portal'],
  'prazo enviar': ['prazos qualquer atendimento'],
  reembolso: ['direto para voce', 'contribuicoes devolvidas'],
  devolucao: ['contribuicoes devolvidas'],
  cobertura: ['elegivel', 'compartilhado'],
  coberto: ['elegivel', 'compartilhado'],
  cobre: ['elegivel', 'compartilhado'],
  cancelar: ['cancelamento', 'sair quando quiser'],
  sair: ['cancelamento'],
  desistir: ['cancelamento'],
  recurso: ['concordar resposta'],
  negado: ['concordar resposta'],
  negaram: ['concordar resposta'],
  reclamar: ['concordar resposta'],
  gestante: ['gravidez elegivel', 'gravidez'],
  gestacao: ['gravidez elegivel', 'gravidez'],
  gravida: ['gravidez elegivel', 'gravidez'],
  cesariana: ['cesarea'],
  aborto: ['perda espontanea'],
  enxoval: ['fraldas'],
  'recem nascido': ['registre o bebe'],
  nenem: ['bebe'],
  esposa: ['conjuge'],
  marido: ['conjuge'],
  companheiro: ['conjuge'],
  dentista: ['dentario'],
  dente: ['dentario'],
  psicologo: ['psicoterapia'],
  terapia: ['psicoterapia', 'terapias'],
  psiquiatra: ['psiquiatria'],
  depressao: ['saude mental'],
  ansiedade: ['saude mental'],
  oculos: ['visao'],
  oftalmologista: ['visao'],
  dlp: ['preexistente'],
  'doenca preexistente': ['condicoes preexistentes'],
  hipertensao: ['pressao alta'],
  diu: ['anticoncepcionais'],
  contraceptivo: ['anticoncepcionais'],
  pilula: ['anticoncepcionais'],
  vacina: ['vacinas para adultos'],
  farmacia: ['remedios com receita', 'farmacias'],
  medicamento: ['remedios'],
  morte: ['falecimento'],
  morreu: ['falecimento'],
  funeral: ['falecimento'],
  ronco: ['apneia'],
  teto: ['maximo'],
  limite: ['limites especificos', 'maximo'],
  multa: ['juros', 'cancelamento multa'],
  carro: ['veiculos'],
  batida: ['veiculos'],
  brasil: ['cuidados no exterior'],
  viagem: ['cuidados no exterior'],
  viajar: ['cuidados no exterior'],
  'braco quebrado': ['perna quebrada'],
  quebrei: ['perna quebrada'],
  fratura: ['perna quebrada'],
  papelada: ['documentos'],
  recibo: ['conta detalhada'],
  'nota fiscal': ['conta detalhada'],
  fisioterapia: ['terapias de recuperacao'],
  fisioterapeuta: ['terapias de recuperacao'],
  interprete: ['interprete de portugues'],
  tradutor: ['interprete de portugues'],
  ozempic: ['emagrecimento'],
  obesidade: ['emagrecimento'],
  tumor: ['cancer'],
  quimioterapia: ['cancer'],
  trabalho: ['acidentes e doencas de trabalho'],
  'pedra no rim': ['calculo renal'],
  internacao: ['internacao cirurgia'],
};

/** Words of a question around what it asks. */
const asking = 'vou vai posso pode preciso quero faco fazer tenho onde quanto quantos'.split(' ');

/**
 * The stemmer knows endings by their accents, and visitors leave accents out: the endings that it
 * needs are restored, so that a word has one stem however it was typed.
 */
function stem(word: string): string {
  return stemmer(
    word
      .replace(/oes$/, 'ao')
      .replace(/([au])cao$/, '$1ção')
      .replace(/encia(s?)$/, 'ência$1')
      .replace(/([ai])vel$/, (_ending, vowel: string) => (vowel === 'a' ? 'ável' : 'ível'))
      .replace(/([ai])veis$/, (_ending, vowel: string) => (vowel === 'a' ? 'ável' : 'ível')),
  );
}

export const portuguese: Vocabulary = {
  stem,
  stopWords: new Set([...stopwords.map(normalize), ...asking]),
  synonyms,
};
