import type { ReactNode } from 'react';
import { useTexts } from '@tivara/state';
import { Heading, IconButton, TextLink, icons } from '@tivara/ui';
import styles from './list-head.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  /** Actions for the whole list: one button, then links. */
  children?: ReactNode;
}

export const ListHead = ({ title, lead, aside, children }: Props) => (
  <div className={styles.head}>
    <div>
      <Heading as="h1" size="lg" tabIndex={-1}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {aside && <div className={styles.aside}>{aside}</div>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);

interface PauseProps {
  paused: boolean;
  onChange: (paused: boolean) => void;
}

export const PauseButton = ({ paused, onChange }: PauseProps) => {
  const t = useTexts();
  return (
    <IconButton
      icon={paused ? icons.play : icons.pause}
      label={paused ? t('Play the pictures') : t('Pause the pictures')}
      onClick={() => onChange(!paused)}
    />
  );
};

export const PrintButton = () => {
  const t = useTexts();
  return (
    <TextLink render={<button type="button" />} onClick={() => print()}>
      {t('Print')}
    </TextLink>
  );
};
