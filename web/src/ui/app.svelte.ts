// What the whole page knows: language, theme, who is here, and what was said last to the reader.
import { browserSource, LanguageChoice, textsIn } from '../i18n/language.ts';
import { sayRefusal } from '../i18n/say.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Language, Person } from '../model/protocol.ts';
import { Api, type Games, type Outcome } from '../net/api.ts';
import { readStored, store } from './stored.ts';
import { applyTheme, readTheme, type Theme } from './theme.ts';

const noticeTime = 6000;

class App {
  readonly #choice = new LanguageChoice(browserSource());
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  language = $state<Language>(this.#choice.current);
  readonly texts: Texts = $derived(textsIn[this.language]);
  theme = $state<Theme>(readTheme());
  /** Short animations on the boards; the system can forbid them in any case. */
  motion = $state(readStored('motion') !== 'off');
  /** Quiet sounds at the tables. */
  sounds = $state(readStored('sounds') === 'on');
  person = $state.raw<Person | null>(null);
  /** Whether the server has said who is here. */
  isKnown = $state(false);
  games = $state.raw<Games | null>(null);
  /** How many are open. */
  dialogs = $state(0);
  notice = $state.raw<{ text: string; isProblem: boolean } | null>(null);

  readonly api = new Api(() => this.language);

  setLanguage(language: Language): void {
    this.#choice.set(language);
    this.language = language;
  }

  setMotion(motion: boolean): void {
    this.motion = motion;
    store('motion', motion ? 'on' : 'off');
  }

  setSounds(sounds: boolean): void {
    this.sounds = sounds;
    store('sounds', sounds ? 'on' : 'off');
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    applyTheme(theme);
  }

  /** Asks the server who is here and what can be played. */
  async begin(): Promise<void> {
    applyTheme(this.theme);
    const [me, games] = await Promise.all([this.api.me(), this.api.games()]);
    if (me.ok) this.person = me.value;
    if (games.ok) this.games = games.value;
    const refused = [me, games].find((outcome) => !outcome.ok);
    if (refused) this.valueOf(refused);
    this.isKnown = true;
  }

  tell(text: string): void {
    this.#show({ text, isProblem: false });
  }

  complain(refusal: { code?: string; text?: string }): void {
    this.#show({ text: sayRefusal(refusal, this.texts), isProblem: true });
  }

  /** The value, or null after the reader was told why there is none. */
  valueOf<T>(outcome: Outcome<T>): T | null {
    if (outcome.ok) return outcome.value;
    this.complain(outcome.refusal);
    return null;
  }

  closeNotice(): void {
    clearTimeout(this.#noticeTimer);
    this.notice = null;
  }

  #show(notice: { text: string; isProblem: boolean }): void {
    clearTimeout(this.#noticeTimer);
    this.notice = notice;
    this.#noticeTimer = setTimeout(() => this.closeNotice(), noticeTime);
  }
}

export const app = new App();
