import { LIMITS } from '@tivara/contracts';
import { Icon, icons } from '@tivara/ui';
import styles from './size-guide.module.css';

/** Lens widths in mm, inclusive; together they cover every allowed size. (SPEC 9) */
export const BANDS = [
  { name: 'Small', from: LIMITS.size.min, to: 47, face: 'Narrow faces' },
  { name: 'Medium', from: 48, to: 52, face: 'Most faces' },
  { name: 'Large', from: 53, to: LIMITS.size.max, face: 'Wide faces' },
];

export const bandOf = (size: number) => BANDS.find(({ from, to }) => size >= from && size <= to);

/** Works without JavaScript. */
export const SizeGuide = ({ size }: { size: number }) => (
  <details className={styles.guide}>
    <summary className={styles.summary}>
      Size guide
      <Icon path={icons.chevronDown} className={styles.chevron} />
    </summary>
    <div className={styles.content}>
      <LensDiagram size={size} />
      <p>
        The size is the width of one lens at its widest, in millimetres. On most frames it is the
        first number inside the temple, as in {size} □ 20 145: lens, bridge, temple.
      </p>
      <p>
        To find yours, lay a pair that fits you face down and measure one lens from the inner edge
        of the rim to the other. Two millimetres either way still fit well.
      </p>
      <table className={styles.bands}>
        <caption className={styles.caption}>
          {size} mm is {bandOf(size)?.name.toLowerCase()}.
        </caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Lens width</th>
            <th scope="col">Made for</th>
          </tr>
        </thead>
        <tbody>
          {BANDS.map((band) => (
            <tr key={band.name} className={band === bandOf(size) ? styles.current : undefined}>
              <th scope="row">{band.name}</th>
              <td>
                {band.from}–{band.to} mm
              </td>
              <td>{band.face}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

const LensDiagram = ({ size }: { size: number }) => (
  <svg
    viewBox="0 0 320 132"
    width="320"
    height="132"
    role="img"
    aria-label={`A frame from the front: the width of one lens is ${size} mm.`}
    className={styles.illustration}
  >
    <g fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round">
      <path d="M36 58c0-27 16-41 46-41s50 12 50 37-18 43-48 43-48-15-48-39Z" />
      <path d="M284 58c0-27-16-41-46-41s-50 12-50 37 18 43 48 43 48-15 48-39Z" />
      <path d="M132 46c12-12 44-12 56 0" />
      <path d="M36 50c-8-1-14-6-22-8m270 8c8-1 14-6 22-8" />
    </g>
    <g className={styles.measure} fill="none" stroke="currentColor" strokeWidth="1">
      <path d="M36 70v48m96-60v60" strokeDasharray="2 3" />
      <path d="M36 112h28m40 0h28m-92-4-4 4 4 4m88-8 4 4-4 4" />
    </g>
    <text x="84" y="116.5" textAnchor="middle" className={styles.figure}>
      {size} mm
    </text>
  </svg>
);
