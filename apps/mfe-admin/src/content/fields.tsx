import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FOCUS_POINTS } from '@tivara/contracts';
import type {
  ApiCall,
  ContentField,
  ContentFields,
  ContentLink,
  FieldErrors,
  Focus,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Field, FieldMessage, IconButton, Select, TextArea, TextLink, icons } from '@tivara/ui';
import { PictureRow } from '../shared/form/pictures/picture-row';
import { PICTURE_TYPES } from '../shared/form/pictures/prepare-picture';
import type { Uploads } from '../shared/form/pictures/use-uploads';
import { MoveButtons } from '../shared/reorder/move-buttons';
import { movedTo } from '../shared/reorder/use-reorder';
import {
  FOCUS_LABELS,
  emptyOf,
  titleOf,
  type FieldPath,
  type FormPicture,
  type FormValue,
} from './form-value';
import styles from './content.module.css';

interface Editing {
  errors: FieldErrors;
  uploads: Uploads;
  /** Gets the value as it is now: uploads end at any time. */
  update: (path: FieldPath, update: (old: unknown) => unknown) => void;
}
interface Props extends Editing {
  fields: ContentFields;
  value: FormValue;
  path?: FieldPath;
}

/** The largest width of a banner, and of other pictures. (CSS pixels) */
const widthOf = (ratio: number) => (ratio >= 1.75 ? 1600 : 1000);

/** The fields of a block, or of an item of one of its lists. */
export const BlockFields = ({ fields, value, path = [], ...editing }: Props) => (
  <div className={styles.fields}>
    {Object.entries(fields).map(([name, field]) => (
      <BlockField
        key={name}
        field={field}
        value={value[name]}
        path={[...path, name]}
        {...editing}
      />
    ))}
  </div>
);

interface FieldProps<F extends ContentField = ContentField> extends Editing {
  field: F;
  value: unknown;
  path: FieldPath;
}
type Of<Kind extends ContentField['kind']> = FieldProps<Extract<ContentField, { kind: Kind }>>;

function BlockField({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} {...props} />;
    case 'link':
      return <LinkFields field={field} {...props} />;
    case 'picture':
      return <PictureField field={field} {...props} />;
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{field.label}</legend>
          <BlockFields {...props} fields={field.fields} value={props.value as FormValue} />
        </fieldset>
      );
    case 'list':
      return <ListField field={field} {...props} />;
  }
}

function TextField({ field, value, path, errors, update }: Of<'text'>) {
  const text = String(value ?? '');
  const left = field.max - [...text].length;
  const props = {
    label: field.label,
    required: !field.optional,
    autoComplete: 'off',
    value: text,
    error: errors[path.join('.')],
    // Near the limit only.
    ...(left < field.max / 4 && {
      hint: left >= 0 ? `${left} characters left` : `${-left} characters too many`,
    }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value: typed } = currentTarget;
      update(path, () => typed);
    },
  };
  if (field.suggested) return <SuggestedText {...props} />;
  return field.lines ? <TextArea {...props} className={styles.wide} /> : <Field {...props} />;
}

/** A label or message of the site, chosen by a few of its words. */
function SuggestedText(props: ComponentProps<typeof Field>) {
  const { data: texts = [] } = useQuery(textsQuery(useApi()));
  const id = useId();
  return (
    <>
      <Field {...props} list={id} />
      <datalist id={id}>
        {texts.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}

const textsQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin', 'texts'],
    queryFn: ({ signal }) => api('/api/admin/texts', { signal }),
  });

function LinkFields({ field, value, path, errors, update }: Of<'link'>) {
  const link = (value ?? { label: '', to: '' }) as ContentLink;
  const set = (change: Partial<ContentLink>) => update(path, () => ({ ...link, ...change }));
  return (
    <fieldset className={styles.link} aria-label={field.label}>
      <Field
        label="Label of the link"
        autoComplete="off"
        value={link.label}
        onChange={({ currentTarget }) => set({ label: currentTarget.value })}
      />
      <Field
        label="Goes to"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={link.to}
        error={errors[path.join('.')]}
        onChange={({ currentTarget }) => set({ to: currentTarget.value.trim() })}
      />
    </fieldset>
  );
}

function PictureField({ field, value, path, errors, uploads, update }: Of<'picture'>) {
  const { items, alt, focus } = value as FormPicture;
  const shape = field.ratio >= 1 ? `${field.ratio} : 1` : `1 : ${(1 / field.ratio).toFixed(1)}`;
  return (
    <div className={styles.picture}>
      <PictureRow
        label={field.label}
        hint={`${field.hint}. Shown ${shape}, width to height`}
        items={items}
        onChange={(change) =>
          update(path, (old) => {
            const now = old as FormPicture;
            return { ...now, items: change([...now.items]) };
          })
        }
        max={1}
        accept={PICTURE_TYPES}
        box={{
          ratio: field.ratio,
          width: widthOf(field.ratio),
          isUnderText: field.isUnderText,
        }}
        error={errors[path.join('.')]}
        uploads={uploads}
      />
      <Field
        label={`Alt text: ${field.label.toLowerCase()}`}
        hint={
          items.length && !alt.trim()
            ? 'Without it, screen readers pass over the picture'
            : 'What it shows, for those who do not see it'
        }
        maxLength={300}
        autoComplete="off"
        value={alt}
        onChange={({ currentTarget: { value: typed } }) =>
          update(path, (old) => ({ ...(old as FormPicture), alt: typed }))
        }
      />
      <Select
        label={`Stays in view: ${field.label.toLowerCase()}`}
        hint="Where it is cut to fit a screen. Text on it moves out of the way"
        value={focus}
        onChange={({ currentTarget: { value: chosen } }) =>
          update(path, (old) => ({ ...(old as FormPicture), focus: chosen as Focus }))
        }
      >
        {FOCUS_POINTS.map((point) => (
          <option key={point} value={point}>
            {FOCUS_LABELS[point]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function ListField({ field, value, path, ...editing }: Of<'list'>) {
  const { errors, update } = editing;
  const items = value as FormValue[];
  const change = (next: readonly FormValue[]) => update(path, () => next);
  const id = path.join('-');
  const list = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added === null) return;
    const item = list.current?.querySelectorAll(':scope > ol > li')[added];
    item?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [added]);
  return (
    <fieldset ref={list} className={styles.group} aria-describedby={`${id}-message`}>
      <legend className={styles.legend}>{field.label}</legend>
      {items.length > 0 && (
        <ol className={styles.items}>
          {items.map((item, i) => {
            const name = `${titleOf(field.noun)} ${i + 1}`;
            const hasError = Object.keys(errors).some((key) =>
              key.startsWith(`${[...path, i].join('.')}.`),
            );
            return (
              <li key={i}>
                <details className={styles.item} open={hasError || i === added || undefined}>
                  <summary className={styles.summary}>
                    <span className={styles.number}>{name}</span>
                    <span className={styles.excerpt}>{excerptOf(field.fields, item)}</span>
                  </summary>
                  <BlockFields
                    fields={field.fields}
                    value={item}
                    path={[...path, i]}
                    {...editing}
                  />
                </details>
                <div className={styles.tools}>
                  <MoveButtons
                    name={name}
                    index={i}
                    count={items.length}
                    onMove={(to) => change(movedTo(items, i, to))}
                  />
                  <IconButton
                    icon={icons.minus}
                    label={`Remove ${name}`}
                    onClick={() => {
                      setAdded(null);
                      change(items.filter((_, index) => index !== i));
                    }}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {items.length < field.max && (
        <TextLink
          render={<button type="button" />}
          onClick={() => {
            change([...items, emptyOf(field.fields)]);
            setAdded(items.length);
          }}
        >
          Add a {field.noun}
        </TextLink>
      )}
      <FieldMessage id={`${id}-message`} error={errors[path.join('.')]} />
    </fieldset>
  );
}

/** The first text of an item. */
function excerptOf(fields: ContentFields, item: FormValue): string {
  const name = Object.keys(fields).find((key) => fields[key]?.kind === 'text');
  return name ? String(item[name] ?? '').replaceAll('\n', ' ') : '';
}
