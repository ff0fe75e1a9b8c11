/** npm run bench [-- name [numbers] | page]: runs one benchmark, or all that docs/reference/performance.md shows, or writes the page again. Fails if a limit is exceeded. */
import { buildAll, fail } from '@tivara/workspace/steps';
import { BrokenLimits, FOLDER, demand, record, writePage } from './runner.ts';

await buildAll();
const { OTHERS, SHOWN } = await import('./benchmarks.ts');
const [name, ...numbers] = process.argv.slice(2);
const benchmarks = { ...SHOWN, ...OTHERS };
if (name === 'page') await writePage(FOLDER, SHOWN);
else if (name && !Object.hasOwn(benchmarks, name))
  fail(
    `There is no benchmark named ${name}. Choose from ${Object.keys(benchmarks).join(', ')}, page.`,
  );
else {
  const failures: string[] = [];
  for (const each of name ? [name] : Object.keys(SHOWN)) {
    console.log(each);
    const { measure, text, limits } = benchmarks[each];
    try {
      const samples = await measure(...numbers.map(Number));
      if (!samples) continue;
      if (each in SHOWN) await record(each, samples, SHOWN);
      else console.log(text(samples).join('\n\n'));
      demand(limits?.(samples));
    } catch (error) {
      failures.push(
        `${each}:\n  ${error instanceof BrokenLimits ? error.message : (error as Error).stack}`,
      );
    }
  }
  if (failures.length) fail(`\nFailed:\n${failures.join('\n')}`);
}
