// Small tools of all languages: numbers with their nouns, lists, durations.
import type { Language } from '../model/protocol.ts';
import type { Counted } from './texts.ts';

/** Points to a tenth, as the language writes them: `+3.2`, `−0,4`. */
export function pointsIn(
  language: Language,
  sign: 'exceptZero' | 'never' = 'exceptZero',
): (points: number) => string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign,
  });
  return (points) => format.format(points).replace('-', '−');
}

/** `1 tile`, `3 tiles` */
export function counter(one: string, many: string): Counted {
  return (count) => `${count} ${count === 1 ? one : many}`;
}

/** `Anna, Ben and Cleo` */
export function listIn(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  return (items) => format.format(items);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `1:05`, `2:00:00`, `3 days 2 h`; begun seconds count. */
export function durationIn(days: Counted, hour: string): (milliseconds: number) => string {
  return (milliseconds) => {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    if (hours >= 48) return `${days(Math.floor(hours / 24))} ${hours % 24} ${hour}`;
    if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
    return `${minutes}:${two(seconds % 60)}`;
  };
}

/** `30 seconds`, `5 minutes`, `3 days`; whole ones only. */
export function spanIn(seconds: Counted, minutes: Counted, days: Counted): Counted {
  return (count) => {
    if (count >= 86_400) return days(Math.round(count / 86_400));
    return count >= 120 || count % 60 === 0 ? minutes(Math.round(count / 60)) : seconds(count);
  };
}
