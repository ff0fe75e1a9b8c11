import { useCallback, useEffect, useRef, useState } from 'react';
import { MESSAGES, type Picture, type PictureResponse } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { useInSession } from '../../session/use-in-session';
import { errorMessage } from '../api-errors';
import { PictureError, preparePicture } from './prepare-picture';

export interface Upload {
  file: File;
  progress: number;
  error: string | null;
  /** Whether the same file could succeed another time. */
  canRetry: boolean;
}
interface Running {
  file: File;
  onStored: (picture: Picture) => void;
  abort: AbortController;
  end: Promise<boolean>;
}
export type Uploads = ReturnType<typeof useUploads>;

/** The uploads of a form, by the key of their picture. Those that fail with an expired session are retried after log-in. @param path that takes them */
export function useUploads(path: string = '/api/admin/media') {
  const api = useApi();
  const inSession = useInSession();
  const [shown, setShown] = useState<ReadonlyMap<string, Upload>>(new Map());
  const all = useRef(new Map<string, Running>());

  const show = useCallback((key: string, upload: Upload | null) => {
    setShown((before) => {
      const next = new Map(before);
      if (upload) next.set(key, upload);
      else next.delete(key);
      return next;
    });
  }, []);
  useEffect(() => {
    const running = all.current;
    return () => {
      for (const { abort } of running.values()) abort.abort();
      running.clear();
    };
  }, []);

  const start = (key: string, file: File, onStored: (picture: Picture) => void) => {
    const abort = new AbortController();
    const isCurrent = () => all.current.get(key)?.abort === abort;
    const onProgress = (progress: number, error: string | null = null, canRetry = true) =>
      isCurrent() && show(key, { file, progress, error, canRetry });
    const run = async () => {
      try {
        const prepared = await preparePicture(file);
        const picture = await inSession(() =>
          uploadPicture(path, prepared, onProgress, abort.signal).catch(
            async (error: UploadError) => {
              // The server rejects an unauthenticated upload before reading its body, which may reset the connection first.
              if (error.status === 0 && isCurrent() && (await api('/api/auth/me')) === null)
                throw new UploadError(401, error.message);
              throw error;
            },
          ),
        );
        if (!isCurrent()) return true;
        all.current.delete(key);
        onStored(picture);
        show(key, null);
        return true;
      } catch (error) {
        onProgress(0, uploadMessage(error) ?? errorMessage(error), !isFinal(error));
        return false;
      }
    };
    const running: Running = { file, onStored, abort, end: Promise.resolve(false) };
    all.current.set(key, running);
    onProgress(0);
    running.end = run();
  };

  return {
    of: (key: string) => shown.get(key),
    running: [...shown.values()].filter(({ error }) => error === null).length,
    start,
    retry: (key: string) => {
      const upload = all.current.get(key);
      if (upload) start(key, upload.file, upload.onStored);
    },
    drop: (key: string) => {
      all.current.get(key)?.abort.abort();
      all.current.delete(key);
      show(key, null);
    },
    /** Waits for all of them. @returns whether every one succeeded */
    settled: async (keys: readonly string[]) => {
      const ends = await Promise.all(keys.map((key) => all.current.get(key)?.end ?? true));
      return ends.every(Boolean);
    },
  };
}

class UploadError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Why a picture was not taken; null for other failures and without an answer. */
export const uploadMessage = (error: unknown): string | null =>
  error instanceof PictureError || (error instanceof UploadError && error.status > 0)
    ? error.message
    : null;

/** Uploads one picture outside of a form. @throws what `uploadMessage` reads */
export const sendPicture = async (
  file: File,
  path: string = '/api/admin/media',
): Promise<Picture> =>
  uploadPicture(path, await preparePicture(file), () => undefined, new AbortController().signal);

/** 400, 413 and 415 are about the file. */
const isFinal = (error: unknown): boolean =>
  error instanceof PictureError ||
  (error instanceof UploadError && [400, 413, 415].includes(error.status));

const TIMEOUT_MS = 180_000;

/** Uploads a picture and reports the part sent, from 0 to 1, which fetch cannot. @throws UploadError */
function uploadPicture(
  path: string,
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) {
  return new Promise<Picture>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror =
      request.ontimeout =
      request.onabort =
        () => reject(new UploadError(0, MESSAGES.error));
    request.onload = () => {
      const answer = request.response as Partial<PictureResponse> | null;
      if (request.status < 300 && answer?.picture) resolve(answer.picture);
      else reject(new UploadError(request.status, answer?.message || MESSAGES.error));
    };
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
