// Handing a link on: the phone's own way where there is one, else the clipboard.
import { t } from './i18n.svelte';
import { toasts } from './ui/toasts.svelte';

/** Whether the device has a way of its own to hand links on, and is one where people expect it. */
export function canShare(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** Copies the link, or shows the device's own sheet. */
export async function share(link: string, title: string): Promise<void> {
  if (canShare()) {
    // Closing the sheet is an answer too.
    await navigator.share({ title, url: link }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    toasts.say(t('link-copied'));
  } catch {
    // Without a secure origin there is no clipboard; the link stands in its field, ready to be marked.
    toasts.say(t('link-not-copied'), 'warn');
  }
}
