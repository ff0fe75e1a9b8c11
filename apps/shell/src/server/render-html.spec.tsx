/** @jest-environment node */
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { Suspense, use } from 'react';
import { PAGE_DEADLINES, type RenderHost, type RenderRequest } from '@tivara/contracts';
import { renderHtml } from './render-html';

const request = { url: '/', scripts: [], nonce: 'n' } as unknown as RenderRequest;
const host = { log: () => undefined } as unknown as RenderHost;
const DEADLINES = { ...PAGE_DEADLINES, lateContent: 50 };

test('waits for content while other pages keep the thread busy', async () => {
  let arrive: (text: string) => void = () => undefined;
  const content = new Promise<string>((resolve) => (arrive = resolve));
  const Content = () => use(content);
  const page = (
    <Suspense fallback="Loading">
      <Content />
    </Suspense>
  );
  const onLateContent = jest.fn();
  const on = { onLateContent, onClose: () => undefined };
  const rendering = renderHtml(page, request, host, DEADLINES, on);
  // Renders of other pages, each of which returns to the event loop once.
  for (let others = 0; others < 4; others++) {
    const until = performance.now() + DEADLINES.lateContent;
    while (performance.now() < until);
    await new Promise(setImmediate);
  }
  arrive('Frames');
  expect((await buffer((await rendering) as Readable)).toString()).toContain('Frames');
  expect(onLateContent).not.toHaveBeenCalled();
});
