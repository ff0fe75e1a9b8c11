import { useId, useRef, useState, type DragEvent, type RefCallback } from 'react';
import { Icon, VisuallyHidden } from '@tivara/ui';
import { PictureTile } from './picture-tile';
import { itemOfFile, moved, replaced, type PictureItem } from './picture-item';
import type { Uploads } from './use-uploads';
import styles from './picture-row.module.css';

type Change = (update: (items: PictureItem[]) => PictureItem[]) => void;

interface Props {
  /** What the pictures are of: 'Pictures of color 1', 'Banner image'. */
  label: string;
  /** A heading above names the row already. */
  labelHidden?: boolean;
  hint?: string;
  items: readonly PictureItem[];
  /** Called with what to make of the items as they are by then: an upload ends when it likes. */
  onChange: Change;
  max: number;
  /** Media types, as in the accept attribute. */
  accept: string;
  error?: string | undefined;
  uploads: Uploads;
  /** Gets the focus when the pictures are invalid. */
  focusable?: RefCallback<HTMLInputElement>;
}

/** Pictures that are chosen, sent at once, put in order by drag or by menu, replaced one by one and removed. */
export function PictureRow(props: Props) {
  const { label, labelHidden, hint, items, onChange, max, accept, error, uploads, focusable } =
    props;
  const id = useId();
  const replacer = useRef<HTMLInputElement>(null);
  const replacing = useRef<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const room = max - items.length;

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
    onChange((now) => replaced(now, key, item));
    send(item, file);
  };
  const move = (key: string, to: number) => {
    onChange((now) => moved(now, key, to));
    setStatus(`Picture ${to + 1} of ${items.length}`);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (dragged !== null) move(dragged, Math.min(to, items.length - 1));
    else if (files.length && room > 0) add(files);
    setDragged(null);
  };
  const allow = (event: DragEvent) => event.preventDefault();

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error || hint ? `${id}-message` : undefined}
      className={styles.group}
      onDragOver={allow}
      onDrop={(event) => drop(event, items.length)}
    >
      <span id={`${id}-label`} className={labelHidden ? styles.hidden : styles.label}>
        {label}
      </span>
      <ul className={styles.row}>
        {items.map((item, index) => (
          <PictureTile
            key={item.key}
            item={item}
            place={{ index, count: items.length }}
            of={label}
            upload={uploads.of(item.key)}
            dragged={dragged === item.key}
            onDragStart={() => setDragged(item.key)}
            onDragEnd={() => setDragged(null)}
            onDrop={(event) => {
              event.stopPropagation();
              drop(event, index);
            }}
            onMove={(to) => move(item.key, to)}
            onRetry={() => uploads.retry(item.key)}
            onReplace={() => {
              replacing.current = item.key;
              replacer.current?.click();
            }}
            onRemove={() => {
              uploads.drop(item.key);
              onChange((now) => now.filter(({ key }) => key !== item.key));
              setStatus(`${item.name} removed`);
            }}
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
                aria-describedby={error || hint ? `${id}-message` : undefined}
                onChange={({ currentTarget }) => {
                  add([...(currentTarget.files ?? [])]);
                  // The same file can be chosen again.
                  currentTarget.value = '';
                }}
              />
              <Icon name="plus" />
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
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file && replacing.current !== null) replace(replacing.current, file);
        }}
      />
      <div id={`${id}-message`} aria-live="polite">
        {error ? (
          <p className={styles.error}>
            <Icon name="error" size="sm" />
            {error}
          </p>
        ) : (
          hint && <p className={styles.hint}>{hint}</p>
        )}
      </div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}
