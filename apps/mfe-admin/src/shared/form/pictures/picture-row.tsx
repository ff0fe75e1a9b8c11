import { useId, useRef, useState, type ChangeEvent, type RefCallback } from 'react';
import { type MediaRow } from '@tivara/contracts';
import { notifyNotLoaded } from '@tivara/state';
import { FieldMessage, Icon, TextLink, VisuallyHidden, icons, useLazyDialog } from '@tivara/ui';
import { useReorder } from '../../reorder/use-reorder';
import { usePermission } from '../../session/use-permission';
import { itemOfFile, itemOfMedia, moved, type PictureBox, type PictureItem } from './picture-item';
import { PictureTile } from './picture-tile';
import { limitsText } from './prepare-picture';
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
  /** What shows the pictures; without one, no picture is too small or cut off. */
  box?: PictureBox;
  error?: string | undefined;
  uploads: Uploads;
  focusable?: RefCallback<HTMLInputElement>;
}

const loadLibrary = async () => (await import('./library-dialog')).LibraryDialog;

/** The chosen files, after which the same ones can be chosen again. */
function takeFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  return files;
}

export function PictureRow(props: Props) {
  const { label, labelHidden, items, onChange, max, accept, box, error, uploads, focusable } =
    props;
  const hint = [props.hint, limitsText(accept)].filter(Boolean).join('. ');
  const id = useId();
  const replacer = useRef<HTMLInputElement>(null);
  const replacing = useRef<string | null>(null);
  const [status, setStatus] = useState('');
  const can = usePermission();
  const library = useLazyDialog(loadLibrary, notifyNotLoaded);
  const libraryButton = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const room = max - items.length;
  const describedBy = `${id}-message`;

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
  const addFromLibrary = (row: MediaRow) => {
    onChange((now) => [...now, itemOfMedia(row)]);
    setStatus(`${row.picture.file_name ?? 'Picture'} added`);
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
  const reorder = useReorder({
    items,
    onMove: (key, to) => onChange((now) => moved(now, key, to)),
    announce: setStatus,
    onForeignDrop: ({ dataTransfer: { files } }) =>
      can('media:write') && files.length > 0 && room > 0 && add([...files]),
  });

  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.group}
      {...reorder.listProps}
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
            box={box}
            isDragged={reorder.dragged === item.key}
            isTarget={reorder.target === item.key}
            dragProps={can('media:write') ? reorder.itemProps(item, index) : {}}
            onMove={(to) => reorder.move(item, to)}
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
      {room > 0 && can('media:read') && (
        <TextLink
          render={
            <button
              ref={libraryButton}
              type="button"
              aria-label={`Choose from the library: ${label}`}
            />
          }
          onClick={library.open}
        >
          Choose from the library
        </TextLink>
      )}
      {library.Dialog && (
        <library.Dialog
          open={library.isOpen}
          onClose={() => library.setIsOpen(false)}
          onChoose={addFromLibrary}
          // The last picture that fits removes the button.
          returnFocus={() => libraryButton.current ?? group.current}
        />
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}
