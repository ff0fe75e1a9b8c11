import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { cx } from './cx';

/** An element that a primitive renders as, such as `<Link to="/product" />`: this library has no router. */
export type Renderable = ReactElement<HTMLAttributes<HTMLElement>>;

/** The element with the primitive's props; its own win, class names are joined. */
export function renderAs(element: Renderable, props: HTMLAttributes<HTMLElement>): ReactElement {
  return cloneElement(element, {
    ...props,
    ...element.props,
    className: cx(props.className, element.props.className),
  });
}
