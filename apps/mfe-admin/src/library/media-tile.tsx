import { Link } from 'react-router-dom';
import type { MediaRow, MediaUse } from '@tivara/contracts';
import { Checkbox, Menu, Picture } from '@tivara/ui';
import { sizeText } from '../shared/form/pictures/picture-item';
import { detailPath, formPath } from '../shared/section-path';
import shared from '../shared/ui/shared.module.css';
import styles from './library.module.css';

interface Props {
  row: MediaRow;
  canWrite: boolean;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onReplace: () => void;
  onDelete: () => void;
}

export function MediaTile({ row, canWrite, chosen, onChoose, onReplace, onDelete }: Props) {
  const { picture, bytes, used, uses } = row;
  const name = nameOf(row);
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(max-width: 767.98px) 50vw, 240px" alt="" />
        {canWrite && !used && (
          <span className={styles.box}>
            <Checkbox label={`Choose ${name}`} checked={chosen} onChange={onChoose} />
          </span>
        )}
      </div>
      <div className={styles.line}>
        <span className={shared.name}>{name}</span>
        <Menu
          label={`Actions of ${name}`}
          items={[
            {
              label: 'Open the picture',
              link: <a href={picture.url} target="_blank" rel="noopener" />,
            },
            ...(canWrite ? [{ label: 'Replace everywhere', onSelect: onReplace }] : []),
            ...(canWrite && !used ? [{ label: 'Delete', danger: true, onSelect: onDelete }] : []),
          ]}
        />
      </div>
      <p className={shared.small}>
        {picture.width} × {picture.height}
        {bytes > 0 && `, ${sizeText(bytes)}`}
      </p>
      {used ? (
        <details className={styles.uses}>
          <summary className={shared.disclosure}>Used in {placesText(row)}</summary>
          <ul>
            {uses.map((use) => (
              <li key={`${use.entity} ${use.record}`}>
                <Link to={pathOf(use)} className={shared.link}>
                  {use.name}
                </Link>
              </li>
            ))}
            {uses.length === 0 && <li>Your role has no access to them.</li>}
          </ul>
        </details>
      ) : (
        <p className={shared.small}>Unused</p>
      )}
    </li>
  );
}

export const nameOf = ({ picture, media_id }: MediaRow): string =>
  picture.file_name ?? `Picture ${media_id}`;

export const placesText = ({ uses }: MediaRow): string =>
  uses.length === 1 ? '1 place' : uses.length ? `${uses.length} places` : 'other places';

const SECTIONS = { collection: 'collections', 'frame type': 'frame-types', shape: 'shapes' };

function pathOf({ entity, record }: MediaUse): string {
  if (entity === 'product') return `/AddProduct?id=${record}`;
  if (entity === 'content') return detailPath('content', record);
  return formPath(SECTIONS[entity], new URLSearchParams(), Number(record));
}
