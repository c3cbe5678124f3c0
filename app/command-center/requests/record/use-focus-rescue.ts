import { useEffect } from 'react';
import { isDialogOpen } from '~/command-center/kit/use-shortcuts';

/** How long a control may be disabled by its own work before the focus goes elsewhere, in milliseconds. */
const longestWork = 1500;

/**
 * Brings the focus back when the focused element leaves the page or was disabled for a moment: to the same
 * control, or else to the next step, so that the keyboard never starts at the top of the page.
 * @param fallbacks selectors of what gets the focus if the control is gone, the best first
 */
export function useFocusRescue(fallbacks: string): void {
  useEffect(() => {
    const first = document.activeElement;
    // A heading of the first paint has taken the focus before this listens.
    let last = first instanceof HTMLElement && first !== document.body ? first : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('[role="dialog"], [role="alertdialog"]'))
        last = target;
    };
    // A click beside all controls takes the focus away on purpose.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('main')) last = undefined;
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (target === last && !relatedTarget && last?.isConnected && !last.matches(':disabled')) {
        last = undefined;
      }
    };
    const rescue = (isLate: boolean) => {
      if (document.activeElement !== document.body || !last) return;
      if (isDialogOpen()) return;
      const isHere = last.isConnected && last.checkVisibility();
      if (isHere && !last.matches(':disabled')) return last.focus({ preventScroll: true });
      if (isHere && !isLate) return wait(true, longestWork);
      const found = [...document.querySelectorAll<HTMLElement>(fallbacks)];
      found.find((one) => !one.matches(':disabled') && one.checkVisibility())?.focus();
    };
    const wait = (isLate: boolean, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => rescue(isLate), ms);
    };
    // Closing dialogs give the focus back in the next frame, which comes first.
    const changes = new MutationObserver(() => {
      if (document.activeElement === document.body && last) wait(false, 50);
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'class', 'inert'],
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [fallbacks]);
}
