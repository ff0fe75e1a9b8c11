/** npm run workflow -- <workflow> <job>: runs the commands of a job of .github/workflows one after the other, such as `-- pull-request linux`. */
import { fail, runNpm, step } from '@tivara/workspace/steps';
import { commandsOf } from './checks/workflow-files.ts';

const [workflow = '', job = ''] = process.argv.slice(2);
const commands = commandsOf(`${workflow}.yml`)[job] ?? fail(`${workflow} has no job ${job}.`);
for (const command of commands) {
  const [program, ...args] = command.split(' ');
  if (program !== 'npm') fail(`This runs npm alone, not ${command}`);
  await step(command, () => runNpm(args));
}
