import { useId, useRef, useState, type ChangeEvent, type DragEvent, type RefCallback } from 'react';
import { FieldMessage, Icon, VisuallyHidden, icons } from '@tivara/ui';
import { itemOfFile, moved, type PictureItem } from './picture-item';
import { PictureTile } from './picture-tile';
import type { Uploads } from './use-uploads';
import styles from './picture-row.module.css';

interface Props {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  items: readonly PictureItem[];
  /** Gets an update of the current items: uploads end at any time. */
  onChange: (update: (items: PictureItem[]) => PictureItem[]) => void;
  max: number;
  accept: string;
  error?: string | undefined;
  uploads: Uploads;
  focusable?: RefCallback<HTMLInputElement>;
}

/** The chosen files, after which the same ones can be chosen again. */
function takeFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  return files;
}

export function PictureRow(props: Props) {
  const { label, labelHidden, hint, items, onChange, max, accept, error, uploads, focusable } =
    props;
  const id = useId();
  const replacer = useRef<HTMLInputElement>(null);
  const replacing = useRef<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const room = max - items.length;
  const describedBy = error || hint ? `${id}-message` : undefined;

  const send = (item: PictureItem, file: File) =>
    uploads.start(item.key, file, (picture) =>
      onChange((now) => now.map((one) => (one.key === item.key ? { ...one, picture } : one))),
    );
  const add = (files: readonly File[]) => {
    const added = files.slice(0, room).map((file) => ({ file, item: itemOfFile(file) }));
    onChange((now) => [...now, ...added.map(({ item }) => item)]);
    for (const { item, file } of added) send(item, file);
    if (files.length > room) setStatus(`${files.length - room} of the files did not fit.`);
  };
  const replace = (key: string, file: File) => {
    const item = itemOfFile(file);
    uploads.drop(key);
    onChange((now) => now.map((one) => (one.key === key ? item : one)));
    send(item, file);
  };
  const remove = ({ key, name }: PictureItem) => {
    uploads.drop(key);
    onChange((now) => now.filter((one) => one.key !== key));
    setStatus(`${name} removed`);
  };
  const move = (key: string, to: number) => {
    onChange((now) => moved(now, key, to));
    setStatus(`Picture ${to + 1} of ${items.length}`);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    event.stopPropagation();
    const files = [...event.dataTransfer.files];
    if (dragged !== null) move(dragged, Math.min(to, items.length - 1));
    else if (files.length && room > 0) add(files);
    setDragged(null);
  };

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.group}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, items.length)}
    >
      <span id={`${id}-label`} className={labelHidden ? undefined : styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      <ul className={styles.row}>
        {items.map((item, index) => (
          <PictureTile
            key={item.key}
            item={item}
            index={index}
            count={items.length}
            upload={uploads.of(item.key)}
            dragged={dragged === item.key}
            onDragStart={() => setDragged(item.key)}
            onDragEnd={() => setDragged(null)}
            onDrop={(event) => drop(event, index)}
            onMove={(to) => move(item.key, to)}
            onRetry={() => uploads.retry(item.key)}
            onReplace={() => {
              replacing.current = item.key;
              replacer.current?.click();
            }}
            onRemove={() => remove(item)}
          />
        ))}
        {room > 0 && (
          <li className={styles.tile}>
            <label className={styles.add}>
              <input
                ref={focusable}
                type="file"
                accept={accept}
                multiple={max > 1}
                className={styles.file}
                aria-label={max > 1 ? `Add a picture: ${label}` : `Choose a picture: ${label}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={describedBy}
                onChange={(event) => add(takeFiles(event))}
              />
              <Icon path={icons.plus} />
              {max > 1 ? 'Add a picture' : 'Choose a picture'}
            </label>
          </li>
        )}
      </ul>
      <input
        ref={replacer}
        type="file"
        accept={accept}
        hidden
        aria-label={`Replace: ${label}`}
        onChange={(event) => {
          const [file] = takeFiles(event);
          if (file && replacing.current !== null) replace(replacing.current, file);
        }}
      />
      <FieldMessage id={`${id}-message`} error={error} hint={hint} />
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}
