import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Page, paths } from './paths.ts';
import { portuguesePrefix } from './shared/i18n/language.ts';

export default [
  layout('site/layout.tsx', [
    ...page('home', 'site/home/page.tsx'),
    ...page('about', 'site/about/page.tsx'),
    ...page('rules', 'site/rules/page.tsx'),
    ...page('rulesProcedures', 'site/rules/page.tsx'),
    ...page('rulesExclusions', 'site/rules/page.tsx'),
    ...page('rulesMaternity', 'site/rules/page.tsx'),
    ...page('rulesChanges', 'site/rules/changes/page.tsx'),
    ...page('show', 'site/show/page.tsx'),
    ...page('dentalPlans', 'site/dental/page.tsx'),
    ...page('emergency', 'site/emergency/page.tsx'),
    ...page('deskCards', 'site/desk-cards/page.tsx'),
    ...page('providers', 'site/providers/page.tsx'),
    ...page('shareable', 'site/shareable/page.tsx'),
    ...page('yourPart', 'site/your-part/page.tsx'),
    ...page('whatWouldIPay', 'site/what-would-i-pay/page.tsx'),
    ...page('billHelp', 'site/bill-help/page.tsx'),
    ...page('cost', 'site/cost/page.tsx'),
    ...page('openBooks', 'site/open-books/page.tsx'),
    ...page('contact', 'site/contact/page.tsx'),
    ...page('legal', 'site/legal/page.tsx'),
    ...page('offline', 'site/offline/page.tsx'),
    inBothLanguages('not-found', '*', 'site/not-found/page.tsx'),
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
    ...page('bills', 'portal/requests/list/page.tsx'),
    inBothLanguages('requests', '/member-portal/requests', 'portal/requests/list/old-address.ts'),
    ...page('newBill', 'portal/bills/new-page.tsx'),
    ...page('bill', 'portal/bills/page.tsx'),
    ...page('newRequest', 'portal/requests/new/page.tsx'),
    ...page('request', 'portal/requests/track/page.tsx'),
    ...page('requestAnswer', 'portal/requests/answer/page.tsx'),
    ...page('discounts', 'portal/forms/discounts-page.tsx'),
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
  inBothLanguages('advisor', `${paths.advisor}/:section?`, 'advisor/page.tsx'),
  layout('command-center/layout.tsx', [
    ...page('admin', 'command-center/overview/page.tsx'),
    ...page('adminForMe', 'command-center/for-me/page.tsx'),
    ...page('adminShows', 'command-center/shows/page.tsx'),
    ...page('adminContacts', 'command-center/contacts/page.tsx'),
    ...page('adminRequests', 'command-center/requests/page.tsx'),
    inBothLanguages(
      'adminRequest',
      `${paths.adminRequests}/:number`,
      'command-center/requests/page.tsx',
    ),
    ...page('adminAnalytics', 'command-center/analytics/page.tsx'),
    inBothLanguages('adminBooks', `${paths.adminBooks}/:section?`, 'command-center/books/page.tsx'),
    ...page('adminUsers', 'command-center/team/page.tsx'),
    ...page('adminMembers', 'command-center/members/page.tsx'),
    ...page('adminLog', 'command-center/audit-log/page.tsx'),
    inBothLanguages(
      'adminSettings',
      `${paths.adminSettings}/:section?`,
      'command-center/settings/page.tsx',
    ),
    ...page('adminAccount', 'command-center/account/page.tsx'),
    ...page('adminNotFound', 'command-center/frame/not-found-page.tsx'),
    inBothLanguages('adminLost', `${paths.admin}/*`, 'command-center/frame/not-found-page.tsx'),
  ]),
  ...page('adminPassword', 'command-center/sign-in/password-page.tsx'),
  ...page('adminConfirm', 'account/email-link/team-page.tsx'),
  ...whileDeveloping(route('design-system', 'design-system/page.tsx')),
] satisfies RouteConfig;

/** Development pages are not in the build. */
function whileDeveloping(...entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return import.meta.env.DEV ? entries : [];
}

/**
 * One route for both languages: `BR?/about` is `/about` and `/BR/about`. Every page loads the list of
 * all routes, so a second route per page would cost all others. A loader runs again when the path
 * changes. The home is two routes, because `/` and `/en` are English; its file hydrates at both.
 */
function page(name: Page, file: string): RouteConfigEntry[] {
  if (name !== 'home') return [inBothLanguages(name, paths[name], file)];
  return [
    route('en?', file, { id: 'home.en' }),
    route(portuguesePrefix.slice(1), file, { id: 'home.pt-BR' }),
  ];
}

function inBothLanguages(id: string, path: string, file: string): RouteConfigEntry {
  return route(`${portuguesePrefix.slice(1)}?/${path.replace(/^\//, '')}`, file, { id });
}
