/** The default templates for projects without their own. */
export const defaultTemplates = {
  confirmation: {
    subject: 'Confirm your email address',
    html: '<h2>Confirm your email address</h2><p><a href="{{ .ConfirmationURL }}">Confirm {{ .Email }}</a></p><p>Or enter this code: {{ .Token }}</p>',
  },
  recovery: {
    subject: 'Reset your password',
    html: '<h2>Reset your password</h2><p><a href="{{ .ConfirmationURL }}">Choose a new password</a></p><p>Or enter this code: {{ .Token }}</p>',
  },
  email_change: {
    subject: 'Confirm your new email address',
    html: '<h2>Confirm your new email address</h2><p><a href="{{ .ConfirmationURL }}">Change it from {{ .Email }} to {{ .NewEmail }}</a></p><p>Or enter this code: {{ .Token }}</p>',
  },
  magic_link: {
    subject: 'Your sign-in link',
    html: '<h2>Your sign-in link</h2><p><a href="{{ .ConfirmationURL }}">Sign in</a></p><p>Or enter this code: {{ .Token }}</p>',
  },
  invite: {
    subject: 'You have been invited',
    html: '<h2>You have been invited</h2><p>You have been invited to an account on {{ .SiteURL }}. <a href="{{ .ConfirmationURL }}">Accept the invitation</a></p>',
  },
  reauthentication: {
    subject: 'Confirm it’s you',
    html: '<h2>Confirm it’s you</h2><p>Enter this code: {{ .Token }}</p>',
  },
  password_changed: {
    subject: 'Your password was changed',
    html: '<h2>Your password was changed</h2><p>The password of the account {{ .Email }} was just changed. If you didn’t do this, contact us right away.</p>',
  },
  email_changed: {
    subject: 'Your email address was changed',
    html: '<h2>Your email address was changed</h2><p>The email address of your account was changed from {{ .OldEmail }} to {{ .Email }}. If you didn’t do this, contact us right away.</p>',
  },
  mfa_factor_enrolled: {
    subject: 'A second factor was added to your account',
    html: '<h2>A second factor was added</h2><p>A second factor ({{ .FactorType }}) was added to the account {{ .Email }}. If you didn’t do this, contact us right away.</p>',
  },
  mfa_factor_unenrolled: {
    subject: 'A second factor was removed from your account',
    html: '<h2>A second factor was removed</h2><p>A second factor ({{ .FactorType }}) was removed from the account {{ .Email }}. If you didn’t do this, contact us right away.</p>',
  },
};

/** The emails of the auth service, by their names in config.toml. */
export type AuthEmailKind = keyof typeof defaultTemplates;
