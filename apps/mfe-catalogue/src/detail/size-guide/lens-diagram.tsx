import styles from './size-guide.module.css';

export const LensDiagram = ({ size }: { size: number }) => (
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
