import type { Product } from './catalogue.ts';
import { frameSpec } from './frame-spec.ts';

const product: Product = {
  code: 'TV-000',
  name: 'TV-000 Sample',
  collection: 'Meridian',
  material: 'TITANIUM',
  finishing: 'SATIN',
  frameType: 'Full rim',
  shape: 'Panto',
  size: 48,
  lens: 'OPTICAL',
  measures: { bridge_mm: 20, temple_mm: 145, lens_height_mm: 43, weight_g: 7 },
  colors: ['GOLD'],
};

test('a titanium frame has a metal front in wire and metal temples', () => {
  expect(frameSpec(product)).toMatchObject({
    front: 'metal',
    temples: 'metal',
    mount: 'full',
    rim: 'wire',
    ring: false,
    lensWidth: 48,
    bridge: 20,
  });
});

test('large lenses are closer together than small ones', () => {
  expect(frameSpec({ ...product, size: 56 }).bridge).toBe(16);
  expect(frameSpec({ ...product, size: 42 }).bridge).toBe(23);
});

test('acetate over titanium is a thin ring round a metal rim', () => {
  const { front, ring, rim, acetate } = frameSpec({ ...product, material: 'ACETATE-TITANIUM' });
  expect({ front, ring, rim }).toEqual({ front: 'metal', ring: true, rim: 'inner' });
  expect(acetate.thickness).toBeLessThan(frameSpec(product).acetate.thickness);
});

test('the details of a product replace what its data give', () => {
  const { doubleBridge, rim, lensHeight } = frameSpec({ ...product, code: 'TV-304' });
  expect({ doubleBridge, rim, lensHeight }).toEqual({
    doubleBridge: true,
    rim: 'wire',
    lensHeight: 48,
  });
  expect(frameSpec({ ...product, code: 'TV-239' }).acetate.keyhole).toBe(true);
});

test('an acetate front replaces the ring of a product that is described as solid', () => {
  const spec = frameSpec({ ...product, code: 'TV-246', material: 'ACETATE-TITANIUM' });
  expect(spec).toMatchObject({ front: 'acetate', ring: false, acetate: { thickness: 3.9 } });
});
