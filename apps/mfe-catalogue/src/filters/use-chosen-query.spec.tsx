import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import { choose } from './derive';
import { useChosenQuery } from './use-chosen-query';

const SHAPES = ['Round', 'Oval', 'Panto'];

function Filters() {
  const { chosen, applied, change } = useChosenQuery();
  return (
    <>
      {SHAPES.map((shape) => (
        <button
          key={shape}
          onClick={() => change((query) => choose(query, 'Shape_Name', shape, true))}
        >
          {shape}
        </button>
      ))}
      <output aria-label="chosen">{[...chosen.Shape_Name].sort().join(' ')}</output>
      <output aria-label="applied">{applied.Shape_Name.join(' ')}</output>
    </>
  );
}

/** A page whose loaders resolve when `arrive` is called. */
async function setup(inBrowser = false) {
  const waiting: (() => void)[] = [];
  history.replaceState(null, '', '/product');
  const router = (inBrowser ? createBrowserRouter : createMemoryRouter)(
    [
      {
        path: '/product',
        loader: ({ request }) =>
          new URL(request.url).search
            ? new Promise((resolve) => waiting.push(() => resolve(null)))
            : null,
        element: <Filters />,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/product'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('Round');
  return {
    router,
    press: (shape: string) => act(() => screen.getByText(shape).click()),
    arrive: () => act(async () => waiting.splice(0).forEach((go) => go())),
    /** Presses after the loader resolves but before React renders. */
    arriveAndPress: (shape: string) =>
      act(async () => {
        waiting.splice(0).forEach((go) => go());
        await new Promise((resolve) => setTimeout(resolve));
        screen.getByText(shape).click();
      }),
  };
}
const chosen = () => screen.getByLabelText('chosen').textContent;
const applied = () => screen.getByLabelText('applied').textContent;

test('a choice shows immediately, and the list follows', async () => {
  const { press, arrive } = await setup();
  press('Round');
  expect([chosen(), applied()]).toEqual(['Round', '']);
  await arrive();
  expect([chosen(), applied()]).toEqual(['Round', 'Round']);
});

test('quick successive choices all apply, whenever responses arrive', async () => {
  const { press, arrive, router } = await setup();
  press('Round');
  press('Oval');
  expect(chosen()).toBe('Oval Round');
  await arrive();
  press('Panto');
  expect([chosen(), applied()]).toEqual(['Oval Panto Round', 'Oval Round']);
  await arrive();
  expect(applied()).toBe('Oval Panto Round');
  expect(router.state.location.search).toBe('?Shape_Name=Oval&Shape_Name=Panto&Shape_Name=Round');
});

test('choices within one tick build on each other', async () => {
  const { arrive } = await setup();
  act(() => SHAPES.forEach((shape) => screen.getByText(shape).click()));
  await arrive();
  expect(applied()).toBe('Oval Panto Round');
});

test('going back reverts the choice, and the next one builds on the current list', async () => {
  const { press, arrive, router } = await setup();
  press('Round');
  await arrive();
  await act(() => router.navigate(-1));
  expect([chosen(), applied()]).toEqual(['', '']);
  press('Oval');
  await arrive();
  expect(applied()).toBe('Oval');
});

test('going back during a pending navigation discards the choice', async () => {
  const { press, arrive, router } = await setup();
  press('Round');
  await arrive();
  press('Oval');
  await act(() => router.navigate(-1));
  await arrive();
  expect(chosen()).toBe('');
  press('Panto');
  await arrive();
  expect(applied()).toBe('Panto');
});

test('choices made before React renders the previous result still apply', async () => {
  const { press, arrive, arriveAndPress, router } = await setup(true);
  press('Round');
  await arriveAndPress('Oval');
  await arriveAndPress('Panto');
  await arrive();
  expect(router.state.location.search).toBe('?Shape_Name=Oval&Shape_Name=Panto&Shape_Name=Round');
});
