import { useEffect, useRef, useState, type HTMLAttributes, type ReactEventHandler } from 'react';
import { IconButton, Menu, Picture, TextLink, cx, icons } from '@tivara/ui';
import {
  hasRenditions,
  sizeText,
  warningsOf,
  type PictureBox,
  type PictureItem,
} from './picture-item';
import { inTurn } from './prepare-picture';
import type { Upload } from './use-uploads';
import shared from '../../ui/shared.module.css';
import styles from './picture-row.module.css';

interface Props {
  item: PictureItem;
  index: number;
  count: number;
  upload: Upload | undefined;
  box: PictureBox | undefined;
  isDragged: boolean;
  isTarget: boolean;
  dragProps: HTMLAttributes<HTMLLIElement>;
  onMove: (to: number) => void;
  onRetry: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

export function PictureTile(props: Props) {
  const { item, index, count, upload, box, onMove } = props;
  const [brightness, setBrightness] = useState<number>();
  const name = `${item.name}, picture ${index + 1} of ${count}`;
  const error =
    upload?.error ?? (item.picture || upload ? null : 'The picture is no longer available.');
  return (
    <li
      className={cx(
        styles.tile,
        props.isDragged && styles.dragged,
        props.isTarget && styles.target,
      )}
      {...props.dragProps}
    >
      <div className={cx(styles.picture, upload && styles.waiting)}>
        <Shape ratio={box?.ratio ?? DEFAULT_RATIO} />
        {item.picture ? (
          <StoredPicture
            picture={item.picture}
            alt={name}
            onLoad={({ currentTarget }) =>
              box?.isUnderText && setBrightness(brightnessOf(currentTarget))
            }
          />
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
          {upload?.canRetry && (
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
          {box &&
            warningsOf(item, box, brightness).map((warning) => (
              <p key={warning} className={styles.warning}>
                {warning}
              </p>
            ))}
        </>
      )}
    </li>
  );
}

const DEFAULT_RATIO = 1.5;

/** Gives the tile its shape: the content policy forbids style attributes. */
const Shape = ({ ratio }: { ratio: number }) => (
  <svg viewBox={`0 0 ${ratio} 1`} className={styles.shape} aria-hidden="true" />
);

interface StoredProps {
  picture: NonNullable<PictureItem['picture']>;
  alt: string;
  onLoad: ReactEventHandler<HTMLImageElement>;
}

const StoredPicture = ({ picture, ...image }: StoredProps) =>
  hasRenditions(picture) ? (
    <Picture picture={picture} sizes="200px" className={styles.image} {...image} />
  ) : (
    <img src={picture.url} className={styles.image} {...image} />
  );

/** The mean of its pixels, as bright as they look: from 0, black, to 1, white. */
function brightnessOf(image: HTMLImageElement): number | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SAMPLES;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.filter = 'grayscale(1)';
  context.drawImage(image, 0, 0, SAMPLES, SAMPLES);
  const grey = context.getImageData(0, 0, SAMPLES, SAMPLES).data.filter((_, i) => i % 4 === 0);
  return grey.reduce((sum, value) => sum + value, 0) / grey.length / 255;
}
/** A side. */
const SAMPLES = 16;

/** A file's thumbnail while it uploads. The content policy forbids blob URLs, so it is painted on a canvas. */
function FileThumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let mounted = true;
    inTurn(() => createImageBitmap(file, { resizeWidth: 480, resizeQuality: 'medium' })).then(
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
