import { Link } from 'react-router-dom';
import type { AuditEntity } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import { historyPath } from '../change-labels';
import { usePermission } from '../session/use-permission';

/** Leads to the record's changes, for those who may see them. */
export function HistoryLink({ entity, id }: { entity: AuditEntity; id: number }) {
  const can = usePermission();
  return (
    can('audit:read') && <TextLink render={<Link to={historyPath(entity, id)} />}>History</TextLink>
  );
}
