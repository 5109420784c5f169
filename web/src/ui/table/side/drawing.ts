// The handle of a sheet that is drawn up from below: a finger or the mouse draws it higher or lower; a press without a
// movement is left to whoever listens to clicks.
import type { Attachment } from 'svelte/attachments';

interface Sheet {
  /** In pixels. */
  height: () => number;
  draw: (height: number) => void;
  letGo: (height: number) => void;
}

/** Less than this is a press. */
const movesFrom = 6;

export function drawing(sheet: () => Sheet): Attachment<HTMLElement> {
  return (handle) => {
    let start: { y: number; height: number } | null = null;
    let isDrawn = false;
    const heightAt = ({ clientY }: PointerEvent): number => (start ? start.height + start.y - clientY : 0);

    function begin(event: PointerEvent): void {
      start = { y: event.clientY, height: sheet().height() };
      isDrawn = false;
      handle.setPointerCapture(event.pointerId);
    }
    function draw(event: PointerEvent): void {
      if (!start) return;
      isDrawn ||= Math.abs(event.clientY - start.y) >= movesFrom;
      if (isDrawn) sheet().draw(heightAt(event));
    }
    function end(event: PointerEvent): void {
      if (start && isDrawn) sheet().letGo(heightAt(event));
      start = null;
    }
    function click(event: MouseEvent): void {
      if (isDrawn) event.stopImmediatePropagation();
      isDrawn = false;
    }

    const stops = new AbortController();
    const { signal } = stops;
    handle.addEventListener('pointerdown', begin, { signal });
    handle.addEventListener('pointermove', draw, { signal });
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener('pointercancel', end, { signal });
    handle.addEventListener('click', click, { signal, capture: true });
    return () => stops.abort();
  };
}
