import {
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { MESSAGES } from '@tivara/contracts';
import { DataSource, In, IsNull, type FindOptionsWhere } from 'typeorm';
import { Audit } from '../audit/audit.entity.js';
import { AuditedTransactions, type AuditedTransaction } from '../audit/audited-transactions.js';
import { chunksOf } from '../database/sql.js';
import { may, type Actor } from '../http/current-user.js';
import { Revision } from './revision.entity.js';
import { readSnapshots, versionOf, writeSnapshot } from './snapshots.js';
import type { RecordKind, Snapshot } from './snapshots.js';
import type { UndoableResponse } from '../http/message.dto.js';

const AT_ONCE = 100;
/** Of the records that block an undo. */
const NAMED = 3;

interface Blocked {
  name: string;
  reason: string;
}

@Injectable()
export class UndoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
  ) {}

  /** Reverts every record of a request, or none. @throws NotFoundException, ForbiddenException, or ConflictException that names the records */
  undo(actor: Actor, changeId: string): Promise<UndoableResponse> {
    return this.revert(actor, { changeId });
  }

  restore(actor: Actor, ids: number[]): Promise<UndoableResponse> {
    return this.revert(actor, { id: In(ids), versionAfter: IsNull() });
  }

  private async revert(actor: Actor, where: FindOptionsWhere<Revision>): Promise<UndoableResponse> {
    const open = { ...where, undoneAt: IsNull() };
    const { manager } = this.dataSource;
    const found = await manager.find(Revision, { select: { id: true }, where: open });
    const done = await this.changes.run(actor, async (change) => {
      // Locks before the first read, which fixes what a transaction of MySQL sees.
      if (found.length) await change.lock(Revision, ...found.map(({ id }) => id));
      const revisions = await change.manager.find(Revision, { where: open, order: { id: 'DESC' } });
      if (!revisions.length) throw new NotFoundException('There is nothing left to undo.');
      await this.revertAll(change, actor, revisions);
      await change.manager.update(Revision, open, { undoneAt: change.at });
      return revisions;
    });
    return { message: messageOf(done), undo: actor.requestId };
  }

  private async revertAll(
    change: AuditedTransaction,
    actor: Actor,
    revisions: Revision[],
  ): Promise<void> {
    const { manager } = change;
    const imported = await manager.existsBy(Audit, {
      requestId: revisions[0]?.changeId ?? '',
      action: 'import',
    });
    const blocked: Blocked[] = [];
    for (const entity of new Set(revisions.map((each) => each.entity))) {
      const kind = change.kindOf(entity);
      if (!kind || !may(actor.account, kind.write))
        throw new ForbiddenException(MESSAGES.noPermission);
      const ofKind = revisions.filter((each) => each.entity === entity);
      for (const some of chunksOf(ofKind, AT_ONCE))
        blocked.push(...(await revertSome(change, kind, some, !imported)));
    }
    if (blocked.length) throw new ConflictException(blockedMessage(blocked));
    const [first] = revisions;
    if (!imported || !first) return;
    const records = revisions.map(({ entityId: id, name, snapshot }) => ({
      id,
      name,
      isNew: snapshot === null,
    }));
    await change.recordImport('undo', first.entity, records, 0);
  }
}

async function revertSome(
  change: AuditedTransaction,
  kind: RecordKind,
  revisions: Revision[],
  isAudited: boolean,
): Promise<Blocked[]> {
  const { manager } = change;
  const ids = revisions.map(({ entityId }) => entityId);
  await change.lock(kind.tables[0].target, ...ids);
  const current = await readSnapshots(manager, kind, ids);
  const blocked: Blocked[] = [];
  for (const revision of revisions) {
    const { entityId: id, name, versionAfter } = revision;
    const from = current.get(id);
    const version = versionOf(manager, kind, from);
    const to = revision.snapshot === null ? null : (JSON.parse(revision.snapshot) as Snapshot);
    const before = isAudited ? await kind.find(manager, id) : null;
    const reason =
      version === versionAfter
        ? await writeSnapshot(manager, kind, id, from, to)
        : version === null
          ? 'deleted since'
          : 'changed since';
    if (reason) blocked.push({ name, reason });
    if (reason || !isAudited) continue;
    const after = to && (await kind.find(manager, id));
    await change.record(actionOf(revision), kind.entity, id, before, after);
  }
  if (blocked.length) return blocked;
  const restored = await readSnapshots(manager, kind, ids);
  await change.revise(
    kind.entity,
    revisions.map(({ entityId: id, name }) => ({
      id,
      name,
      before: current.get(id),
      versionAfter: versionOf(manager, kind, restored.get(id)),
    })),
  );
  return [];
}

const actionOf = ({ snapshot, versionAfter }: Revision) =>
  snapshot === null ? 'delete' : versionAfter === null ? 'restore' : 'undo';

const DONE = { delete: 'moved to the trash', restore: 'restored', undo: 'changed back' } as const;

function messageOf(revisions: Revision[]): string {
  const [first] = revisions;
  if (first && revisions.length === 1) return `${first.name} ${DONE[actionOf(first)]}`;
  const isRestored = revisions.every((revision) => actionOf(revision) === 'restore');
  return isRestored ? `${revisions.length} restored` : `${revisions.length} changes undone`;
}

function blockedMessage(blocked: Blocked[]): string {
  const named = blocked.slice(0, NAMED).map(({ name, reason }) => `${name}: ${reason}.`);
  const rest = blocked.length - named.length;
  return ['Nothing was undone.', ...named, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ');
}
