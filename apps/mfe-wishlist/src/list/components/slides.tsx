import { cx } from '@tivara/ui';
import styles from './slides.module.css';

interface Props {
  urls: string[];
  current: number;
  eager: boolean;
}

/** Pictures that take turns; the words stand beside them. Only addresses are stored, so each comes in its one size. */
export const Slides = ({ urls, current, eager }: Props) =>
  urls.map((url, index) => (
    <img
      key={index}
      src={url}
      alt=""
      width={1200}
      height={800}
      loading={eager && index === 0 ? 'eager' : 'lazy'}
      decoding="async"
      className={cx(styles['slide'], index === current && styles['current'])}
    />
  ));
