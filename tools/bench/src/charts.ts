/** Charts of docs/reference/performance.md as SVG; on white, as they appear on dark pages too. */
import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { groupsOf, median } from './statistics.ts';

/** Distinguishable with impaired colour vision and in print. */
const COLORS = ['#1b5e8c', '#d9822b', '#5b8c3a'];
const INK = '#222';
const LABEL = { stroke: 'white', strokeWidth: 4, fill: INK, fontWeight: 600 };
const VALUES = { label: null, grid: true, zero: true };

interface Bar {
  group: string;
  bar: string;
  value: number;
}

/** @param unit of the values */
function plot(title: string, unit: string, options: Plot.PlotOptions): string {
  const { document } = new JSDOM('').window;
  const svg = Plot.plot({
    document,
    width: 720,
    marginTop: 64,
    marginLeft: 56,
    style: { fontSize: '13px', fontFamily: 'system-ui, sans-serif', color: INK },
    ...options,
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.insertAdjacentHTML('afterbegin', '<rect width="100%" height="100%" fill="white"></rect>');
  svg.insertAdjacentHTML(
    'beforeend',
    `<text text-anchor="start" x="12" y="24" font-size="16" font-weight="600" fill="${INK}">${title}</text>` +
      `<text text-anchor="start" x="12" y="43" font-size="12" fill="#555">${unit}</text>`,
  );
  return `${svg.outerHTML}\n`;
}

const mediansOf = (samples: Bar[]): Bar[] =>
  groupsOf(samples, ({ group, bar }) => `${group} ${bar}`).map((same) => ({
    ...same[0],
    value: median(same.map(({ value }) => value)),
  }));

/** Bars in groups, one for each median, with the samples as dots. */
export function groupedBars(title: string, unit: string, samples: Bar[]) {
  const medians = mediansOf(samples);
  const position = { fx: 'group', x: 'bar', y: 'value' };
  return plot(title, unit, {
    height: 352,
    marginTop: 78,
    x: { label: null, domain: unique(medians.map(({ bar }) => bar)) },
    fx: { label: null, domain: unique(medians.map(({ group }) => group)) },
    y: { ...VALUES, nice: true },
    color: { range: COLORS },
    marks: [
      Plot.barY(medians, { ...position, fill: 'bar', fillOpacity: 0.75 }),
      Plot.dot(samples, { ...position, r: 2, fill: INK, fillOpacity: 0.35 }),
      Plot.text(medians, { ...position, y: 0, dy: -12, text: shortValue, ...LABEL }),
      Plot.ruleY([0]),
    ],
  });
}

/** Horizontal bars, one for each median, with the samples as dots. */
export function horizontalBars(title: string, unit: string, samples: Bar[]) {
  const medians = mediansOf(samples);
  const position = { y: 'bar', x: 'value' };
  return plot(title, unit, {
    height: 80 + 44 * medians.length,
    marginLeft: 262,
    marginRight: 50,
    marginBottom: 36,
    x: VALUES,
    y: { label: null, domain: medians.map(({ bar }) => bar) },
    marks: [
      Plot.barX(medians, { ...position, fill: COLORS[0], fillOpacity: 0.75 }),
      Plot.dot(samples, { ...position, r: 2.5, fill: INK, fillOpacity: 0.5 }),
      Plot.text(medians, { ...position, dx: 8, textAnchor: 'start', text: shortValue, ...LABEL }),
      Plot.ruleX([0]),
    ],
  });
}

/** A line for each series over a logarithmic scale, and limits as dashed lines. @param scale what it counts */
export function lines(
  title: string,
  unit: string,
  scale: string,
  points: { line: string; at: number; value: number }[],
  limits: { line: string; from: number; to: number; value: number }[],
) {
  const last = Math.max(...points.map(({ at }) => at));
  const position = { x: 'at', y: 'value' };
  return plot(title, unit, {
    height: 360,
    marginRight: 90,
    marginBottom: 44,
    x: {
      type: 'log',
      label: scale,
      labelAnchor: 'center',
      labelArrow: 'none',
      ticks: unique(points.map(({ at }) => at)),
      tickFormat: (at: number) => at.toLocaleString('en'),
    },
    y: { ...VALUES, nice: true },
    color: { domain: unique(points.map(({ line }) => line)), range: COLORS },
    marks: [
      Plot.ruleY([0]),
      Plot.ruleY(limits, {
        x1: 'from',
        x2: 'to',
        y: 'value',
        stroke: 'line',
        strokeDasharray: '5 4',
        strokeOpacity: 0.8,
      }),
      Plot.text(limits, {
        x: 'from',
        y: 'value',
        dy: -8,
        textAnchor: 'start',
        fill: 'line',
        text: ({ line }) => `limit, ${line}`,
      }),
      Plot.line(points, { ...position, stroke: 'line', strokeWidth: 2 }),
      Plot.dot(points, { ...position, fill: 'line', r: 4 }),
      Plot.text(points, {
        ...position,
        filter: ({ at }) => at === last,
        dx: 10,
        textAnchor: 'start',
        fill: 'line',
        fontWeight: 600,
        text: 'line',
      }),
    ],
  });
}

/** A value over time, and its limit. */
export function overTime(
  title: string,
  unit: string,
  points: { seconds: number; value: number; isLoaded: boolean }[],
  max: number,
) {
  const loaded = points.filter(({ isLoaded }) => isLoaded).map(({ seconds }) => seconds);
  const from = Math.min(...loaded);
  return plot(title, unit, {
    height: 340,
    marginBottom: 44,
    x: { label: 'seconds', labelAnchor: 'center', labelArrow: 'none' },
    y: { ...VALUES, nice: true },
    marks: [
      Plot.rect([{ from, to: Math.max(...loaded) }], { x1: 'from', x2: 'to', fill: '#eee' }),
      Plot.text(['under load'], {
        x: () => from,
        frameAnchor: 'bottom',
        dy: -8,
        dx: 8,
        textAnchor: 'start',
        fill: '#555',
      }),
      Plot.ruleY([0]),
      Plot.ruleY([max], { stroke: COLORS[1], strokeDasharray: '5 4' }),
      Plot.text([`limit: ${max}`], {
        y: () => max,
        frameAnchor: 'right',
        textAnchor: 'end',
        dy: -9,
        fill: COLORS[1],
      }),
      Plot.line(points, { x: 'seconds', y: 'value', stroke: COLORS[0], strokeWidth: 2 }),
    ],
  });
}

const unique = <T>(values: T[]) => [...new Set(values)];

const shortValue = ({ value }: Bar) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
