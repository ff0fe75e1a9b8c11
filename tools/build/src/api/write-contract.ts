import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { ROOT } from '@tivara/workspace/root';

const CONTRACTS = path.join(ROOT, 'libs/contracts');
const HEADER = "/** What the API takes and answers. Written by the API's build. */\n";

/** The files that frontends read from the description of the API, by their paths. */
export async function contractFiles(description: string): Promise<Record<string, string>> {
  const json = await readFile(description, 'utf8');
  const types = await openapiTypescript(json, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    emptyObjectsUnknown: true,
    alphabetize: true,
  });
  return {
    [path.join(CONTRACTS, 'openapi.json')]: json,
    [path.join(CONTRACTS, 'src/api.ts')]: HEADER + astToString(types),
  };
}

export async function writeContract(description: string): Promise<void> {
  for (const [file, text] of Object.entries(await contractFiles(description)))
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
}
