import { RIMS_MM, type Product } from '@tivara/contracts';

type Point = readonly [x: number, y: number];

/** Outlines in a box from -1 to 1; a shape without one is an oval. */
const POLYGONS: Readonly<Record<string, readonly Point[]>> = {
  square: [
    [-1, -0.95],
    [0.95, -1],
    [1, 0.8],
    [-0.9, 1],
  ],
  rectangle: [
    [-1, -0.95],
    [1, -1],
    [0.95, 0.95],
    [-0.92, 1],
  ],
  hexagon: [
    [-0.55, -1],
    [0.55, -1],
    [1, 0],
    [0.55, 1],
    [-0.55, 1],
    [-1, 0],
  ],
  'cat-eye': [
    [-0.7, -0.8],
    [0.7, -1],
    [1.05, -1],
    [0.95, -0.2],
    [0.5, 1],
    [-0.4, 1],
    [-1, 0.25],
    [-1, -0.4],
  ],
  aviator: [
    [-0.75, -1],
    [0.8, -1],
    [1, -0.75],
    [1, -0.1],
    [0.35, 1],
    [-0.25, 1],
    [-1, 0.1],
    [-1, -0.75],
  ],
  panto: [
    [-0.6, -1],
    [0.6, -1],
    [1, -0.55],
    [1, 0.1],
    [0.45, 1],
    [-0.45, 1],
    [-1, 0.1],
    [-1, -0.55],
  ],
};
/** Share of a side that its corners round off. */
const ROUNDING: Readonly<Record<string, number>> = {
  square: 0.22,
  rectangle: 0.2,
  hexagon: 0.16,
};

/** In mm; typical ones where the product has none. */
export function frontMeasures(product: Product) {
  const { size: lens, bridge_mm, lens_height_mm } = product;
  const bridge = bridge_mm ?? 20;
  return {
    lens,
    bridge,
    height: lens_height_mm ?? lens * 0.85,
    width: 2 * lens + bridge + RIMS_MM,
  };
}

interface Props {
  product: Product;
  /** Units for one mm. */
  scale: number;
  /** The middle of the bridge. */
  middle: number;
  top: number;
}

/** The lines of a frame from the front, as part of an SVG. */
export function FrontOutline({ product, scale, middle, top }: Props) {
  const measures = frontMeasures(product);
  const [width, height, gap] = [
    measures.lens * scale,
    measures.height * scale,
    measures.bridge * scale,
  ];
  const right = middle + gap / 2;
  const bridge = middle - gap / 2;
  const left = bridge - width;
  const y = top + height / 2;
  const end = (RIMS_MM / 2) * scale;
  const lens = (x: number) => ({ x, y: top, width, height });
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round">
      <path d={outlineOf(product.shape_name, lens(left), -1)} />
      <path d={outlineOf(product.shape_name, lens(right), 1)} />
      <path d={`M${bridge - 1} ${y - height * 0.12}q${gap / 2 + 1} ${-gap * 0.35} ${gap + 2} 0`} />
      <path
        d={`M${left} ${y - height * 0.2}l${-end} -3M${right + width} ${y - height * 0.2}l${end} -3`}
      />
    </g>
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @param side 1 for the lens on the right, -1 for its mirror image */
function outlineOf(shape: string, { x, y, width, height }: Box, side: 1 | -1): string {
  const name = shape.toLowerCase();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const polygon = POLYGONS[name];
  if (!polygon)
    return `M${cx - width / 2} ${cy}a${width / 2} ${height / 2} 0 1 1 ${width} 0a${width / 2} ${height / 2} 0 1 1 ${-width} 0Z`;
  const points = polygon.map(([px, py]): Point => [
    cx + (side * px * width) / 2,
    cy + (py * height) / 2,
  ]);
  const rounding = ROUNDING[name] ?? 0.5;
  const between = ([ax, ay]: Point, [bx, by]: Point, share: number) =>
    `${(ax + (bx - ax) * share).toFixed(1)} ${(ay + (by - ay) * share).toFixed(1)}`;
  const corners = points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return `${between(point, before, rounding)}Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${between(point, after, rounding)}`;
  });
  return `M${corners.join('L')}Z`;
}
