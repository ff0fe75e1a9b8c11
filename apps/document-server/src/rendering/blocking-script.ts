import { Session, type Debugger } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';

/** Where a thread is executing: the innermost frame first. */
export type CallStack = { file: string; functionName: string; line: number }[];

interface DebuggerMessage {
  method?: string;
  params?: Partial<Debugger.ScriptParsedEventDataType & Debugger.PausedEventDataType>;
}

/** A thread that runs no JavaScript, as during a collection, is not paused. (ms) */
const PAUSE_TIMEOUT_MS = 1000;

/** Reads the call stack of a worker thread, also of one that never returns to its event loop; null when it does not pause in time. */
export function callStackOf(worker: Worker): Promise<CallStack | null> {
  const session = new Session();
  session.connect();
  return new Promise<CallStack | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PAUSE_TIMEOUT_MS);
    const urls = new Map<string, string>();
    let sessionId = '';
    let nextId = 1;
    const send = (method: string) =>
      session.post('NodeWorker.sendMessageToWorker', {
        sessionId,
        message: JSON.stringify({ id: nextId++, method }),
      });
    session.on('NodeWorker.attachedToWorker', ({ params }) => {
      // Its `workerId` only counts the workers of this session.
      if (!params.workerInfo.title.startsWith(`[worker ${worker.threadId}]`)) return;
      sessionId = params.sessionId;
      send('Debugger.enable');
      send('Debugger.pause');
    });
    session.on('NodeWorker.receivedMessageFromWorker', (event) => {
      if (event.params.sessionId !== sessionId) return;
      const { method, params = {} } = JSON.parse(event.params.message) as DebuggerMessage;
      if (method === 'Debugger.scriptParsed')
        urls.set(params.scriptId ?? '', pathOf(params.url ?? ''));
      if (method !== 'Debugger.paused') return;
      send('Debugger.resume');
      send('Debugger.disable');
      clearTimeout(timer);
      resolve(
        (params.callFrames ?? []).map(({ functionName, location }) => ({
          file: urls.get(location.scriptId) ?? '',
          functionName,
          line: location.lineNumber + 1,
        })),
      );
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false }, (error) => {
      if (error) resolve(null);
    });
  }).finally(() => session.disconnect());
}

/** The inspector names files by their URL. */
const pathOf = (url: string): string => (url.startsWith('file:') ? fileURLToPath(url) : url);
