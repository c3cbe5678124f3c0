import { expect, test } from 'vitest';
import { type CatalogKey, message } from '../support/catalog.ts';

/** SPEC.md's exact messages, in its language. Those of the sign-in are in sign-in-error.test.ts. */
const portuguese: [CatalogKey, string][] = [
  ['signup:submitting', 'Criando Conta...'],
  ['signup:issues.passwordShort', 'A senha deve ter pelo menos 6 caracteres.'],
  ['signup:weaknesses.length', 'A senha deve ter pelo menos 6 caracteres.'],
  ['confirm:password.short', 'A senha deve ter pelo menos 6 caracteres.'],
  ['recovery:issues.passwordShort', 'A senha deve ter pelo menos 6 caracteres.'],
  ['signup:issues.passwordsDiffer', 'As senhas não coincidem.'],
  ['manageUsers:validation.passwordsDiffer', 'As senhas não coincidem.'],
  ['recovery:issues.passwordsDiffer', 'As senhas não coincidem.'],
  ['portal:signOut.title', 'Confirmar Saída'],
  ['portal:signOut.message', 'Tem certeza de que deseja sair do portal de membros?'],
  [
    'security:email.changed',
    'Email atualizado com sucesso! Verifique sua nova caixa de entrada para confirmação.',
  ],
  ['security:email.failed', 'Erro ao atualizar email. Tente novamente.'],
  ['security:password.changed', 'Senha atualizada com sucesso!'],
  ['security:password.failed', 'Erro ao atualizar senha. Tente novamente.'],
  ['security:issues.emailInvalid', 'Por favor, insira um email válido.'],
  ['security:issues.emailSame', 'O novo email deve ser diferente do atual.'],
  ['security:issues.fieldsMissing', 'Por favor, preencha todos os campos.'],
  ['security:issues.passwordShort', 'A nova senha deve ter pelo menos 6 caracteres.'],
  ['security:issues.passwordsDiffer', 'A nova senha e a confirmação não coincidem.'],
  ['activation:issues.passwordShort', 'A senha deve ter pelo menos 6 caracteres'],
  [
    'activation:errors.notFound',
    'Membro não encontrado ou as credenciais não correspondem aos nossos registros. Verifique seu email e data de nascimento.',
  ],
  ['recovery:request.failed', 'Erro ao enviar email de recuperação'],
  ['recovery:reset.failed', 'Erro ao redefinir senha'],
  ['recovery:invalid.title', 'Link de recuperação inválido ou expirado.'],
  ['recovery:issues.tokenMissing', 'Token de recuperação não encontrado.'],
];

const english: [CatalogKey, string][] = [
  ['signup:issues.passwordShort', 'Password must be at least 6 characters.'],
  ['signup:weaknesses.length', 'Password must be at least 6 characters.'],
  ['confirm:password.short', 'Password must be at least 6 characters.'],
  ['recovery:issues.passwordShort', 'Password must be at least 6 characters.'],
  ['signup:issues.passwordsDiffer', 'Passwords do not match.'],
  ['manageUsers:validation.passwordsDiffer', 'Passwords do not match.'],
  ['signup:errors.failed', 'Signup failed. Please try again or contact support.'],
  [
    'signup:errors.alreadyRegistered',
    'This email already has an account. Please go to the login page to sign in, or use "Forgot Password" if you don\'t remember your password.',
  ],
  [
    'activation:errors.alreadyRegistered',
    'This email already has an account. Please go to the login page to sign in, or use "Forgot Password" if you don\'t remember your password.',
  ],
  ['billing:errors.load', 'Failed to load payment information'],
  ['profile:plan.iua', 'Initial unshareable amount (IUA)'],
  ['manageMembers:form.iuaAmount', 'Initial unshareable amount (IUA)'],
  ['commandCenter:login.submitting', 'Signing In...'],
  [
    'commandCenter:login.errors.invalid',
    'Invalid credentials. Please check your email and password.',
  ],
  ['commandCenter:login.errors.unconfirmed', 'Please confirm your email before signing in.'],
  ['commandCenter:login.errors.failed', 'Login failed. Please try again.'],
  [
    'commandCenter:login.errors.unexpected',
    'Unexpected error. Please try again or contact support.',
  ],
  ['auth:errors.unexpected', 'Unexpected error. Please try again or contact support.'],
  ['manageShows:delete.title', 'Are you sure to delete this video?'],
  ['activation:issues.passwordShort', 'Password must be at least 6 characters'],
  ['activation:issues.passwordsDiffer', 'Passwords do not match'],
  ['activation:errors.createFailed', 'Account creation failed'],
  ['activation:errors.linkFailed', 'Account created but linking failed. Please contact support.'],
  [
    'activation:errors.verifyUnexpected',
    'An error occurred during verification. Please try again.',
  ],
  ['activation:errors.activateUnexpected', 'An error occurred during account activation'],
];

test.each(portuguese)('%s is worded as specified in Portuguese', (key, text) => {
  expect(message(key, 'pt-BR')).toBe(text);
});

test.each(english)('%s is worded as specified in English', (key, text) => {
  expect(message(key, 'en')).toBe(text);
});
