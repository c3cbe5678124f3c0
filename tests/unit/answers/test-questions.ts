import type { AskedQuestion } from './asked-question.ts';

/**
 * Questions that only measure the search: they were written after the answers and the words of
 * symptoms. Measured first, 38 of 40 were right. Do not add words to an answer for one of them; a new
 * one replaces a question that did.
 */
export const testQuestions: readonly AskedQuestion[] = [
  { query: 'pontada forte no peito quando respiro', urgency: 'emergency' },
  { query: 'I think I am having a stroke', urgency: 'emergency' },
  { query: 'meu filho não tá conseguindo respirar', urgency: 'emergency' },
  { query: 'grandma fell and is not responding', urgency: 'emergency' },
  { query: 'dei remédio errado pro bebê', urgency: 'poison' },
  { query: 'my wife is 8 months pregnant and bleeding a lot', urgency: 'emergency' },
  { query: 'cortei a mão fundo com faca', urgency: 'injury' },
  { query: 'i cant go on i want to end my life', urgency: 'crisis' },
  { query: 'recem nascido quente com febre', urgency: 'babyFever' },
  { query: 'alergia amendoim garganta fechando', urgency: 'emergency' },
  { query: 'febre de 39 no meu filho de 5 anos', urgency: 'symptom' },
  { query: 'sprained ankle', urgency: 'symptom' },
  { query: 'desmaio na rua', urgency: 'emergency' },
  { query: 'dor nos rins', urgency: 'symptom' },
  { query: 'aceita autista?', answers: ['autism-adhd'] },
  {
    query: 'do I need a referral or can I see any specialist',
    answers: ['choose-doctor', 'urgent-care'],
  },
  { query: 'sou diabético posso me inscrever', answers: ['pre-existing'] },
  { query: 'quanto tempo de carência tem', answers: ['adjustment', 'pregnancy-wait'] },
  { query: 'dentist for kids', answers: ['dental'] },
  { query: 'consulta com ginecologista', answers: ['urgent-care', 'check-up'] },
  { query: 'implante dentário', answers: ['dental'] },
  { query: 'is mutirao real health insurance', answers: ['insurance'] },
  { query: 'parto em casa com parteira', answers: ['birth'] },
  { query: 'vitaminas na gravidez', answers: ['prenatal'] },
  { query: 'can my boyfriend join with me', answers: ['family'] },
  { query: 'como faço pra sair da comunidade', answers: ['cancel'] },
  { query: 'esqueci de pagar esse mês', answers: ['late-payment'] },
  { query: 'what is an itemized bill', answers: ['documents'] },
  { query: 'posso mandar a conta de um ano atrás', answers: ['deadline', 'send-bill'] },
  { query: 'bati o carro', answers: ['car-accident'] },
  { query: 'machuquei as costas carregando móveis no trabalho', answers: ['work-injury'] },
  { query: 'Ozempik', answers: ['weight-loss'] },
  { query: 'fizioterapia', answers: ['physical-therapy'] },
  { query: 'ressonância magnética', answers: ['check-up'] },
  { query: 'remedio pra ansiedade', answers: ['therapy', 'medicine'] },
  { query: 'tenho seguro pelo trabalho do meu marido', answers: ['other-insurance'] },
  { query: 'how much do I have to pay before you share', answers: ['iua', 'er-cost'] },
  { query: 'óculos de grau', answers: ['glasses'] },
  { query: 'ajuda com enterro', answers: ['death'] },
  { query: 'não falo inglês no hospital', answers: ['interpreter'] },
];
