import { LIMITS, type Product } from '@tivara/contracts';
import { msg, useTexts } from '@tivara/state';
import { frameFit } from './frame-fit';
import { MeasuredFrame } from './measured-frame';
import styles from './size-guide.module.css';

/** Lens widths in mm, inclusive; together they cover every allowed size. (SPEC 9) */
export const BANDS = [
  { name: msg('Small'), from: LIMITS.size.min, to: 47 },
  { name: msg('Medium'), from: 48, to: 52 },
  { name: msg('Large'), from: 53, to: LIMITS.size.max },
];

export const bandOf = (size: number) => BANDS.find(({ from, to }) => size >= from && size <= to);

export default function SizeGuideContent({ product }: { product: Product }) {
  const t = useTexts();
  const { size, bridge_mm, temple_mm } = product;
  return (
    <>
      <MeasuredFrame product={product} />
      <p className={styles.fit}>{frameFit(t, product)}</p>
      <p>{t('This is a guide: an optician measures your face and adjusts the frame to it.')}</p>
      {bridge_mm && temple_mm && (
        <p>
          {t(
            'Inside the temple of a frame are three numbers, here {numbers}: the width of one lens, the bridge between the lenses and the length of a temple, in millimetres.',
            {
              numbers: (
                <strong className={styles.numbers}>
                  {size} □ {bridge_mm} {temple_mm}
                </strong>
              ),
            },
          )}
        </p>
      )}
      <p>
        {t(
          'A frame should be as wide as your face at the temples: measure a pair that fits you, from hinge to hinge. To find your lens width, lay a pair that fits you face down and measure one lens from the inner edge of the rim to the other. Two millimetres either way still fit well.',
        )}
      </p>
      <table className={styles.bands}>
        <caption className={styles.caption}>
          {t('{size} mm is {band}.', { size, band: t(bandOf(size)?.name ?? '').toLowerCase() })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Size')}</th>
            <th scope="col">{t('Lens width')}</th>
          </tr>
        </thead>
        <tbody>
          {BANDS.map((band) => (
            <tr key={band.name} className={band === bandOf(size) ? styles.current : undefined}>
              <th scope="row">{t(band.name)}</th>
              <td>{t('{from}–{to} mm', { from: band.from, to: band.to })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
