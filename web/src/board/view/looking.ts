// Looking at a tile that lies beside the board: pointing at it or focusing it lights the cells where it fits.

type Onlook = (tile: string | null) => void;

/**
 * For an element that shows a tile, always the same one. The look ends with the element, too: browsers tell nobody that
 * something has gone from under the pointer.
 */
export function looking(tile: () => string, onlook: Onlook | undefined): (element: Element) => () => void {
  return (element) => {
    let looks = false;
    const look = (): void => {
      looks = true;
      onlook?.(tile());
    };
    const turnAway = (): void => {
      looks = false;
      onlook?.(null);
    };
    const listening = new AbortController();
    for (const event of ['pointerenter', 'focus'])
      element.addEventListener(event, look, { signal: listening.signal });
    for (const event of ['pointerleave', 'blur'])
      element.addEventListener(event, turnAway, { signal: listening.signal });
    return () => {
      listening.abort();
      if (looks) turnAway();
    };
  };
}
