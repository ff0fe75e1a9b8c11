import { API, LIMITS, MESSAGES, type Picture, type PictureAnswer } from '@tivara/contracts';

/** Why a picture was not stored; its message is fit to be shown. Status 0: no answer came. */
export class UploadError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const MIB = 1024 * 1024;
/** An upload that takes longer has failed. (ms) */
const LIMIT_MS = 180_000;

/**
 * Uploads one picture and reports its progress, which fetch cannot.
 * @param onProgress gets the part that is sent, from 0 to 1
 * @throws UploadError
 */
export function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Picture> {
  if (file.size > LIMITS.picture.bytes)
    return Promise.reject(
      new UploadError(
        413,
        `This picture has more than ${LIMITS.picture.bytes / MIB} MB. Choose a smaller one.`,
      ),
    );
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new UploadError(0, MESSAGES.error));
    request.open('POST', API.adminMedia);
    request.responseType = 'json';
    request.timeout = LIMIT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      const answer = request.response as Partial<PictureAnswer> | null;
      if (request.status < 300 && answer?.picture) resolve(answer.picture);
      else reject(new UploadError(request.status, answer?.message || MESSAGES.error));
    };
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
