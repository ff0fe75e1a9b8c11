import type { Picture } from './api.js';

/** What a field of a block holds, and its limits. */
export type ContentField =
  | {
      kind: 'text';
      label: string;
      /** Characters. */
      max: number;
      /** Each line of the text is one on the page, or a paragraph. */
      lines?: boolean;
      /** May be empty. */
      optional?: boolean;
      /** One of the labels and messages that the apps list in their releases. */
      suggested?: boolean;
      /** The field next to it whose `{values}` this text may have. */
      valuesOf?: string;
    }
  /** A path of this site, an https address, mailto: or tel:. */
  | { kind: 'link'; label: string }
  /** `ratio`: width to height of the box that it covers; `isUnderText`: dark text is on it; `optional`: may be missing. */
  | {
      kind: 'picture';
      label: string;
      ratio: number;
      hint: string;
      isUnderText?: boolean;
      optional?: boolean;
    }
  | { kind: 'group'; label: string; fields: ContentFields }
  | {
      kind: 'list';
      label: string;
      /** Of one item. */
      noun: string;
      min: number;
      max: number;
      /** The text by which its items differ. */
      unique?: string;
      fields: ContentFields;
    };
export type ContentFields = Readonly<Record<string, ContentField>>;

export interface ContentLink {
  label: string;
  to: string;
}

type ValueOf<F extends ContentField, PictureValue> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'link' }
    ? ContentLink
    : F extends { kind: 'picture' }
      ? F extends { optional: true }
        ? PictureValue | null
        : PictureValue
      : F extends { kind: 'group'; fields: infer Fields extends ContentFields }
        ? ContentValue<Fields, PictureValue>
        : F extends { kind: 'list'; fields: infer Fields extends ContentFields }
          ? ContentValue<Fields, PictureValue>[]
          : never;
/** What the API answers for a block with these fields. */
export type ContentValue<Fields extends ContentFields, PictureValue = Picture> = {
  -readonly [Name in keyof Fields]: ValueOf<Fields[Name], PictureValue>;
};

export interface ContentBlock<Fields extends ContentFields = ContentFields> {
  title: string;
  /** The path of a page that shows it. */
  path: string;
  fields: Fields;
  /** What it shows before it is edited; a picture by its name in demo/pictures.json. */
  initial: ContentValue<Fields, string>;
}
/** By their ids, which no two apps may use. */
export type ContentBlocks = Readonly<Record<string, ContentBlock>>;
/** What an app declares: the blocks of each of its pages. In its release as content.json. */
export type ContentDeclarations = Readonly<Record<string, ContentBlocks>>;
/** The blocks of a page, as `GET /api/content/{page}` answers them. */
export type ContentOf<Blocks extends ContentBlocks> = {
  -readonly [Id in keyof Blocks]: ContentValue<Blocks[Id]['fields']>;
};
/** What a form of the admin sends to the page in its frame. */
export interface FramedContent {
  page: string;
  block: string;
  /** As the API answers it. */
  value: object;
}
/** A release's file of its ContentDeclarations. */
export const CONTENT_FILE = 'content.json';
