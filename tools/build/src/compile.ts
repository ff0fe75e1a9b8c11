import webpack, { type MultiStats } from 'webpack';
import type { Config } from '@tivara/federation/webpack';

/** Runs webpack to its end. Rejects if it cannot run; errors of the code are in the result. */
export function compile(configs: Config[]): Promise<MultiStats> {
  const compiler = webpack(configs);
  return new Promise((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || !stats ? reject(error) : compiler.close(() => resolve(stats)),
    ),
  );
}
