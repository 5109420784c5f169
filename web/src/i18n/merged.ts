// Texts put together from those that all games have in common and those of each module.

/** What all of them hold. */
export type Merged<Parts extends readonly object[]> = Parts extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? First & Merged<Rest>
  : object;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function both(a: object, b: object): object {
  const all: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const own = all[key];
    all[key] = isGroup(own) && isGroup(value) ? both(own, value) : value;
  }
  return all;
}

/** Groups that several of them have become one. */
export function merged<const Parts extends readonly object[]>(...parts: Parts): Merged<Parts> {
  return parts.reduce(both, {}) as Merged<Parts>;
}
