import { BRAND } from '@tivara/contracts';
import { cx } from '../cx';
import { renderAs, type Renderable } from '../render-as';
import styles from './wordmark.module.css';

interface Props {
  /** The link home; left out, it is an ornament. */
  render?: Renderable;
  className?: string | undefined;
}

/** The brand's logotype. It inherits the font size. */
export function Wordmark({ render = <span />, className }: Props) {
  const words = BRAND.name.toUpperCase();
  return renderAs(render, {
    className: cx(styles.wordmark, className),
    children: words,
    ...(render.type === 'span' ? { 'aria-hidden': true } : { 'aria-label': `${BRAND.name}, Home` }),
  });
}
