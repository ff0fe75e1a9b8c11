// @ts-check
/** @typedef {[x: number, y: number][]} Ring */

/** The closed lines of an SVG path of m, l, h, v and z. @param {string} d @returns {Ring[]} */
export function ringsOf(d) {
  const words = d.match(/[a-df-zA-DF-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  /** @type {Ring[]} */
  const rings = [];
  let [x, y, command, at] = [0, 0, '', 0];
  const number = () => Number(words[at++]);
  while (at < words.length) {
    if (/[a-zA-Z]/.test(words[at]?.[0] ?? '')) command = words[at++] ?? '';
    const relative = command === command.toLowerCase();
    const from = relative ? { x, y } : { x: 0, y: 0 };
    switch (command.toLowerCase()) {
      case 'z':
        [x, y] = rings.at(-1)?.[0] ?? [0, 0];
        continue;
      case 'm':
        rings.push([]);
        [x, y] = [from.x + number(), from.y + number()];
        command = relative ? 'l' : 'L';
        break;
      case 'l':
        [x, y] = [from.x + number(), from.y + number()];
        break;
      case 'h':
        x = from.x + number();
        break;
      case 'v':
        y = from.y + number();
        break;
      default:
        throw new Error(`The path has a command ${command}, which is not read.`);
    }
    rings.at(-1)?.push([x, y]);
  }
  return rings;
}

/** Whether a point lies inside. @param {Ring} ring @param {number} x @param {number} y */
export function surrounds(ring, x, y) {
  let inside = false;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [qx, qy] of ring) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    [px, py] = [qx, qy];
  }
  return inside;
}
