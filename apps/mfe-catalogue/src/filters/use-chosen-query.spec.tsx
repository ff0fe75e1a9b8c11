import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import { choose } from './derive';
import { useChosenQuery } from './use-chosen-query';

const SHAPES = ['Round', 'Oval', 'Panto'];

function Filters() {
  const { chosen, answered, change } = useChosenQuery();
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
      <output aria-label="chosen">{chosen.Shape_Name.toSorted().join(' ')}</output>
      <output aria-label="answered">{answered.Shape_Name.join(' ')}</output>
    </>
  );
}

/** A page whose answers arrive when `arrive` is called. */
async function open(inBrowser = false) {
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
    /** The answer arrives, and this is pressed before React has drawn it. */
    arriveAndPress: (shape: string) =>
      act(async () => {
        waiting.splice(0).forEach((go) => go());
        await new Promise((resolve) => setTimeout(resolve));
        screen.getByText(shape).click();
      }),
  };
}
const chosen = () => screen.getByLabelText('chosen').textContent;
const answered = () => screen.getByLabelText('answered').textContent;

test('a choice shows at once and the list follows', async () => {
  const { press, arrive } = await open();
  press('Round');
  expect([chosen(), answered()]).toEqual(['Round', '']);
  await arrive();
  expect([chosen(), answered()]).toEqual(['Round', 'Round']);
});

test('choices in quick succession all count, whenever the answers come', async () => {
  const { press, arrive, router } = await open();
  press('Round');
  press('Oval');
  expect(chosen()).toBe('Oval Round');
  await arrive();
  press('Panto');
  expect([chosen(), answered()]).toEqual(['Oval Panto Round', 'Oval Round']);
  await arrive();
  expect(answered()).toBe('Oval Panto Round');
  expect(router.state.location.search).toBe('?Shape_Name=Oval&Shape_Name=Panto&Shape_Name=Round');
});

test('choices within one tick build on each other', async () => {
  const { arrive } = await open();
  act(() => SHAPES.forEach((shape) => screen.getByText(shape).click()));
  await arrive();
  expect(answered()).toBe('Oval Panto Round');
});

test('going back takes the choice back, and the next one builds on what is shown', async () => {
  const { press, arrive, router } = await open();
  press('Round');
  await arrive();
  await act(() => router.navigate(-1));
  expect([chosen(), answered()]).toEqual(['', '']);
  press('Oval');
  await arrive();
  expect(answered()).toBe('Oval');
});

test('going back while an answer is on its way gives the choice up', async () => {
  const { press, arrive, router } = await open();
  press('Round');
  await arrive();
  press('Oval');
  await act(() => router.navigate(-1));
  await arrive();
  expect(chosen()).toBe('');
  press('Panto');
  await arrive();
  expect(answered()).toBe('Panto');
});

test('choices count that are made before React has drawn the answers to those before', async () => {
  const { press, arrive, arriveAndPress, router } = await open(true);
  press('Round');
  await arriveAndPress('Oval');
  await arriveAndPress('Panto');
  await arrive();
  expect(router.state.location.search).toBe('?Shape_Name=Oval&Shape_Name=Panto&Shape_Name=Round');
});
