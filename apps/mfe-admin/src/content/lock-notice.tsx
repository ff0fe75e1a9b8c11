import type { LockHolder } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import type { Task } from '../shared/table/table-spec';
import { exactly } from '../shared/ui/time';
import styles from './content.module.css';

interface Props {
  holder: LockHolder;
  start: (task: Task) => void;
  /** Undefined for those who may only read. */
  takeOver: (() => Promise<void>) | undefined;
}

/** Says who edits a block, over its form. */
export const LockNotice = ({ holder: { email, since }, start, takeOver }: Props) => (
  <p className={styles.warning} role="status">
    {email} has been editing this since {exactly(since)}.{' '}
    {takeOver && (
      <TextLink
        render={<button type="button" />}
        onClick={() =>
          start({
            label: 'Take over',
            run: async () => {
              await takeOver();
              return null;
            },
            confirm: {
              title: `Take over from ${email}?`,
              text: 'They cannot go on in their form. What they saved stays.',
            },
          })
        }
      >
        Take over
      </TextLink>
    )}
  </p>
);
