import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';
import { MailMark } from './mail-state';

test.each([
  ['an attempt is under way', -1_000, 'Waiting'],
  ['the next attempt is due later', 3_600_000, /^Sending again (at|on) /],
])('a mail where %s', (_when, dueIn, text) => {
  const api = stubApi(() => ({}));
  render(
    <AppContext value={{ store: createAppStore(), api }}>
      <QueryClientProvider client={createQueryClient()}>
        <MailMark
          state="pending"
          attempts={1}
          next_attempt_at={new Date(Date.now() + dueIn).toISOString()}
        />
      </QueryClientProvider>
    </AppContext>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});
