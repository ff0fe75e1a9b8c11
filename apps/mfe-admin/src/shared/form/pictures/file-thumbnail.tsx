import { useEffect, useRef } from 'react';

/** A file's thumbnail while it uploads. The content policy forbids blob URLs, so it is painted on a canvas. */
export function FileThumbnail({ file, className }: { file: File; className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let here = true;
    createImageBitmap(file, { resizeWidth: 480, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const target = canvas.current;
        if (!here || !target) return bitmap.close();
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      },
      // The server reports a file that is no picture.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [file]);
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}
