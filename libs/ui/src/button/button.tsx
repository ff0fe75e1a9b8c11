import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import type { IconPath } from '../icon/paths';
import { renderAs, type Renderable } from '../render-as';
import { Spinner } from '../loading/loading';
import styles from './button.module.css';

interface Look {
  variant?: 'filled' | 'ghost' | 'on-ink';
  wide?: boolean;
  icon?: IconPath;
}
const look = ({ variant = 'filled', wide }: Look, className?: string) =>
  cx(styles.button, styles[variant], wide && styles.wide, className);

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Disabled and reads 'Please wait'. Pass false when idle to reserve the width for that text. */
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const t = useTexts();
  const { variant, wide, icon, busy, className, disabled, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      className={cx(look({ variant, wide }, className), busy && styles.busy)}
    >
      <Label icon={icon} hidden={busy}>
        {children}
      </Label>
      {busy !== undefined && (
        <span className={cx(styles.wait, !busy && styles.away)} aria-hidden={!busy}>
          <Spinner />
          {t(MESSAGES.wait)}
        </span>
      )}
    </button>
  );
}

interface LinkButtonProps extends HTMLAttributes<HTMLElement>, Look {
  render: Renderable;
}

export function LinkButton({ render, variant, wide, icon, className, ...rest }: LinkButtonProps) {
  return renderAs(render, {
    ...rest,
    className: look({ variant, wide }, className),
    children: <Label icon={icon}>{rest.children}</Label>,
  });
}

function Label(props: {
  icon?: IconPath | undefined;
  hidden?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(styles.label, props.hidden && styles.away)}
      aria-hidden={props.hidden || undefined}
    >
      {props.icon && <Icon path={props.icon} />}
      {props.children}
    </span>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconPath;
  label: string;
  filled?: boolean;
}

export function IconButton({ icon, label, filled, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={cx(styles.icon, className)}>
      <Icon path={icon} filled={filled} />
    </button>
  );
}
