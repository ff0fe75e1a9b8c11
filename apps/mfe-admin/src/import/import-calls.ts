import {
  API,
  MESSAGES,
  type ApiCall,
  type ImportEvent,
  type ImportPreview,
  type ImportRunBody,
} from '@tivara/contracts';

export const previewImport = (api: ApiCall, path: string, csv: string): Promise<ImportPreview> =>
  api(API.previewImport(path), { method: 'POST', body: { csv } });

/** Why an import ended without one: its message is fit to be shown. */
export class ImportError extends Error {}

type Done = Extract<ImportEvent, { message: string }>;

/**
 * Imports a file and reports its progress, which the API streams line by line.
 * @throws ImportError; then nothing was imported, unless the line broke
 */
export async function runImport(
  path: string,
  body: ImportRunBody,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<Done> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ImportError(MESSAGES.error);
  });
  if (!response.ok || !response.body) {
    const answer = (await response.json().catch(() => null)) as { message?: string } | null;
    throw new ImportError(answer?.message || MESSAGES.error);
  }
  try {
    for await (const event of eventsOf(response.body)) {
      if ('error' in event) throw new ImportError(event.error);
      if ('message' in event) return event;
      onProgress(event);
    }
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError(BROKEN);
  }
  throw new ImportError(BROKEN);
}

const BROKEN =
  'The connection broke. All rows were imported or none: look at the table before you try again.';

/** The lines of a streamed answer. */
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
