import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { API, type ApiCall, type Saved, type Versioned } from '@tivara/contracts';
import { errorMessage, useApi } from '@tivara/state';
import { LinkButton } from '@tivara/ui';
import { formPath } from '../../shared/section-path';
import { FormPlaceholder } from '../../shared/form/form-placeholder';
import { useUploads, type Uploads } from '../../shared/form/pictures/use-uploads';
import { RecordForm } from '../../shared/form/record-form';
import { FormError, type FieldNames } from '../../shared/form/api-errors';
import { SessionRenewal } from '../../shared/form/session-renewal';
import {
  SAVE_LIMIT_MS,
  useRecordForm,
  type Fact,
  type FormSpec,
} from '../../shared/form/use-record-form';
import { usePendingParams } from '../../shared/table/use-pending-params';
import styles from './reference-form.module.css';

interface Props<Values extends FieldValues, Row extends object> {
  /** Its id in the registry. */
  section: string;
  /** As the side menu has it: 'Add Category'; an edit's is made of it. */
  title: string;
  /** The call that adds one. */
  list: string;
  /** The row that is edited; null for a new one. */
  id: number | null;
  empty: Values;
  read: (row: Row) => Values;
  body: (values: Values) => object;
  describe: (values: Values) => readonly Fact[];
  fields: FieldNames<Values>;
  first: Path<Values>;
  /** Keys of the pictures that a save waits for. */
  picturesOf?: (values: Values) => string[];
  revive?: NonNullable<FormSpec<Values, Row>['revive']>;
  children: (form: UseFormReturn<Values>, uploads: Uploads) => ReactNode;
}

const rowQuery = (api: ApiCall, list: string, id: number | null) =>
  queryOptions({
    queryKey: ['admin', 'reference', list, id],
    queryFn: ({ signal }) => api<object>(`${API.admin(list)}/${id}`, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });

/** The form of one kind of reference data, over its table. (SPEC 2 and 5) */
export function ReferenceForm<Values extends FieldValues, Row extends object>(
  props: Props<Values, Row>,
) {
  return (
    <SessionRenewal>
      <Filled key={props.id} {...props} />
    </SessionRenewal>
  );
}

function Filled<Values extends FieldValues, Row extends object>(props: Props<Values, Row>) {
  const { id, list } = props;
  const { data, isError, error, refetch } = useQuery(rowQuery(useApi(), list, id));
  if (id === null) return <Form {...props} row={null} />;
  if (data) return <Form {...props} row={data as Versioned<Row>} />;
  return (
    <FormPlaceholder error={isError ? errorMessage(error) : null} onRetry={() => void refetch()} />
  );
}

function Form<Values extends FieldValues, Row extends object>(
  props: Props<Values, Row> & { row: Versioned<Row> | null },
) {
  const { section, list, id, row, empty, read, body, picturesOf, children } = props;
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pending = usePendingParams(section);
  const newPath = formPath(section, pending ?? params, null);
  const uploads = useUploads();
  const record = useRecordForm<Values, Versioned<Row>>({
    name: `${section} ${id ?? 'new'}`,
    values: row ? read(row) : empty,
    version: row?.version,
    read,
    describe: props.describe,
    fields: props.fields,
    first: props.first,
    ...(props.revive && { revive: props.revive }),
    save: async (values, version, now) => {
      if (picturesOf && !(await uploads.settled(picturesOf(values))))
        throw new FormError('The picture is not stored yet. Try it again, or choose another one.');
      return api<Saved<Versioned<Row>>>(row ? `${list}/${id}` : list, {
        method: row ? 'PUT' : 'POST',
        body: { ...body(now()), ...(version !== undefined && { version }) },
        signal: AbortSignal.timeout(SAVE_LIMIT_MS),
      });
    },
    // An edit is done: the form is that of a new one again. (SPEC 4, Admin forms)
    saved: () => row && pending && void navigate(newPath),
  });
  // Named by its heading, which a field may share.
  const name = props.title.replace('Add', row ? 'Edited' : 'New');
  return (
    <div className={styles.form}>
      <RecordForm
        record={record}
        name={name}
        label={row ? 'Save' : 'Submit'}
        actions={
          row && (
            <LinkButton variant="ghost" render={<Link to={newPath} />}>
              Cancel
            </LinkButton>
          )
        }
        note={uploads.running > 0 && 'The picture is still uploading'}
      >
        <div className={styles.fields}>{children(record.form, uploads)}</div>
      </RecordForm>
    </div>
  );
}
