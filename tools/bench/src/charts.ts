/** The page's charts, as SVG: on white, as they are shown on dark pages too. */
import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 720;
/** Told apart by whoever sees no colours well, and on paper. */
const COLORS = ['#1b5e8c', '#d9822b', '#5b8c3a'];
const INK = '#222';

export interface Bar {
  group: string;
  bar: string;
  value: number;
}

/** @param unit of the values */
function plot(title: string, unit: string, { marks = [], ...options }: Plot.PlotOptions): string {
  const { document } = new JSDOM('').window;
  const svg = Plot.plot({
    document,
    width: WIDTH,
    marginTop: 64,
    marginLeft: 56,
    style: { fontSize: '13px', fontFamily: 'system-ui, sans-serif', color: INK },
    ...options,
    marks,
  }) as SVGSVGElement;
  const put = (tag: string, attributes: Record<string, string>, text = '') => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries({ 'text-anchor': 'start', ...attributes }))
      element.setAttribute(name, value);
    element.textContent = text;
    return element;
  };
  svg.prepend(put('rect', { width: '100%', height: '100%', fill: 'white' }));
  svg.append(
    put('text', { x: '12', y: '24', 'font-size': '16', 'font-weight': '600', fill: INK }, title),
  );
  svg.append(put('text', { x: '12', y: '43', 'font-size': '12', fill: '#555' }, unit));
  svg.setAttribute('xmlns', SVG);
  return `${svg.outerHTML}\n`;
}

/** Bars in groups, one for each median, with the samples as dots. */
export const groupedBars = (title: string, unit: string, medians: Bar[], samples: Bar[]) =>
  plot(title, unit, {
    height: 352,
    marginTop: 78,
    x: { label: null, domain: [...new Set(medians.map(({ bar }) => bar))] },
    fx: { label: null, domain: [...new Set(medians.map(({ group }) => group))] },
    y: { label: null, grid: true, zero: true, nice: true },
    color: { range: COLORS },
    marks: [
      Plot.barY(medians, { fx: 'group', x: 'bar', y: 'value', fill: 'bar', fillOpacity: 0.75 }),
      Plot.dot(samples, { fx: 'group', x: 'bar', y: 'value', r: 2, fill: INK, fillOpacity: 0.35 }),
      Plot.text(medians, {
        ...{ fx: 'group', x: 'bar', y: 0, dy: -12, fontWeight: 600 },
        ...{ text: ({ value }) => short(value), stroke: 'white', strokeWidth: 4, fill: INK },
      }),
      Plot.ruleY([0]),
    ],
  });

/** Lying bars, one for each median, with the samples as dots. */
export const lyingBars = (
  title: string,
  unit: string,
  medians: Omit<Bar, 'group'>[],
  samples: Omit<Bar, 'group'>[],
) =>
  plot(title, unit, {
    height: 80 + 44 * medians.length,
    marginLeft: 262,
    marginRight: 50,
    marginBottom: 36,
    x: { label: null, grid: true, zero: true },
    y: { label: null, domain: medians.map(({ bar }) => bar) },
    marks: [
      Plot.barX(medians, { y: 'bar', x: 'value', fill: COLORS[0], fillOpacity: 0.75 }),
      Plot.dot(samples, { y: 'bar', x: 'value', r: 2.5, fill: INK, fillOpacity: 0.5 }),
      Plot.text(medians, {
        ...{ y: 'bar', x: 'value', dx: 8, textAnchor: 'start', fontWeight: 600 },
        ...{ text: ({ value }) => short(value), stroke: 'white', strokeWidth: 4, fill: INK },
      }),
      Plot.ruleX([0]),
    ],
  });

/**
 * Values over a logarithmic scale, a line each, and where each line may end at most.
 * @param across what the scale counts
 */
export const lines = (
  title: string,
  unit: string,
  across: string,
  points: { line: string; at: number; value: number }[],
  ceilings: { line: string; from: number; to: number; value: number }[],
) => {
  const last = Math.max(...points.map(({ at }) => at));
  return plot(title, unit, {
    height: 360,
    marginRight: 90,
    marginBottom: 44,
    x: {
      type: 'log',
      label: across,
      labelAnchor: 'center',
      labelArrow: 'none',
      ticks: [...new Set(points.map(({ at }) => at))],
      tickFormat: (at: number) => at.toLocaleString('en'),
    },
    y: { label: null, grid: true, zero: true, nice: true },
    color: { domain: [...new Set(points.map(({ line }) => line))], range: COLORS },
    marks: [
      Plot.ruleY([0]),
      Plot.ruleY(ceilings, {
        ...{ x1: 'from', x2: 'to', y: 'value', stroke: 'line' },
        ...{ strokeDasharray: '5 4', strokeOpacity: 0.8 },
      }),
      Plot.text(ceilings, {
        ...{ x: 'from', y: 'value', dy: -8, textAnchor: 'start', fill: 'line' },
        text: ({ line }) => `limit, ${line}`,
      }),
      Plot.line(points, { x: 'at', y: 'value', stroke: 'line', strokeWidth: 2 }),
      Plot.dot(points, { x: 'at', y: 'value', fill: 'line', r: 4 }),
      Plot.text(
        points.filter(({ at }) => at === last),
        {
          ...{ x: 'at', y: 'value', dx: 10, textAnchor: 'start', fill: 'line', fontWeight: 600 },
          text: 'line',
        },
      ),
    ],
  });
};

/** One value over time, under a ceiling. */
export const overTime = (
  title: string,
  unit: string,
  points: { seconds: number; value: number; isLoaded: boolean }[],
  most: number,
) => {
  const loaded = points.filter(({ isLoaded }) => isLoaded).map(({ seconds }) => seconds);
  return plot(title, unit, {
    height: 340,
    marginBottom: 44,
    x: { label: 'seconds', labelAnchor: 'center', labelArrow: 'none' },
    y: { label: null, grid: true, zero: true, nice: true },
    marks: [
      Plot.rect([{ from: Math.min(...loaded), to: Math.max(...loaded) }], {
        ...{ x1: 'from', x2: 'to', fill: '#eee' },
      }),
      Plot.text(['under load'], {
        ...{ x: () => Math.min(...loaded), frameAnchor: 'bottom', dy: -8, dx: 8 },
        ...{ textAnchor: 'start', fill: '#555' },
      }),
      Plot.ruleY([0]),
      Plot.ruleY([most], { stroke: COLORS[1], strokeDasharray: '5 4' }),
      Plot.text([most], {
        ...{ y: (value: number) => value, text: () => `limit: ${most}` },
        ...{ frameAnchor: 'right', textAnchor: 'end', dy: -9, fill: COLORS[1] },
      }),
      Plot.line(points, { x: 'seconds', y: 'value', stroke: COLORS[0], strokeWidth: 2 }),
    ],
  });
};

/** Numbers in a field of cells, those that are too small in another colour. */
export const cells = (
  title: string,
  unit: string,
  cells: { panel: string; row: string; column: string; value: number; isFine: boolean }[],
) => {
  const names = (key: 'panel' | 'row' | 'column') => [...new Set(cells.map((cell) => cell[key]))];
  return plot(title, unit, {
    width: 880,
    height: 110 + 40 * names('row').length,
    marginTop: 84,
    marginLeft: 70,
    marginBottom: 34,
    padding: 0.06,
    x: { label: null, domain: names('column') },
    y: { label: null, domain: names('row') },
    fx: { label: null, domain: names('panel') },
    color: { domain: [true, false], range: ['#cfe3c2', '#f6c89a'] },
    marks: [
      Plot.cell(cells, { fx: 'panel', x: 'column', y: 'row', fill: 'isFine' }),
      Plot.text(cells, {
        ...{ fx: 'panel', x: 'column', y: 'row', text: 'value', fontSize: 14, fontWeight: 600 },
        fill: INK,
      }),
    ],
  });
};

const short = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
