import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { FACETED, cleanTerm, isUpper } from '@tivara/contracts';
import type { Picture as PictureData, Suggestions } from '@tivara/contracts';
import { useApi, useTexts, type Texts } from '@tivara/state';
import { Picture, RecordText, VisuallyHidden, cx } from '@tivara/ui';
import { clearSearches, readSearches } from './recent-searches';
import styles from './search-suggestions.module.css';

export { rememberSearch } from './recent-searches';

export interface ListState {
  filled: boolean;
  /** Id of the option that Enter takes. */
  active: string | undefined;
}
/** Handles a key of the list. @returns whether it did */
export type KeyHandler = (key: string) => boolean;

export interface SuggestionsProps {
  id: string;
  typed: string;
  keys: Ref<KeyHandler>;
  onState: (state: ListState) => void;
  onSearch: (text: string) => void;
  onChosen: () => void;
  className?: string | undefined;
}

/** From the last keystroke to the request. (ms) */
const DEBOUNCE_MS = 150;
/** No suggestions for fewer characters. */
const MIN_CHARACTERS = 2;
const UPPER = new Set<string>(FACETED.filter(isUpper).map(({ facet }) => facet.group));

/** Suggested searches by kind; Enter takes the marked one. */
export function SearchSuggestions(props: SuggestionsProps) {
  const t = useTexts();
  const { id, typed, keys, onState, onSearch, onChosen, className } = props;
  const navigate = useNavigate();
  const suggestions = useSuggestions(t, typed);
  const recent = useRecentSearches(t);
  const { groups, answered } = typed.trim() ? suggestions : recent;
  const options = groups.flatMap((group) => group.options);
  const filled = options.length > 0;
  const [marked, setMarked] = useState<string | null>(null);
  const at = options.findIndex(({ key }) => key === marked);
  const idOf = (key: string) => `${id}-${key}`;
  const active = at < 0 ? undefined : idOf(options[at]?.key ?? '');

  useEffect(() => onState({ filled, active }), [onState, filled, active]);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function follow({ path, text, act }: SuggestionOption) {
    if (act) return act();
    if (path) void navigate(path);
    else onSearch(text);
    onChosen();
  }
  useImperativeHandle(keys, () => (key) => {
    const option = options[at];
    if (key === 'Enter' && option) {
      follow(option);
      return true;
    }
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (!step || !filled) return false;
    // One position more than there are options: the field itself.
    const positions = options.length + 1;
    setMarked(options[((at + 1 + step + positions) % positions) - 1]?.key ?? null);
    return true;
  });

  return (
    <>
      {filled && (
        <div
          id={id}
          role="listbox"
          aria-label={t('Suggestions')}
          className={cx(styles.list, className)}
        >
          {groups.map(({ title, options }) => (
            <div key={title} role="group" aria-label={title} className={styles.group}>
              <span className={styles.title} aria-hidden="true">
                {title}
              </span>
              {options.map((option) => (
                <div
                  key={option.key}
                  id={idOf(option.key)}
                  role="option"
                  aria-selected={option.key === marked}
                  className={styles.option}
                  // Leave the focus in the field.
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setMarked(option.key)}
                  onClick={() => follow(option)}
                >
                  {option.picture && (
                    <span className={styles.picture}>
                      <Picture picture={option.picture} sizes="44px" square eager alt="" />
                    </span>
                  )}
                  <span className={styles.text}>
                    {option.record ? <RecordText>{option.text}</RecordText> : option.text}
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{answered && countOf(t, options.length)}</VisuallyHidden>
    </>
  );
}

function countOf(t: Texts, count: number): string {
  if (count === 0) return t('No suggestions');
  return count === 1 ? t('1 suggestion') : t('{count} suggestions', { count });
}

interface SuggestionOption {
  key: string;
  text: string;
  /** Stored upper-case, read in sentence case. */
  record?: boolean;
  picture?: PictureData | null;
  /** Without one, the text is searched for. */
  path?: string;
  /** Instead, without leaving the list. */
  act?: () => void;
}

/** Of this device, latest first. */
function useRecentSearches(t: Texts) {
  const [terms, setTerms] = useState(readSearches);
  const clear = () => {
    clearSearches();
    setTerms([]);
  };
  const options: SuggestionOption[] = terms.length
    ? [
        ...terms.map((text) => ({ key: `recent-${text}`, text })),
        { key: 'clear', text: t('Clear recent searches'), act: clear },
      ]
    : [];
  return {
    groups: options.length ? [{ title: t('Recent searches'), options }] : [],
    answered: false,
  };
}

function useSuggestions(t: Texts, typed: string) {
  const api = useApi();
  const text = usePaused(cleanTerm(typed));
  const enabled = text.length >= MIN_CHARACTERS;
  const { data, isSuccess, isPlaceholderData } = useQuery({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => api('/api/suggestions', { query: { q: text }, signal }),
    enabled,
    // What is there stays until the next answer, so that nothing flickers.
    placeholderData: keepPreviousData,
  });
  const groups = enabled && data ? groupsOf(t, data) : [];
  return { groups, answered: enabled && isSuccess && !isPlaceholderData };
}

const groupsOf = (
  t: Texts,
  { products, collections, values, searches, stores, pages }: Suggestions,
) => {
  const groups: Record<string, SuggestionOption[]> = {
    [t('Pages')]: pages.map(({ path, title: text }) => ({ key: `page-${path}`, text, path })),
    [t('Searches')]: searches.map((text) => ({ key: `search-${text}`, text })),
    [t('Frames')]: products.map(({ product_id, product_name: text, picture, color }) => {
      const path = `/product/${product_id}${color ? `?${new URLSearchParams({ color })}` : ''}`;
      return { key: `product-${product_id}`, text, picture, path };
    }),
    [t('Collections')]: collections.map(({ collection_id, collection_name: text }) => {
      const path = `/collections/${collection_id}`;
      return { key: `collection-${collection_id}`, text, path };
    }),
    [t('Stores')]: stores.map(({ city, path }) => ({ key: `store-${city}`, text: city, path })),
    [t('Filters')]: values.map(({ group, value: text }, index) => {
      const record = UPPER.has(group);
      return { key: `value-${index}`, text, record };
    }),
  };
  return Object.entries(groups)
    .map(([title, options]) => ({ title, options }))
    .filter(({ options }) => options.length > 0);
};

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
