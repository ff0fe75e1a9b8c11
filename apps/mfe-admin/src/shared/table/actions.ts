import type { Answer, SkippedRow } from '@tivara/contracts';
import type { Renderable } from '@tivara/ui';

/** The confirmation of an action that cannot be undone. */
export interface Confirmation {
  /** The question: 'Delete TV-104 Meridian?' */
  title: string;
  /** What will happen. */
  text: string;
  /** The button that does it: 'Delete'. */
  action: string;
}

export type TaskAnswer = Answer & { skipped?: SkippedRow[] };

/** Something that a call to the API does to rows. */
export interface Task {
  /** Makes the call; its message is shown. */
  run: () => Promise<TaskAnswer | null>;
  confirm?: Confirmation | undefined;
  /** The toast of a failure; the API's message by default. */
  failed?: ((message: string) => string) | undefined;
}

/** An entry of a row's menu: a link, or something that is done. */
export type RowAction = { label: string; danger?: boolean } & (
  { link: Renderable } | ({ link?: undefined } & Task)
);

/** Something that is done to all chosen rows at once. */
export interface BulkAction {
  label: string;
  danger?: boolean;
  run: (ids: number[]) => Promise<TaskAnswer | null>;
  confirm?: (count: number) => Confirmation;
}
