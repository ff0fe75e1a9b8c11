import { render, screen } from '@testing-library/react';
import { Goldi } from './goldi';
import { Hero } from './hero';

test('banners without slides show their empty message', () => {
  render(
    <>
      <Hero slides={[]} />
      <Goldi slides={[]} />
    </>,
  );
  expect(screen.getByText('No slides available')).toBeInTheDocument();
  expect(screen.getByText('No Goldi slides available')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Goldi' })).toBeInTheDocument();
});
