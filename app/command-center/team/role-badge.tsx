import type { Role } from '~/command-center/kit/backend/admin';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { Tone } from '~/shared/ui/tone';

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
