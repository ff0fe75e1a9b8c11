import { useTexts } from '@tivara/state';
import { TextLink } from '@tivara/ui';
import { useLogOut } from './use-session';

export function LogOutLink() {
  const t = useTexts();
  const { mutate, isPending } = useLogOut();
  return (
    <TextLink render={<button type="button" disabled={isPending} />} onClick={() => mutate()}>
      {t('Log out')}
    </TextLink>
  );
}
