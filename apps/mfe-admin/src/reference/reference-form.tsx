import type { ComponentType } from 'react';
import { Controller, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type {
  ApiCall,
  AuditEntity,
  GradientDirection,
  PreviewLinkResponse,
  Publication,
  PublishBody,
  Saved,
  Versioned,
} from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Field, LinkButton } from '@tivara/ui';
import { FormError, type FieldNames } from '../shared/form/api-errors';
import {
  itemOfPicture,
  urlsOf,
  type PictureBox,
  type PictureItem,
} from '../shared/form/pictures/picture-item';
import { PictureRow } from '../shared/form/pictures/picture-row';
import { useUploads } from '../shared/form/pictures/use-uploads';
import { FormPlaceholder, RecordForm } from '../shared/form/record-form';
import { UnsavedGuard } from '../shared/form/unsaved-guard';
import { SimilarRecords } from '../shared/form/similar-records';
import { useEditedRecord } from '../shared/form/use-edited-record';
import {
  SAVE_LIMIT_MS,
  required,
  useRecordForm,
  type FieldSummary,
} from '../shared/form/use-record-form';
import { PublicationPanel } from '../shared/publication/publication-panel';
import { PublishNow } from '../shared/publication/publish-now';
import { formPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { usePendingParams } from '../shared/table/use-table-search';
import { HistoryLink } from '../shared/ui/history-link';
import { referenceCalls, type ReferenceList } from './reference-calls';
import styles from './reference.module.css';

export interface ReferenceValues {
  name: string;
  pictures: PictureItem[];
  description: string;
  /** Of a new record. */
  published: boolean;
  mode: 'solid' | 'gradient';
  solid: string;
  direction: GradientDirection;
  from: string;
  to: string;
}
/** White, and red to blue to the right. (SPEC 5, Colour form) */
const EMPTY: ReferenceValues = {
  name: '',
  pictures: [],
  description: '',
  published: false,
  mode: 'solid',
  solid: '#ffffff',
  direction: 'to right',
  from: '#ff0000',
  to: '#0000ff',
};

export interface ReferenceKind<Row extends object> {
  section: string;
  title: string;
  noun: string;
  label: string;
  list: ReferenceList;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  name: { field: string; label: string; message: string; uppercase?: boolean };
  /** Its picture. `formats` are media types. */
  picture?: {
    field: string;
    label: string;
    message: string;
    hint?: string;
    formats: string;
    box?: PictureBox;
    of: (row: Row) => NonNullable<PictureItem['picture']>;
  };
  /** Of what shoppers see once it is published. */
  publication?: {
    page: (id: number) => string;
    publish: (
      api: ApiCall,
      id: number,
      body: PublishBody,
    ) => Promise<Saved<Versioned<Publication>>>;
    createPreview: (api: ApiCall, id: number) => Promise<PreviewLinkResponse>;
  };
  more?: {
    read: (row: Row) => Partial<ReferenceValues>;
    body: (values: ReferenceValues) => object;
    describe: (values: ReferenceValues) => FieldSummary;
    errorFields?: FieldNames<ReferenceValues>;
    Fields: ComponentType<FieldsProps>;
  };
}
export interface FieldsProps {
  control: Control<ReferenceValues>;
  register: UseFormRegister<ReferenceValues>;
  error: string | undefined;
}
interface Props<Row extends object> {
  kind: ReferenceKind<Row>;
  id: number | null;
}

/** The form above the table of a kind of reference data. (SPEC 2 and 5) */
export const ReferenceForm = <Row extends object>(props: Props<Row>) => (
  <UnsavedGuard>
    <LoadedForm key={props.id} {...props} />
  </UnsavedGuard>
);

function LoadedForm<Row extends object>({ kind, id }: Props<Row>) {
  const query = useEditedRecord(kind.noun, id, (api, one, signal) =>
    referenceCalls<Row>(api, kind.list).find(one, signal),
  );
  if (id === null) return <Form kind={kind} id={id} row={null} />;
  if (query.data) return <Form kind={kind} id={id} row={query.data} />;
  return <FormPlaceholder query={query} />;
}

function Form<Row extends object>({ kind, id, row }: Props<Row> & { row: Versioned<Row> | null }) {
  const { section, list, name, picture, more, publication } = kind;
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pending = usePendingParams(section);
  const newPath = formPath(section, pending ?? params, null);
  const canWrite = usePermission()('catalogue:write');
  const uploads = useUploads();
  const nameIn = (values: ReferenceValues) =>
    name.uppercase ? uppercase(values.name) : values.name.trim();
  const read = (from: Row): ReferenceValues => ({
    ...EMPTY,
    name: kind.nameOf(from),
    pictures: picture ? [itemOfPicture(picture.of(from))] : [],
    ...more?.read(from),
  });
  const record = useRecordForm<ReferenceValues, Versioned<Row>>({
    name: `${section} ${id ?? 'new'}`,
    values: row ? read(row) : EMPTY,
    version: row?.version,
    read,
    describe: (values) => [
      ['Name', nameIn(values)],
      ...(more ? [more.describe(values)] : []),
      ...(picture
        ? [[picture.label, values.pictures.map((item) => item.name).join()] as const]
        : []),
    ],
    fields: {
      [name.field]: 'name',
      ...(picture && { [picture.field]: 'pictures' }),
      ...more?.errorFields,
    },
    first: 'name',
    restoreDraft: withoutLostPictures,
    save: async (values, version, now) => {
      if (!(await uploads.settled(values.pictures.map(({ key }) => key))))
        throw new FormError('The picture is not stored yet. Try it again, or choose another one.');
      // A pending upload has its URL now.
      const stored = now();
      const body = {
        [name.field]: nameIn(stored),
        ...(picture && { [picture.field]: urlsOf(stored.pictures)[0] ?? '' }),
        ...more?.body(stored),
        ...(publication && !row && { published: stored.published }),
        ...(version !== undefined && { version }),
      };
      const signal = AbortSignal.timeout(SAVE_LIMIT_MS);
      const calls = referenceCalls<Row>(api, list);
      return id === null ? calls.create(body, signal) : calls.update(id, body, signal);
    },
    // After an edit the form is that of a new record again. (SPEC 4, Admin forms)
    saved: () => row && pending && void navigate(newPath),
  });
  const { register, control, formState, setValue, getValues } = record.form;
  const { errors } = formState;
  const typedName = useWatch({ control, name: 'name' });
  return (
    <div className={styles.form}>
      {publication && row && (
        <PublicationPanel
          what={kind.noun}
          row={row as Row & Versioned<Publication>}
          page={publication.page(kind.idOf(row))}
          publish={(body) => publication.publish(api, kind.idOf(row), body)}
          createPreview={() => publication.createPreview(api, kind.idOf(row))}
          isChanged={formState.isDirty}
          onPublished={record.setVersion}
        />
      )}
      <RecordForm
        record={record}
        // The heading names the form; a field may have the same label.
        name={kind.title.replace('Add', row ? 'Edited' : 'New')}
        label={row ? 'Save' : 'Submit'}
        disabled={!canWrite}
        actions={
          row && (
            <>
              <LinkButton variant="ghost" render={<Link to={newPath} />}>
                {canWrite ? 'Cancel' : 'Close'}
              </LinkButton>
              <HistoryLink entity={kind.noun as AuditEntity} id={kind.idOf(row)} />
            </>
          )
        }
        note={uploads.running > 0 && 'The picture is still uploading'}
      >
        <div className={styles.fields}>
          <Field
            label={canWrite ? (row ? name.label.replace('Add', 'Edit') : name.label) : 'Name'}
            required
            autoComplete="off"
            maxLength={120}
            error={errors.name?.message}
            {...(name.uppercase && { autoCapitalize: 'characters', hint: 'Saved in capitals' })}
            {...register('name', required(name.message))}
          />
          {!row && (
            <SimilarRecords
              noun={kind.noun}
              find={(api, query, signal) => referenceCalls(api, list).findSimilar(query, signal)}
              values={{ name: typedName }}
              linkTo={(similar) => formPath(section, pending ?? params, similar)}
            />
          )}
          {picture && (
            <Controller
              control={control}
              name="pictures"
              rules={{ validate: (items) => items.length > 0 || picture.message }}
              render={({ field, fieldState }) => (
                <PictureRow
                  label={picture.label}
                  {...(picture.hint && { hint: picture.hint })}
                  {...(picture.box && { box: picture.box })}
                  items={field.value}
                  onChange={(update) =>
                    setValue('pictures', update(getValues('pictures')), {
                      shouldDirty: true,
                      shouldValidate: fieldState.invalid,
                    })
                  }
                  max={1}
                  accept={picture.formats}
                  error={fieldState.error?.message}
                  uploads={uploads}
                  focusable={field.ref}
                />
              )}
            />
          )}
          {more && (
            <more.Fields
              control={control}
              register={register}
              error={errors.description?.message}
            />
          )}
          {publication && !row && (
            <div className={styles.wide}>
              <Controller
                control={control}
                name="published"
                render={({ field }) => (
                  <PublishNow what={kind.noun} checked={field.value} onChange={field.onChange} />
                )}
              />
            </div>
          )}
        </div>
      </RecordForm>
    </div>
  );
}

function withoutLostPictures(values: ReferenceValues) {
  const pictures = values.pictures.filter(({ picture }) => picture !== null);
  const lost = pictures.length < values.pictures.length;
  return {
    values: { ...values, pictures },
    note: lost ? 'The picture had not finished uploading. Choose it again.' : undefined,
  };
}

/** As the API stores it. (DECISIONS, Data: casing) */
const uppercase = (text: string): string => text.trim().toUpperCase();
