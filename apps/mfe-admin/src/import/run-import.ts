import type {
  AnyApiCall,
  ApiCall,
  ImportEvent,
  ImportRunBody,
  UndoableResponse,
} from '@tivara/contracts';

export class ImportError extends Error {}

const CONNECTION_LOST =
  'Connection lost. The import is all or nothing: check the table before you retry.';

/** Imports a file; progress is streamed as JSON lines. @throws ImportError, or as the API's client does; nothing was imported unless the connection was lost */
export async function runImport(
  api: ApiCall,
  path: string,
  body: ImportRunBody,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<UndoableResponse> {
  const read = async (stream: ReadableStream<Uint8Array>): Promise<UndoableResponse> => {
    try {
      for await (const event of eventsOf(stream)) {
        if ('error' in event) throw new ImportError(event.error);
        if ('message' in event) return event;
        onProgress(event);
      }
    } catch (error) {
      if (error instanceof ImportError) throw error;
    }
    throw new ImportError(CONNECTION_LOST);
  };
  const call = api as unknown as AnyApiCall;
  return (await call(path, { method: 'POST', body, read })) as UndoableResponse;
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
