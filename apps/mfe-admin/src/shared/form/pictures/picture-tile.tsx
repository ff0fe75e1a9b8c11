import type { DragEventHandler } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { IconButton, Menu, Picture, TextLink, cx } from '@tivara/ui';
import { FileThumbnail } from './file-thumbnail';
import { sizeText, type PictureItem } from './picture-item';
import type { Upload } from './use-uploads';
import styles from './picture-row.module.css';

interface Props {
  item: PictureItem;
  place: { index: number; count: number };
  /** What the row's pictures are of. */
  of: string;
  upload: Upload | undefined;
  dragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: DragEventHandler;
  onMove: (to: number) => void;
  onRetry: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

/** A picture of a form: how far it is, and what can be done with it. */
export function PictureTile(props: Props) {
  const { item, place, upload } = props;
  const { index, count } = place;
  const name = `${item.name}, picture ${index + 1} of ${count}`;
  const failed =
    upload?.error ?? (item.picture ? null : upload ? null : 'It is not there any more.');
  return (
    <li
      className={cx(styles.tile, props.dragged && styles.dragged)}
      draggable={count > 1}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Without data some browsers drag nothing.
        event.dataTransfer.setData('text/plain', item.name);
        props.onDragStart();
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={props.onDrop}
    >
      <div className={cx(styles.picture, upload && styles.waiting)}>
        {item.picture ? (
          <Shown picture={item.picture} alt={name} />
        ) : (
          upload && <FileThumbnail file={upload.file} className={styles.image} />
        )}
        <span className={styles.menu}>
          <Menu
            label={`Actions of ${name}`}
            items={[
              { label: 'Replace', onSelect: props.onReplace },
              ...(index > 0
                ? [{ label: 'Move forward', onSelect: () => props.onMove(index - 1) }]
                : []),
              ...(index < count - 1
                ? [{ label: 'Move back', onSelect: () => props.onMove(index + 1) }]
                : []),
            ]}
          />
        </span>
        <IconButton
          icon="close"
          label={`Remove ${name}`}
          className={styles.remove}
          onClick={props.onRemove}
        />
      </div>
      {failed ? (
        <p className={styles.failed}>
          {failed}{' '}
          {upload && (
            <TextLink
              render={<button type="button" aria-label={`Try ${item.name} again`} />}
              onClick={props.onRetry}
            >
              Try again
            </TextLink>
          )}
        </p>
      ) : (
        <>
          <progress
            className={cx(styles.bar, !upload && styles.stored)}
            value={upload ? upload.part : 1}
            aria-label={upload ? `Sending ${item.name}` : `${item.name} is stored`}
          />
          <p className={styles.facts}>
            <span className={styles.name} title={item.name}>
              {item.name}
            </span>
            <span>{upload ? `${Math.round(upload.part * 100)} %` : sizeOf(item)}</span>
          </p>
        </>
      )}
    </li>
  );
}

const sizeOf = ({ bytes }: PictureItem) => (bytes === null ? 'Saved' : sizeText(bytes));

/** A row of reference data has only its picture's URL. */
const Shown = ({ picture, alt }: { picture: NonNullable<PictureItem['picture']>; alt: string }) =>
  isWhole(picture) ? (
    <Picture picture={picture} sizes="200px" alt={alt} className={styles.image} />
  ) : (
    <img src={picture.url} alt={alt} className={styles.image} />
  );

const isWhole = (picture: NonNullable<PictureItem['picture']>): picture is PictureData =>
  picture.widths !== undefined;
