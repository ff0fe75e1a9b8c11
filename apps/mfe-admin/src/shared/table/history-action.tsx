import { Link } from 'react-router-dom';
import type { AuditEntity } from '@tivara/contracts';
import { historyPath } from '../change-labels';
import { usePermission } from '../session/use-permission';
import type { RowAction } from './table-spec';

/** The entry of a row's menu that lists the record's changes, for those who may see them. */
export function useHistoryAction(): (entity: AuditEntity, id: number) => RowAction[] {
  const can = usePermission();
  return (entity, id) =>
    can('audit:read') ? [{ label: 'History', link: <Link to={historyPath(entity, id)} /> }] : [];
}
