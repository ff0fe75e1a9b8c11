import { Icon } from '@tivara/ui';
import { BANDS, bandOf } from './bands';
import { LensDiagram } from './lens-diagram';
import styles from './size-guide.module.css';

/** Works without JavaScript. */
export const SizeGuide = ({ size }: { size: number }) => (
  <details className={styles.guide}>
    <summary className={styles.summary}>
      Size guide
      <Icon name="chevron-down" className={styles.chevron} />
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
