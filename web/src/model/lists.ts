// Changed copies of lists.

/** The same list with another item at one place. */
export function changed<T>(list: readonly T[], index: number, change: (item: T) => T): T[] {
  return list.map((item, i) => (i === index ? change(item) : item));
}

/** Without the first item for which this is true. */
export function without<T>(list: readonly T[], isIt: (item: T) => boolean): T[] {
  const index = list.findIndex(isIt);
  return list.filter((_, i) => i !== index);
}
