import type { ReactNode, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@tivara/ui';
import type { labelMarkers } from './labels';
import styles from './map.module.css';

interface MapSvgProps {
  viewBox: string;
  label: string;
  /** A sheet of its own, cut off at its edges. */
  sheet?: boolean;
  children: ReactNode;
}

export const MapSvg = ({ viewBox, label, sheet, children }: MapSvgProps) => (
  <svg
    viewBox={viewBox}
    role="group"
    aria-label={label}
    className={cx(styles.map, sheet && styles.sheet)}
  >
    {children}
  </svg>
);

export const Label = ({ className, ...text }: SVGProps<SVGTextElement>) => (
  <text {...text} dy=".35em" className={cx(styles.label, className)} />
);

type Labelled = ReturnType<typeof labelMarkers>[number];

interface MarkerProps {
  marker: Labelled;
  selected: boolean;
  /** Not among what was searched for. */
  quiet: boolean;
}

export function Marker({ marker, selected, quiet }: MarkerProps) {
  const { x, y, radius, label, labelOnPhones, text } = marker;
  return (
    <g className={cx(quiet && styles.quiet)}>
      {selected && <circle className={styles.ring} cx={x} cy={y} r={radius + 9} />}
      <circle className={styles.point} cx={x} cy={y} r={selected ? radius + 1.6 : radius} />
      {label && (
        <Label
          x={selected ? label.x + { start: 9, middle: 0, end: -9 }[label.anchor] : label.x}
          y={selected && label.anchor === 'middle' ? label.y + (label.y > y ? 9 : -9) : label.y}
          textAnchor={label.anchor}
          className={cx(selected && styles.selected, !labelOnPhones && styles.minor)}
        >
          {text}
        </Label>
      )}
    </g>
  );
}

interface MarkerLinkProps extends MarkerProps {
  to: string;
  name: string;
  preventScrollReset?: boolean;
}

/** The tooltip is outside the link, where it is no part of its visible text. */
export const MarkerLink = ({ to, name, preventScrollReset, ...props }: MarkerLinkProps) => (
  <g role="none">
    <title>{name}</title>
    <Link
      to={to}
      preventScrollReset={preventScrollReset}
      className={styles.link}
      aria-label={name}
      aria-current={props.selected || undefined}
    >
      <circle className={styles.target} cx={props.marker.x} cy={props.marker.y} r="20" />
      <Marker {...props} />
    </Link>
  </g>
);
