import { useId, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent, Ref } from 'react';
import { useMatches, useNavigate } from 'react-router-dom';
import { cleanTerm, searchPath } from '@tivara/contracts';
import { useAppStore, useTexts } from '@tivara/state';
import { Icon, VisuallyHidden, cx, icons, loadPart } from '@tivara/ui';
import type { SiteHandle } from '../page/route';
import type { KeyHandler, ListState } from './search-suggestions';
import styles from './search-form.module.css';

interface Props {
  /** header: opens in place. menu: as wide as the panel. */
  variant: 'header' | 'menu';
  input?: Ref<HTMLInputElement>;
  onSearch?: () => void;
}

const loadList = () => import('./search-suggestions');

const NO_LIST: ListState = { filled: false, active: undefined };

/** The site's search; without JavaScript the browser sends the form itself. (SPEC 2, Header; ARIA authoring practices, Combobox) */
export function SearchForm({ variant, input, onSearch }: Props) {
  const t = useTexts();
  const id = useId();
  const search = useSearch();
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef<KeyHandler>(null);
  const [typed, setTyped] = useState('');
  const [list, setList] = useState(NO_LIST);
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadList>> | null>(null);

  // Most visits do not search, so the list's code loads on focus. The search works without it.
  const prepare = () => {
    setIsOpen(true);
    loadPart(loadList).then(setCode, () => undefined);
  };
  const closeList = () => {
    setTyped('');
    setIsOpen(false);
    setList(NO_LIST);
  };
  const searchFor = (text: string) => {
    code?.rememberSearch(text);
    search(text);
  };
  const leave = () => {
    closeList();
    form.current?.reset();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onSearch?.();
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    searchFor(String(new FormData(event.currentTarget).get('q') ?? ''));
    leave();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    // Safari ends the composition before the key that ends it, which has this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (key === 'ArrowDown') setIsOpen(true);
    if (keys.current?.(key)) return event.preventDefault();
    if (key === 'Escape') {
      if (list.filled) event.preventDefault();
      else if (variant === 'header') leave();
      closeList();
    }
  }
  const leftForm = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) closeList();
  };

  return (
    <form
      ref={form}
      role="search"
      action="/product"
      method="get"
      className={cx(styles.search, styles[variant])}
      onSubmit={submit}
      onBlur={leftForm}
    >
      <button type="submit" className={styles.submit} aria-label={t('Search')}>
        <Icon path={icons.search} />
      </button>
      <label htmlFor={id}>
        <VisuallyHidden>{t('Search frames')}</VisuallyHidden>
      </label>
      <input
        id={id}
        ref={input}
        type="text"
        inputMode="search"
        name="q"
        placeholder={t('Search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.filled}
        aria-controls={list.filled ? `${id}-list` : undefined}
        aria-activedescendant={list.active}
        className={styles.input}
        onFocus={prepare}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsOpen(true);
        }}
        onKeyDown={press}
      />
      {code && isOpen && (
        <code.SearchSuggestions
          id={`${id}-list`}
          typed={typed}
          keys={keys}
          onState={setList}
          onSearch={searchFor}
          onChosen={leave}
          className={styles.suggestions}
        />
      )}
    </form>
  );
}

/** Searches for a text; an empty one leads to all products and is not remembered. (SPEC 2, Header; DECISIONS, empty header search) */
function useSearch(): (text: string) => void {
  const navigate = useNavigate();
  const setSearchHome = useAppStore((state) => state.setSearchHome);
  const site = useMatches()[0]?.handle as SiteHandle | undefined;
  return (text) => {
    const term = cleanTerm(text);
    if (term) setSearchHome(term);
    void navigate(searchPath(term, site?.taken ?? new Set()));
  };
}
