// Small things that the browser keeps for the page. Storage may be forbidden; then they last as long as the page.

const meanwhile = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`trencavel.${key}`) ?? meanwhile.get(key) ?? null;
  } catch {
    return meanwhile.get(key) ?? null;
  }
}

export function store(key: string, value: string): void {
  meanwhile.set(key, value);
  try {
    localStorage.setItem(`trencavel.${key}`, value);
  } catch {
    // Kept above.
  }
}
