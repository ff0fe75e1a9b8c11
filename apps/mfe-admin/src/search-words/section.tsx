import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { LIMITS, SEARCH_WORD_SORTS } from '@tivara/contracts';
import type { ApiCall, SearchWord, SearchWordBody } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Field, Heading, LinkButton } from '@tivara/ui';
import { FormPlaceholder, RecordForm } from '../shared/form/record-form';
import { UnsavedGuard } from '../shared/form/unsaved-guard';
import { readId, useEditedRecord } from '../shared/form/use-edited-record';
import { SAVE_LIMIT_MS, required, useRecordForm } from '../shared/form/use-record-form';
import { formPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { useHistoryAction } from '../shared/table/history-action';
import { TablePage } from '../shared/table/table-page';
import type { RowAction, TablePageSpec } from '../shared/table/table-spec';
import { usePendingParams } from '../shared/table/use-table-search';
import { HistoryLink } from '../shared/ui/history-link';
import shared from '../shared/ui/shared.module.css';
import { FailedSearches, TYPED_PARAM } from './failed-searches';
import styles from './search-words.module.css';

const SECTION = 'search-words';

const SPEC: TablePageSpec<SearchWord> = {
  section: SECTION,
  title: 'Search words',
  label: 'Search words',
  path: '/api/admin/search-words',
  permissions: { write: 'catalogue:write' },
  sorts: SEARCH_WORD_SORTS,
  defaultSort: 'name',
  columns: [
    {
      key: 'name',
      header: 'People type',
      phone: 'title',
      sort: 'name',
      className: shared.name,
      cell: (row) => row.search_word_name,
    },
    { key: 'meaning', header: 'And mean', phone: 'block', cell: ({ meaning }) => meaning },
  ],
  rowKey: (row) => row.search_word_id,
  rowName: (row) => row.search_word_name,
  help: 'The search knows many words by itself. Add those of your customers that it doesn’t.',
};

/** The words that shoppers use, beside the searches that found nothing. */
export default function SearchWords() {
  const api = useApi();
  const can = usePermission();
  const history = useHistoryAction();
  const [params] = useSearchParams();
  const pending = usePendingParams(SECTION) ?? params;
  const id = readId(params);
  const typed = params.get(TYPED_PARAM) ?? '';
  const formOf = (row: SearchWord) => ({ to: formPath(SECTION, pending, row.search_word_id) });
  const actions = (row: SearchWord): RowAction[] => [
    { label: 'Edit', link: <Link {...formOf(row)} /> },
    ...history('search word', row.search_word_id),
    {
      label: 'Delete',
      danger: true,
      confirm: {
        title: `Delete ${row.search_word_name}?`,
        text: `Searches no longer understand it. You can restore it for ${LIMITS.trashDays} days.`,
      },
      run: () =>
        api('/api/admin/search-words/{id}', {
          path: { id: row.search_word_id },
          method: 'DELETE',
        }),
    },
  ];
  if (!can('catalogue:write'))
    return (
      <>
        <TablePage spec={SPEC} />
        <FailedSearches />
      </>
    );
  return (
    <>
      <Heading as="h1" size="sm" className={styles.title}>
        {id === null ? 'Add a search word' : 'Edit a search word'}
      </Heading>
      <UnsavedGuard>
        <LoadedForm key={`${id} ${typed}`} id={id} typed={typed} />
      </UnsavedGuard>
      <FailedSearches />
      <TablePage spec={SPEC} as="h2" open={formOf} actions={actions} />
    </>
  );
}

const readWord = (api: ApiCall, id: number, signal: AbortSignal) =>
  api('/api/admin/search-words/{id}', { path: { id }, signal });

function LoadedForm({ id, typed }: { id: number | null; typed: string }) {
  const query = useEditedRecord('search word', id, readWord);
  if (id === null) return <WordForm word={null} typed={typed} />;
  if (query.data) return <WordForm word={query.data} typed="" />;
  return <FormPlaceholder query={query} />;
}

function WordForm({ word, typed }: { word: SearchWord | null; typed: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pending = usePendingParams(SECTION);
  const newPath = formPath(SECTION, pending ?? params, null);
  const read = ({ search_word_name, meaning }: SearchWordBody) => ({ search_word_name, meaning });
  const record = useRecordForm<SearchWordBody, SearchWord>({
    name: `search word ${word?.search_word_id ?? 'new'}`,
    values: word ? read(word) : { search_word_name: typed, meaning: '' },
    version: word?.version,
    read,
    describe: ({ search_word_name, meaning }) => [
      ['People type', search_word_name],
      ['And mean', meaning],
    ],
    first: typed ? 'meaning' : 'search_word_name',
    save: (values, version) => {
      const signal = AbortSignal.timeout(SAVE_LIMIT_MS);
      if (!word) return api('/api/admin/search-words', { method: 'POST', body: values, signal });
      return api('/api/admin/search-words/{id}', {
        method: 'PUT',
        path: { id: word.search_word_id },
        body: { ...values, ...(version !== undefined && { version }) },
        signal,
      });
    },
    // After an edit the form is that of a new record again.
    saved: () => (word || typed) && pending && void navigate(newPath),
  });
  const { register, formState } = record.form;
  const { errors } = formState;
  return (
    <div className={styles.form}>
      <RecordForm
        record={record}
        name={word ? 'Edited search word' : 'New search word'}
        label={word ? 'Save' : 'Add'}
        actions={
          word && (
            <>
              <LinkButton variant="ghost" render={<Link to={newPath} />}>
                Cancel
              </LinkButton>
              <HistoryLink entity="search word" id={word.search_word_id} />
            </>
          )
        }
      >
        <div className={styles.fields}>
          <Field
            label="People type"
            required
            autoComplete="off"
            maxLength={LIMITS.searchWord.typed}
            hint="A word or a few, such as ‘wayfarer’"
            error={errors.search_word_name?.message}
            {...register('search_word_name', required('Enter what people type.'))}
          />
          <Field
            label="And mean"
            required
            autoComplete="off"
            maxLength={LIMITS.searchWord.meaning}
            hint="A search that finds these frames, such as ‘square acetate’"
            error={errors.meaning?.message}
            {...register('meaning', required('Enter what it means.'))}
          />
        </div>
      </RecordForm>
    </div>
  );
}
