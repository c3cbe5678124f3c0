import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages, portuguesePrefix } from './i18n/language.ts';
import { type Page, paths } from './paths.ts';

export default [
  layout('routes/public/layout.tsx', [
    ...page('home', 'routes/public/home.tsx'),
    ...page('about', 'routes/public/about.tsx'),
    ...page('rules', 'routes/public/rules/instructions.tsx'),
    ...page('rulesProcedures', 'routes/public/rules/procedures.tsx'),
    ...page('rulesExclusions', 'routes/public/rules/exclusions.tsx'),
    ...page('rulesMaternity', 'routes/public/rules/maternity.tsx'),
    ...page('show', 'routes/public/show.tsx'),
    ...page('dentalPlans', 'routes/public/dental-plans.tsx'),
    ...page('emergency', 'routes/public/emergency.tsx'),
    ...page('shareable', 'routes/public/shareable.tsx'),
    ...page('yourPart', 'routes/public/your-part.tsx'),
    ...page('contact', 'routes/public/contact.tsx'),
    ...page('legal', 'routes/public/legal.tsx'),
    ...page('offline', 'routes/public/offline.tsx'),
    ...inBothLanguages('not-found', '*', 'routes/public/not-found.tsx'),
  ]),
  layout('routes/public/form-layout.tsx', [
    ...page('contactForm', 'routes/public/form.tsx'),
    ...page('sharingRulesForm', 'routes/public/form.tsx'),
    ...page('sharingForm', 'routes/public/form.tsx'),
    ...page('discountsForm', 'routes/public/form.tsx'),
    ...page('planUpdatesForm', 'routes/public/form.tsx'),
    ...page('schedulingForm', 'routes/public/form.tsx'),
  ]),
  layout('routes/auth/layout.tsx', [
    ...page('signup', 'routes/auth/signup.tsx'),
    ...page('signupConfirmed', 'routes/auth/signup-confirmed.tsx'),
    ...page('login', 'routes/auth/login.tsx'),
    ...page('confirm', 'routes/auth/confirm.tsx'),
    ...page('forgotPassword', 'routes/auth/forgot-password.tsx'),
    ...page('resetPassword', 'routes/auth/reset-password.tsx'),
    ...page('activateAccount', 'routes/auth/activate-account.tsx'),
  ]),
  layout('routes/portal/layout.tsx', [
    ...page('portal', 'routes/portal/home.tsx'),
    ...page('healthSharing', 'routes/portal/health-sharing/rules.tsx'),
    ...page('healthSharingStart', 'routes/portal/health-sharing/start.tsx'),
    ...page('healthSharingRequest', 'routes/portal/health-sharing/request.tsx'),
    ...page('discounts', 'routes/portal/discounts.tsx'),
    ...page('memberForms', 'routes/portal/member-forms/choice.tsx'),
    ...page('planUpdates', 'routes/portal/member-forms/plan-updates.tsx'),
    ...page('scheduling', 'routes/portal/member-forms/scheduling.tsx'),
    ...page('concierge', 'routes/portal/concierge.tsx'),
    layout('routes/portal/profile/layout.tsx', [
      ...page('profile', 'routes/portal/profile/index.tsx'),
      ...page('profileInformation', 'routes/portal/profile/information.tsx'),
      ...page('profilePlan', 'routes/portal/profile/plan.tsx'),
      ...page('profileSecurity', 'routes/portal/security.tsx'),
      ...page('profilePayments', 'routes/portal/profile/payments.tsx'),
      ...page('profileAdvisor', 'routes/portal/profile/advisor.tsx'),
    ]),
  ]),
  ...page('card', 'routes/portal/card.tsx'),
  layout('routes/admin/layout.tsx', [
    ...page('admin', 'routes/admin/overview.tsx'),
    ...page('adminShows', 'routes/admin/shows.tsx'),
    ...page('adminContacts', 'routes/admin/contacts.tsx'),
    ...page('adminAnalytics', 'routes/admin/analytics.tsx'),
    ...page('adminUsers', 'routes/admin/users.tsx'),
    ...page('adminMembers', 'routes/admin/members.tsx'),
    ...page('adminLog', 'routes/admin/log.tsx'),
    ...page('adminAccount', 'routes/admin/account.tsx'),
  ]),
  ...page('adminPassword', 'routes/admin/password.tsx'),
  ...whileDeveloping(route('design-system', 'routes/development/design-system.tsx')),
] satisfies RouteConfig;

/** What no visitor needs is not in the build. */
function whileDeveloping(...entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return import.meta.env.DEV ? entries : [];
}

function page(name: Page, file: string): RouteConfigEntry[] {
  return inBothLanguages(name, paths[name], file);
}

/**
 * Two explicit routes a page, with ids that differ by language: a loader runs again only when
 * its route changes. The English home is `/en` and `/` under one id, so its file hydrates at both.
 */
function inBothLanguages(name: string, path: string, file: string): RouteConfigEntry[] {
  return languages.map((language) => {
    const plain = path === paths.home ? '' : path.replace(/^\//, '');
    const english = plain || 'en?';
    const portuguese = [portuguesePrefix.slice(1), plain].filter(Boolean).join('/');
    return route(language === 'en' ? english : portuguese, file, { id: `${name}.${language}` });
  });
}
