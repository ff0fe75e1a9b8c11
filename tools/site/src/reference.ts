/** npm run reference: writes docs/reference/commands.md from what each command says of itself. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { PAGE, commandsPage } from './checks/commands-page.ts';

fs.writeFileSync(path.join(ROOT, PAGE), await commandsPage());
