import { Field } from '@tivara/ui';
import { required } from '../../shared/form/rules';
import { ReferenceForm } from './reference-form';

interface Props<Row> {
  section: string;
  /** Also the field's label. (SPEC 2, Admin dashboard) */
  title: string;
  list: string;
  id: number | null;
  nameOf: (row: Row) => string;
  /** The name's field in the body. */
  field: string;
  /** Shown when there is no name. */
  message: string;
}

/** Reference data that is a name alone, upper-cased as it is typed. (SPEC 5) */
export function NameForm<Row extends object>(props: Props<Row>) {
  const { section, title, list, id, nameOf, field, message } = props;
  return (
    <ReferenceForm<{ name: string }, Row>
      section={section}
      title={title}
      list={list}
      id={id}
      empty={{ name: '' }}
      read={(row) => ({ name: nameOf(row) })}
      body={({ name }) => ({ [field]: upper(name) })}
      describe={({ name }) => [['Name', upper(name)]]}
      fields={{ [field]: 'name' }}
      first="name"
    >
      {({ register, formState }) => (
        <Field
          label={id === null ? title : title.replace('Add', 'Edit')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={120}
          hint="Saved in capitals"
          error={formState.errors.name?.message}
          {...register('name', required(message))}
        />
      )}
    </ReferenceForm>
  );
}

/** As the record is stored; the API does the same. (DECISIONS, Data: casing) */
export const upper = (text: string): string => text.trim().toUpperCase();
