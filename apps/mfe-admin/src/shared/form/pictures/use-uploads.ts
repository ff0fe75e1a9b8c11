import { useCallback, useEffect, useRef, useState } from 'react';
import { API, MESSAGES, type Picture } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { useInSession } from '../use-in-session';
import { UploadError, uploadPicture } from './upload-picture';

/** A pending or failed upload. */
export interface Upload {
  file: File;
  /** The part that is sent, from 0 to 1. */
  part: number;
  error: string | null;
}
interface Running {
  file: File;
  stored: (picture: Picture) => void;
  stop: AbortController;
  /** Whether it is uploaded. */
  end: Promise<boolean>;
}

export interface Uploads {
  /** By the key of their picture, until they are stored. */
  of: (key: string) => Upload | undefined;
  /** How many are on their way. */
  running: number;
  start: (key: string, file: File, stored: (picture: Picture) => void) => void;
  retry: (key: string) => void;
  /** Forgets one, and stops it. */
  drop: (key: string) => void;
  /** Waits for all of them. @returns whether every one is uploaded */
  settled: (keys: readonly string[]) => Promise<boolean>;
}

/** The uploads of a form. Uploads that fail with an expired session are retried after log-in. */
export function useUploads(): Uploads {
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
      for (const { stop } of running.values()) stop.abort();
      running.clear();
    };
  }, []);

  const start: Uploads['start'] = (key, file, stored) => {
    const stop = new AbortController();
    const isMine = () => all.current.get(key)?.stop === stop;
    const onProgress = (part: number, error: string | null = null) =>
      isMine() && show(key, { file, part, error });
    const run = async () => {
      try {
        const picture = await inSession(() =>
          uploadPicture(file, onProgress, stop.signal).catch(async (error: UploadError) => {
            // The server rejects an unauthenticated upload before reading its body, which may reset the connection first.
            if (error.status === 0 && isMine() && (await api(API.me)) === null)
              throw new UploadError(401, error.message);
            throw error;
          }),
        );
        if (!isMine()) return true;
        all.current.delete(key);
        stored(picture);
        show(key, null);
        return true;
      } catch (error) {
        onProgress(0, error instanceof UploadError ? error.message : MESSAGES.error);
        return false;
      }
    };
    const running: Running = { file, stored, stop, end: Promise.resolve(false) };
    all.current.set(key, running);
    onProgress(0);
    running.end = run();
  };

  return {
    of: (key) => shown.get(key),
    running: [...shown.values()].filter(({ error }) => error === null).length,
    start,
    retry: (key) => {
      const { file, stored } = all.current.get(key) ?? {};
      if (file && stored) start(key, file, stored);
    },
    drop: (key) => {
      all.current.get(key)?.stop.abort();
      all.current.delete(key);
      show(key, null);
    },
    settled: async (keys) => {
      const ends = await Promise.all(keys.map((key) => all.current.get(key)?.end ?? true));
      return ends.every(Boolean);
    },
  };
}
