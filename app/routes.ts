import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Page, paths } from './paths.ts';
import { languages, portuguesePrefix } from './shared/i18n/language.ts';

export default [
  layout('site/layout.tsx', [
    ...page('home', 'site/home/page.tsx'),
    ...page('about', 'site/about/page.tsx'),
    ...page('rules', 'site/rules/page.tsx'),
    ...page('rulesProcedures', 'site/rules/page.tsx'),
    ...page('rulesExclusions', 'site/rules/page.tsx'),
    ...page('rulesMaternity', 'site/rules/page.tsx'),
    ...page('show', 'site/show/page.tsx'),
    ...page('dentalPlans', 'site/dental/page.tsx'),
    ...page('emergency', 'site/emergency/page.tsx'),
    ...page('deskCards', 'site/desk-cards/page.tsx'),
    ...page('shareable', 'site/shareable/page.tsx'),
    ...page('yourPart', 'site/your-part/page.tsx'),
    ...page('contact', 'site/contact/page.tsx'),
    ...page('legal', 'site/legal/page.tsx'),
    ...page('offline', 'site/offline/page.tsx'),
    ...inBothLanguages('not-found', '*', 'site/not-found/page.tsx'),
  ]),
  layout('site/forms/layout.tsx', [
    ...page('contactForm', 'site/forms/page.tsx'),
    ...page('sharingRulesForm', 'site/forms/page.tsx'),
    ...page('sharingForm', 'site/forms/page.tsx'),
    ...page('discountsForm', 'site/forms/page.tsx'),
    ...page('planUpdatesForm', 'site/forms/page.tsx'),
    ...page('schedulingForm', 'site/forms/page.tsx'),
  ]),
  layout('account/layout.tsx', [
    ...page('signup', 'site/join/page.tsx'),
    ...page('signupConfirmed', 'site/join/confirmed-page.tsx'),
    ...page('login', 'account/sign-in/page.tsx'),
    ...page('confirm', 'account/email-link/page.tsx'),
    ...page('forgotPassword', 'account/recovery/page.tsx'),
    ...page('resetPassword', 'account/recovery/reset-page.tsx'),
    ...page('activateAccount', 'account/activation/page.tsx'),
  ]),
  layout('portal/layout.tsx', [
    ...page('portal', 'portal/home/page.tsx'),
    ...page('healthSharing', 'portal/requests/rules-page.tsx'),
    ...page('healthSharingStart', 'portal/requests/start-page.tsx'),
    ...page('healthSharingRequest', 'portal/requests/form-page.tsx'),
    ...page('discounts', 'portal/discounts/page.tsx'),
    ...page('memberForms', 'portal/forms/choice-page.tsx'),
    ...page('planUpdates', 'portal/forms/plan-updates-page.tsx'),
    ...page('scheduling', 'portal/forms/scheduling-page.tsx'),
    ...page('concierge', 'portal/support/page.tsx'),
    layout('portal/profile/layout.tsx', [
      ...page('profile', 'portal/profile/page.tsx'),
      ...page('profileInformation', 'portal/profile/information-page.tsx'),
      ...page('profilePlan', 'portal/membership/page.tsx'),
      ...page('profileSecurity', 'portal/security/page.tsx'),
      ...page('profilePayments', 'portal/payments/page.tsx'),
      ...page('profileAdvisor', 'portal/membership/advisor-page.tsx'),
    ]),
  ]),
  ...page('card', 'portal/card/page.tsx'),
  layout('command-center/layout.tsx', [
    ...page('admin', 'command-center/overview/page.tsx'),
    ...page('adminShows', 'command-center/shows/page.tsx'),
    ...page('adminContacts', 'command-center/contacts/page.tsx'),
    ...page('adminAnalytics', 'command-center/analytics/page.tsx'),
    ...page('adminUsers', 'command-center/team/page.tsx'),
    ...page('adminMembers', 'command-center/members/page.tsx'),
    ...page('adminLog', 'command-center/audit-log/page.tsx'),
    ...page('adminAccount', 'command-center/account/page.tsx'),
  ]),
  ...page('adminPassword', 'command-center/sign-in/password-page.tsx'),
  ...whileDeveloping(route('design-system', 'design-system/page.tsx')),
] satisfies RouteConfig;

/** Development pages are not in the build. */
function whileDeveloping(...entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return import.meta.env.DEV ? entries : [];
}

function page(name: Page, file: string): RouteConfigEntry[] {
  return inBothLanguages(name, paths[name], file);
}

/**
 * Two routes per page, with ids that differ by language: a loader runs again only when its route
 * changes. The English home is `/en` and `/` under one id, so its file hydrates at both.
 */
function inBothLanguages(name: string, path: string, file: string): RouteConfigEntry[] {
  return languages.map((language) => {
    const plain = path === paths.home ? '' : path.replace(/^\//, '');
    const english = plain || 'en?';
    const portuguese = [portuguesePrefix.slice(1), plain].filter(Boolean).join('/');
    return route(language === 'en' ? english : portuguese, file, { id: `${name}.${language}` });
  });
}
