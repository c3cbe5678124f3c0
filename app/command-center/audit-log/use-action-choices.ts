import type { FilterChoice } from '~/command-center/kit/list/list-filter';
import { useActivityWords } from '~/command-center/kit/use-activity-words';
import { useLanguage } from '~/shared/i18n/use-language';
import { logActions } from './log-actions';

/** Every action by name. Where the team and members do the same, the name says who. */
export function useActionChoices(): FilterChoice[] {
  const words = useActivityWords();
  const { language } = useLanguage();
  const labels = logActions.map((code) => words.action(code));
  const choices = logActions.map((value, index) => {
    const label = labels[index] ?? value;
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    const actor = words.actor(value.startsWith('admin.') ? 'admin' : 'member');
    return { value, label: isTwice ? `${label} (${actor})` : label };
  });
  return choices.sort((one, other) => one.label.localeCompare(other.label, language));
}
