// Sharing a link: the phone's own share sheet if there is one, else the clipboard.
import { t } from './i18n.svelte';
import { toasts } from './ui/toasts.svelte';

/** Whether the device has a share sheet and is one where people expect it. */
export function canShare(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** Copies the link, or opens the share sheet. */
export async function share(link: string, title: string): Promise<void> {
  if (canShare()) {
    // Closing the sheet is not an error.
    await navigator.share({ title, url: link }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    toasts.say(t('link-copied'));
  } catch {
    // Without a secure origin there is no clipboard; the link is in its field, ready to be selected.
    toasts.say(t('link-not-copied'), 'warn');
  }
}
