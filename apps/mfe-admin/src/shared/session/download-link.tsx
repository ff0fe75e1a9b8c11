import type { ComponentProps } from 'react';
import { notify, useApi } from '@tivara/state';
import { errorMessage } from '../form/api-errors';
import { useStepUp } from './use-step-up';

interface Props extends ComponentProps<'a'> {
  href: string;
  /** Whether the file has personal data: the API wants a recent proof of who exports them. */
  personal?: boolean | undefined;
}

/** A link to a file of the API. A download cannot be repeated, so it begins after log-in and proof. */
export function DownloadLink({ href, personal, ...rest }: Props) {
  const api = useApi();
  const stepUp = useStepUp();
  const download = () =>
    stepUp(() => api(personal ? '/api/auth/step-up' : '/api/auth/sessions')).then(
      () => Object.assign(document.createElement('a'), { href, download: '' }).click(),
      (error: unknown) => notify(errorMessage(error), 'error'),
    );
  return (
    <a
      {...rest}
      href={href}
      download
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    />
  );
}
