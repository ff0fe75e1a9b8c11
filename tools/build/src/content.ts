/** What the brand edits on an app's pages, as the app declares it. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentErrors, type ContentDeclarations } from '@tivara/contracts';
import type { AppDefinition } from '@tivara/federation/webpack';
import { ROOT } from '@tivara/workspace/steps';

/** Null for an app without. @throws Error naming the first field whose initial value does not fit it */
export async function readContent({
  name,
  dir,
  content,
}: Pick<AppDefinition, 'name' | 'dir' | 'content'>): Promise<ContentDeclarations | null> {
  if (content === undefined) return null;
  const file = path.resolve(dir, content);
  const declared: ContentDeclarations = (await import(pathToFileURL(file).href)).default;
  const pictures = JSON.parse(fs.readFileSync(path.join(ROOT, 'demo/pictures.json'), 'utf8'));
  checkContent(declared, name, (picture) => Object.hasOwn(pictures, String(picture)));
  return declared;
}

/** @throws Error */
export function checkContent(
  declared: ContentDeclarations,
  app: string,
  isPicture: (name: unknown) => boolean,
): void {
  for (const [page, blocks] of Object.entries(declared))
    for (const [id, { fields, initial }] of Object.entries(blocks)) {
      const [error] = Object.entries(contentErrors(fields, initial, isPicture));
      if (error)
        throw new Error(
          `${app}: the content ${id} of ${page} has no valid ${error[0]}: ${error[1]}`,
        );
    }
}
