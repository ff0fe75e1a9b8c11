import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Swatch, SwatchPicker } from './swatch';

const rendered = (code: string) => render(<Swatch code={code} />).container;

test('a solid colour is painted as it is', () => {
  expect(rendered('#d4af37').querySelector('circle')).toHaveAttribute('fill', '#D4AF37');
});

test('a gradient runs in the direction of its code, under an id of its own', () => {
  const { container } = render(
    <>
      <Swatch code="linear-gradient(45deg, #000000, #FFFFFF)" />
      <Swatch code="linear-gradient(to left, #111111, #EEEEEE)" />
    </>,
  );
  const [diagonal, leftwards] = container.querySelectorAll('linearGradient');
  expect(diagonal).toHaveAttribute('y1', '1');
  expect(leftwards).toHaveAttribute('x1', '1');
  expect(diagonal?.id).not.toBe(leftwards?.id);
  const fills = [...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'));
  expect(fills).toEqual([`url(#${diagonal?.id})`, `url(#${leftwards?.id})`]);
});

test.each([
  'red',
  '#FFF',
  'url(https://example.com/x)',
  'linear-gradient(to right, #000000, red)',
  '#000000;background:url(//example.com)',
])('%s never reaches the page', (code) => {
  const container = rendered(code);
  expect(container.querySelector('circle')).not.toHaveAttribute('fill');
  expect(container.innerHTML).not.toContain(code);
});

test('a swatch sets no style', () => {
  expect(rendered('linear-gradient(to top, #000000, #FFFFFF)').querySelector('[style]')).toBeNull();
});

function Picker() {
  const [chosen, setChosen] = useState(0);
  const colours = ['GOLD', 'GUN', 'BLUE'].map((color_name) => ({
    color_name,
    color_code: '#000000',
  }));
  return <SwatchPicker label="Colour" colours={colours} chosen={chosen} onChoose={setChosen} />;
}

test('one of the colours is chosen, by pointer or arrow key', async () => {
  render(<Picker />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'GUN' }));
  expect(screen.getByRole('radio', { name: 'GUN' })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'BLUE' })).toBeChecked();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});
