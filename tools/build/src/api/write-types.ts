/** Begins the build of libs/contracts: writes the types of the API's description, which frontends are compiled with. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { DESCRIPTION } from './description.ts';

const types = await openapiTypescript(await readFile(DESCRIPTION, 'utf8'), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  emptyObjectsUnknown: true,
  alphabetize: true,
  excludeDeprecated: true,
});
await writeFile(path.join(path.dirname(DESCRIPTION), 'src/api.ts'), astToString(types));
