import { useTranslation } from '~/i18n/use-translation';
import type { Role } from '~/lib/command-center/admin';
import { Badge } from '~/ui/badge';
import type { Tone } from '~/ui/tone';

const tones = {
  super_admin: 'success',
  admin: 'info',
  content_editor: 'neutral',
  support_agent: 'neutral',
} satisfies Record<Role, Tone | 'neutral'>;

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation('commandCenter');
  return <Badge tone={tones[role]}>{t(`roles.${role}`)}</Badge>;
}
