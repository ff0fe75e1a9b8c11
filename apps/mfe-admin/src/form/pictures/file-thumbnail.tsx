import { useEffect, useRef } from 'react';

/** What a file shows while it is on its way: the content policy lets no address of a file be drawn, a canvas may. */
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
      // What is no picture is left to the server's words.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [file]);
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}
