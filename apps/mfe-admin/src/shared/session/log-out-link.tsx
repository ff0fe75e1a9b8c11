import { TextLink } from '@tivara/ui';
import { useLogOut } from './use-session';

export function LogOutLink() {
  const { mutate, isPending } = useLogOut();
  return (
    <TextLink render={<button type="button" disabled={isPending} />} onClick={() => mutate()}>
      Log out
    </TextLink>
  );
}
