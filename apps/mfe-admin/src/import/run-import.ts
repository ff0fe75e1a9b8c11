import {
  MESSAGES,
  type ImportEvent,
  type ImportRunBody,
  type UndoableResponse,
} from '@tivara/contracts';

export class ImportError extends Error {
  constructor(
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

const CONNECTION_LOST =
  'Connection lost. The import is all or nothing: check the table before you retry.';

/** Imports a file; progress is streamed as JSON lines. @throws ImportError, or what fetch throws; nothing was imported unless the connection was lost */
export async function runImport(
  path: string,
  body: ImportRunBody,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<UndoableResponse> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(body),
  });
  if (!response.ok || !response.body) {
    const answer = (await response.json().catch(() => null)) as { message?: string } | null;
    throw new ImportError(answer?.message || MESSAGES.error, response.status);
  }
  try {
    for await (const event of eventsOf(response.body)) {
      if ('error' in event) throw new ImportError(event.error);
      if ('message' in event) return event;
      onProgress(event);
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
  }
  throw new ImportError(CONNECTION_LOST);
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as ImportEvent;
    if (done) return;
  }
}
