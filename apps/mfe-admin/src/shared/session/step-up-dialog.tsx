import { useTexts } from '@tivara/state';
import { Button, Dialog } from '@tivara/ui';
import type { QuestionProps } from './use-question';
import VerificationForm from './verification-form';
import styles from './step-up-dialog.module.css';

export default function StepUpDialog({ open, onAnswer, returnFocus }: QuestionProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      title={t('Confirm that it’s you')}
      description={t('We ask again before sensitive changes. Nothing you entered is lost.')}
      returnFocus={returnFocus}
    >
      <div className={styles.body}>
        <VerificationForm onDone={() => onAnswer(true)} />
        <Button variant="ghost" wide onClick={() => onAnswer(false)}>
          {t('Not now')}
        </Button>
      </div>
    </Dialog>
  );
}
