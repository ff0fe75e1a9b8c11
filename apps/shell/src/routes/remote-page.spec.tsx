import { useEffect } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, RouterProvider, createMemoryRouter, useParams } from 'react-router-dom';
import { Federation, type ModuleMonitor } from '@tivara/federation';
import { createApi, createAppStore, createQueryClient } from '@tivara/state';
import { routedPageOf } from '../prefetch/prefetch-on-intent';
import { discardPrerendered, prerenderStore } from '../prefetch/prerendered-page';
import { Providers } from '../providers';
import { RemotePage } from './remote-page';
import type { RouteHandle } from '../page/route';

let mounted: string[];
let broken: boolean;

const List = () => (
  <>
    <h1>List</h1>
    <Link to="/frame/7">Seven</Link>
  </>
);

function Frame() {
  const { id = '' } = useParams();
  if (broken) throw new Error('broken frame');
  useEffect(() => void mounted.push(id), [id]);
  return <h1>Frame {id}</h1>;
}

const MODULES: Record<string, unknown> = {
  'team/list': { default: List, head: () => ({ title: 'List' }) },
  'team/frame': { default: Frame, head: () => ({ title: 'Frame' }) },
};

async function show() {
  const failed = jest.fn();
  const monitor: ModuleMonitor = { loaded: () => undefined, failed };
  const federation = new Federation(async (id) => MODULES[id], undefined, monitor);
  const route = (path: string, page: string) => ({
    path,
    handle: { chrome: 'full', page } satisfies RouteHandle,
    loader: () => ({ loaded: true }),
    element: <RemotePage id={page} />,
    hydrateFallbackElement: <></>,
  });
  const router = createMemoryRouter([route('/', 'team/list'), route('/frame/:id', 'team/frame')]);
  const services = { queryClient: createQueryClient(), api: createApi() };
  await act(async () =>
    render(
      <Providers services={services} store={createAppStore()} federation={federation}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  const prerender = (path: string) =>
    act(async () =>
      prerenderStore.setState({ page: routedPageOf(router.routes, new URL(path, 'http://here')) }),
    );
  return { router, failed, prerender, user: userEvent.setup() };
}

beforeEach(() => {
  mounted = [];
  broken = false;
  discardPrerendered();
});

const isPrerendered = (element: Element) => element.closest('[data-page=prerendered]') !== null;
const frame = () => screen.queryByRole('heading', { name: 'Frame 7', hidden: true });

test('a prerendered page is hidden and has no effects; following its link shows it', async () => {
  const { prerender, user } = await show();
  await prerender('/frame/7');
  const prerendered = await waitFor(() => frame() ?? Promise.reject(new Error('not rendered yet')));
  expect(isPrerendered(prerendered)).toBe(true);
  expect(mounted).toEqual([]);
  expect(document.title).toMatch(/^List/);
  await user.click(screen.getByRole('link', { name: 'Seven' }));
  await waitFor(() => expect(isPrerendered(prerendered)).toBe(false));
  expect(prerendered).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'List', hidden: true })).not.toBeInTheDocument();
  await waitFor(() => expect(mounted).toEqual(['7']));
  expect(document.title).toMatch(/^Frame/);
});

test('navigating elsewhere discards the prerendered page', async () => {
  const { prerender, router } = await show();
  await prerender('/frame/7');
  await act(() => router.navigate('/frame/8'));
  expect(screen.getByRole('heading')).toHaveTextContent('Frame 8');
  expect(frame()).not.toBeInTheDocument();
  expect(mounted).toEqual(['8']);
});

test('reports the failure of a prerendered page only once its link is followed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { prerender, failed, user } = await show();
  broken = true;
  await prerender('/frame/7');
  expect(isPrerendered(await screen.findByText('Try again'))).toBe(true);
  expect(failed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Seven' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  error.mockRestore();
});

test('going back renders the page again, so that its scroll position can be restored', async () => {
  const { prerender, router } = await show();
  await act(() => router.navigate('/frame/7'));
  await prerender('/');
  await waitFor(() => expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(2));
  const prerendered = screen.getByRole('heading', { name: 'List', hidden: true });
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading')).toHaveTextContent('List');
  expect(prerendered).not.toBeInTheDocument();
});
