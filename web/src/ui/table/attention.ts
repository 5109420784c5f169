// Calls the reader back when it is their turn: the title, the sign in the tab, and a notification if it is allowed.
import icon from '../assets/icon.svg?url';
import turnIcon from '../assets/icon_turn.svg?url';

export function showTurn(isMyTurn: boolean, title: string): void {
  document.title = isMyTurn ? `● ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = isMyTurn ? turnIcon : icon;
}

export function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied';
}

export function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Only while the reader looks elsewhere. */
export function notifyTurn(text: string, table: string): void {
  if (!mayNotify() || document.visibilityState === 'visible') return;
  try {
    const notification = new Notification('Trencavel', { body: text, icon: turnIcon, tag: table });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some browsers of phones only let service workers do this.
  }
}
