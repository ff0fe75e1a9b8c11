import { render, screen } from '@testing-library/react';
import { GoldiBand } from './goldi';
import { Highlights } from './hero';

test('banners without slides show their empty message', () => {
  render(
    <>
      <Highlights slides={[]} />
      <GoldiBand title="Goldi" slides={[]} />
    </>,
  );
  expect(screen.getByText('No slides available')).toBeInTheDocument();
  expect(screen.getByText('No Goldi slides available')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Goldi' })).toBeInTheDocument();
});
