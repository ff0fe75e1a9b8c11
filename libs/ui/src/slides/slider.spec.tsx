import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LIMITS } from '@tivara/contracts';
import { Slider } from './slider';

const WORDS = ['one', 'two', 'three'];
const slider = (slides = WORDS) => (
  <Slider label="Words" slides={slides}>
    {(word, { wanted }) => (
      <>
        {wanted && <img alt={`picture ${word}`} />}
        <p>{word}</p>
      </>
    )}
  </Slider>
);
const chosen = () => screen.getByRole('button', { current: true });

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});
afterEach(() => jest.useRealTimers());

test('the first slide is rendered with its picture, the others without', () => {
  expect(renderToString(slider()).match(/picture \w+/g)).toEqual(['picture one']);
});

test('the next picture is requested shortly before its slide is shown', () => {
  render(slider());
  act(() => jest.advanceTimersByTime(LIMITS.slideIntervalMs - 2_001));
  expect(screen.queryByAltText('picture two')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByAltText('picture two')).toBeInTheDocument();
  expect(chosen()).toHaveAccessibleName('Slide 1 of 3');
  act(() => jest.advanceTimersByTime(2_000));
  expect(chosen()).toHaveAccessibleName('Slide 2 of 3');
});

test('a slide that is chosen is shown with its picture', () => {
  render(slider());
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
  expect(chosen()).toHaveAccessibleName('Slide 3 of 3');
  expect(screen.getByAltText('picture three')).toBeInTheDocument();
  expect(screen.queryByAltText('picture two')).not.toBeInTheDocument();
});

test('screen readers announce changes only while the slides are paused', () => {
  const { container } = render(slider());
  const live = container.querySelector('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
  expect(live).toHaveAttribute('aria-live', 'polite');
});

test('one slide alone needs no rail', () => {
  render(slider(['one']));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
