import { FileVideo, LifeBuoy, ShieldCheck, UserCog } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { IconTile } from '~/shared/ui/icon-tile';

const roles = [
  { role: 'super_admin', icon: ShieldCheck, powers: ['access', 'users', 'content'] },
  { role: 'admin', icon: UserCog, powers: ['content', 'members', 'contacts', 'requests'] },
  { role: 'content_editor', icon: FileVideo, powers: ['blog', 'shows', 'media'] },
  {
    role: 'support_agent',
    icon: LifeBuoy,
    powers: ['contacts', 'responses', 'requests', 'analytics'],
  },
] as const;

/** The purpose of each role. */
export function SystemRoles() {
  const { t } = useTranslation(['manageUsers', 'commandCenter']);
  return (
    <section aria-labelledby="system-roles" className="grid gap-4 pt-4">
      <h2 id="system-roles" className="text-heading">
        {t('manageUsers:systemRoles.title')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {roles.map(({ role, icon, powers }) => (
          <li key={role} className="grid content-start gap-4 rounded-lg bg-white p-6 shadow-raised">
            <IconTile icon={icon} />
            <h3 className="text-lead font-semibold">{t(`commandCenter:roles.${role}`)}</h3>
            <ul className="grid gap-1.5 text-sm text-muted">
              {powers.map((power) => (
                <li key={power} className="flex gap-2.5">
                  <span
                    aria-hidden="true"
                    className="mt-2 size-1.5 shrink-0 rounded-full bg-barro-500"
                  />
                  {t(`manageUsers:systemRoles.powers.${power}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
