import { useState } from 'react';
import { AddFactor } from '../shared/factors/add-factor';
import { RecoveryCodes } from '../shared/factors/recovery-codes';
import { StepUp } from '../shared/session/step-up';

/** The first second factor of an account, and its recovery codes. */
export default function Enrolment({ onDone }: { onDone: () => Promise<void> }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <StepUp>
      <AddFactor onAdded={({ recovery_codes }) => setCodes(recovery_codes)} />
    </StepUp>
  );
}
