// Moments of a game that are worth seeing, as conditions on a table.

const within = (value, least, most) => value >= least && value <= most;

/** Whether a game has come to something worth seeing: all of the conditions, the cheap ones first. */
export const all = (...conditions) => {
  return async (table) => {
    for (const condition of conditions) if (!(await condition(table))) return false;
    return true;
  };
};
export const laid = (least, most) => (table) =>
  table.asks !== null && within(table.count('placed'), least, most);
export const shaped = (least, most) => (table) => within(table.shape(), least, most);
export const dense = (least) => (table) => table.density() >= least;
export const lively = (points) => (table) => Math.min(...table.scores) >= points;
export const asked = (what) => (table) => table.asks.what === what;
export const happened = (event, times) => (table) => table.count(event) >= times;

/** A tile is to be laid, and the best place for it brings points at once. */
export function scoringMove(points) {
  return async (table) => {
    if (table.asks.what !== 'place') return false;
    const move = await table.hint();
    return !move.includes('bridge') && (await table.gain(move)) >= points;
  };
}
