import { useId, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon, VisuallyHidden, cx } from '@tivara/ui';
import { useAppStore } from '@tivara/state';
import styles from './search-form.module.css';

interface Props {
  /** header: opens in place. menu: as wide as the panel. */
  variant: 'header' | 'menu';
  input?: Ref<HTMLInputElement>;
  /** Called once it has sent the shopper on. */
  onSearch?: () => void;
}

/** The site's search; without JavaScript the browser sends the form itself. (SPEC 2, Header) */
export function SearchForm({ variant, input, onSearch }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const setSearchHome = useAppStore((state) => state.setSearchHome);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('q') ?? '').trim();
    if (text) setSearchHome(text);
    void navigate(text ? `/product?q=${encodeURIComponent(text)}` : '/product');
    form.reset();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onSearch?.();
  }

  return (
    <form
      role="search"
      action="/product"
      method="get"
      className={cx(styles['search'], styles[variant])}
      onSubmit={search}
    >
      <button type="submit" className={styles['submit']} aria-label="Search">
        <Icon name="search" />
      </button>
      <label htmlFor={id}>
        <VisuallyHidden>Search frames</VisuallyHidden>
      </label>
      <input
        id={id}
        ref={input}
        type="search"
        name="q"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        className={styles['input']}
        onKeyDown={variant === 'header' ? closeOnEscape : undefined}
      />
    </form>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Escape') return;
  event.currentTarget.value = '';
  event.currentTarget.blur();
}
