// Calls once when an element comes into sight or near it; at once where a browser cannot tell.

export function whenSeen(action: () => void): (element: Element) => (() => void) | undefined {
  return (element) => {
    if (typeof IntersectionObserver === 'undefined') {
      action();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        action();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
