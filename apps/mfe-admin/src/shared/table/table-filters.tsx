import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@tivara/state';
import { Button, Chip, Drawer, Field, Icon, Select, TextLink, icons } from '@tivara/ui';
import { choicesOf } from './table-search';
import type { Choice, TableFilter, TableSpec } from './table-spec';
import type { useTableSearch } from './use-table-search';
import styles from './table-filters.module.css';

interface Props {
  spec: TableSpec;
  table: ReturnType<typeof useTableSearch>;
}
interface ControlProps {
  filter: TableFilter;
  value: string;
  onChange: (value: string) => void;
}

const NO_CHOICES = {
  queryKey: ['no-choices'],
  queryFn: () => [] as unknown,
  select: (): readonly Choice[] => [],
};

/** Undefined while they are loading. */
export function useChoices({ options, choices }: TableFilter): readonly Choice[] | undefined {
  const api = useApi();
  const query = choices?.(api) ?? NO_CHOICES;
  const { data } = useQuery({ ...query, enabled: choices !== undefined });
  return typeof options === 'object' ? choicesOf(options) : data;
}

function setterOf({ update }: Props['table']) {
  return (name: string, value: string) =>
    update((last) => {
      const others = Object.entries(last.filters).filter(([other]) => other !== name);
      const filters = Object.fromEntries(value ? [...others, [name, value]] : others);
      return { filters, page: 1 };
    });
}

const isInline = ({ options, isFurther }: TableFilter) => options !== 'id' && !isFurther;
const hasControl = ({ options, choices }: TableFilter) => options !== 'id' || choices !== undefined;

/** The few filters above a table, and the button that opens the further ones. */
export function TableFilters({ spec, table }: Props) {
  const { filters = [] } = spec;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const set = setterOf(table);
  const valueOf = ({ name }: TableFilter) => table.latest.filters[name] ?? '';
  const further = filters.filter((filter) => filter.isFurther && hasControl(filter));
  return (
    <>
      {filters.filter(isInline).map((filter) => (
        <InlineFilter
          key={filter.name}
          filter={filter}
          value={valueOf(filter)}
          onChange={(value) => set(filter.name, value)}
        />
      ))}
      {further.length > 0 && (
        <>
          <button ref={opener} type="button" className={styles.tool} onClick={() => setOpen(true)}>
            <Icon path={icons.filter} size="sm" />
            Filters
          </button>
          <Drawer
            open={open}
            onOpenChange={setOpen}
            title={`Filter ${spec.label.toLowerCase()}`}
            opener={opener}
            foot={
              <Button wide onClick={() => setOpen(false)}>
                Show {spec.label.toLowerCase()}
              </Button>
            }
          >
            <div className={styles.fields}>
              {further.map((filter) => (
                <FilterField
                  key={filter.name}
                  filter={filter}
                  value={valueOf(filter)}
                  onChange={(value) => set(filter.name, value)}
                />
              ))}
            </div>
          </Drawer>
        </>
      )}
    </>
  );
}

function InlineFilter({ filter: { label, options }, value, onChange }: ControlProps) {
  const control = {
    className: styles.select,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(target.value),
  };
  return (
    <label className={styles.filter}>
      {label}
      {typeof options === 'object' ? (
        <select {...control}>
          <option value="">All</option>
          <Options choices={choicesOf(options)} />
        </select>
      ) : (
        <input type="date" {...control} />
      )}
    </label>
  );
}

function FilterField({ filter, value, onChange }: ControlProps) {
  const choices = useChoices(filter);
  if (filter.options === 'text' && !filter.choices) {
    const search = (input: HTMLInputElement) => {
      const text = input.value.trim();
      if (text !== value) onChange(text);
    };
    return (
      <Field
        label={filter.label}
        defaultValue={value}
        autoComplete="off"
        onBlur={({ currentTarget }) => search(currentTarget)}
        onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
          key === 'Enter' && search(currentTarget)
        }
      />
    );
  }
  const isKnown = !value || choices?.some(([choice]) => choice === value);
  return (
    <Select
      label={filter.label}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChange(target.value)}
    >
      <option value="">All</option>
      {!isKnown && <option value={value}>{value}</option>}
      <Options choices={choices ?? []} />
    </Select>
  );
}

export const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

interface ChipsProps extends Props {
  /** Of the rows that match; unknown while they are loading. */
  total: number | undefined;
}

/** What narrows the table and no control above it shows, and how many rows match. */
export function FilterChips({ spec, table, total }: ChipsProps) {
  const { latest, update } = table;
  const set = setterOf(table);
  const chips = (spec.filters ?? []).filter(
    (filter) => !isInline(filter) && latest.filters[filter.name],
  );
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      {chips.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={latest.filters[filter.name] ?? ''}
          onChange={(value) => set(filter.name, value)}
        />
      ))}
      <TextLink
        render={<button type="button" />}
        onClick={() => update(() => ({ filters: {}, page: 1 }))}
      >
        Clear filters
      </TextLink>
      <span className={styles.matches} role="status">
        {total !== undefined &&
          `${total.toLocaleString('en-IN')} ${total === 1 ? 'match' : 'matches'}`}
      </span>
    </div>
  );
}

function FilterChip({ filter, value, onChange }: ControlProps) {
  const choices = useChoices(filter);
  const text = choices?.find(([choice]) => choice === value)?.[1] ?? value;
  return (
    <Chip
      name={filter.label}
      values={[
        {
          value: text,
          label: text,
          remove: <button type="button" onClick={() => onChange('')} />,
        },
      ]}
    />
  );
}
