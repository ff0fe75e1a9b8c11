import { useEffect, useRef, type DragEventHandler } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { IconButton, Menu, Picture, TextLink, cx, icons } from '@tivara/ui';
import { sizeText, type PictureItem } from './picture-item';
import type { Upload } from './use-uploads';
import shared from '../../ui/shared.module.css';
import styles from './picture-row.module.css';

interface Props {
  item: PictureItem;
  index: number;
  count: number;
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

export function PictureTile(props: Props) {
  const { item, index, count, upload, onMove } = props;
  const name = `${item.name}, picture ${index + 1} of ${count}`;
  const error =
    upload?.error ?? (item.picture || upload ? null : 'The picture is no longer available.');
  return (
    <li
      className={cx(styles.tile, props.dragged && styles.dragged)}
      draggable={count > 1}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers drag nothing without data.
        event.dataTransfer.setData('text/plain', item.name);
        props.onDragStart();
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={props.onDrop}
    >
      <div className={cx(styles.picture, upload && styles.waiting)}>
        {item.picture ? (
          <StoredPicture picture={item.picture} alt={name} />
        ) : (
          upload && <FileThumbnail file={upload.file} />
        )}
        <span className={styles.menu}>
          <Menu
            label={`Actions of ${name}`}
            items={[
              { label: 'Replace', onSelect: props.onReplace },
              ...(index > 0 ? [{ label: 'Move forward', onSelect: () => onMove(index - 1) }] : []),
              ...(index < count - 1
                ? [{ label: 'Move back', onSelect: () => onMove(index + 1) }]
                : []),
            ]}
          />
        </span>
        <IconButton
          icon={icons.close}
          label={`Remove ${name}`}
          className={styles.remove}
          onClick={props.onRemove}
        />
      </div>
      {error ? (
        <p className={styles.failed}>
          {error}{' '}
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
            className={cx(shared.progress, styles.bar, !upload && styles.stored)}
            value={upload ? upload.progress : 1}
            aria-label={upload ? `Sending ${item.name}` : `${item.name} is stored`}
          />
          <p className={styles.facts}>
            <span className={styles.name} title={item.name}>
              {item.name}
            </span>
            <span>{upload ? `${Math.round(upload.progress * 100)} %` : sizeText(item.bytes)}</span>
          </p>
        </>
      )}
    </li>
  );
}

interface StoredProps {
  picture: NonNullable<PictureItem['picture']>;
  alt: string;
}

/** Reference data has only its picture's URL. */
const StoredPicture = ({ picture, alt }: StoredProps) =>
  hasRenditions(picture) ? (
    <Picture picture={picture} sizes="200px" alt={alt} className={styles.image} />
  ) : (
    <img src={picture.url} alt={alt} className={styles.image} />
  );

const hasRenditions = (picture: StoredProps['picture']): picture is PictureData =>
  picture.widths !== undefined;

/** A file's thumbnail while it uploads. The content policy forbids blob URLs, so it is painted on a canvas. */
function FileThumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let mounted = true;
    createImageBitmap(file, { resizeWidth: 480, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const target = canvas.current;
        if (!mounted || !target) return bitmap.close();
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      },
      // The server reports a file that is not a picture.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [file]);
  return <canvas ref={canvas} className={styles.image} aria-hidden="true" />;
}
