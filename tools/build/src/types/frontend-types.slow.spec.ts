import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { readDescription } from '../api/description.ts';
import { frontendTypes } from './frontend-types.ts';

test('the types of a build are read from its source', () => {
  const finder = './src/finder/finder.tsx';
  const types = frontendTypes(
    {
      dir: path.join(ROOT, 'apps/mfe-stores'),
      kind: 'remote',
      sources: [finder],
      fragments: { finder },
    },
    readDescription(),
  );
  expect(types.reads[types.exposes['finder']]).toContain('product_name: string');
  expect(types.calls['GET /api/store']).toMatch(/^apps\/mfe-stores\/src\/stores\/api\.ts:\d+$/);
  expect(Object.keys(types.calls)).not.toContain('POST /api/store');
  expect(Object.keys(types.api.paths)).toContain('/api/store');
  expect(Object.keys(types.api.paths)).not.toContain('/api/products');
});
