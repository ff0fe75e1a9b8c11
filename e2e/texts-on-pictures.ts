/** Left, top, right, bottom, as shares of the picture. */
export type Box = [number, number, number, number];

export interface TextOnPicture {
  picture: string;
  text: string;
  box: Box;
  /** The same, as shares of the part that is shown. */
  shownBox: Box;
  /** As CSS gives it: 50% 50%. */
  objectPosition: string;
  /** Of the text on the page, in CSS pixels. */
  rect: { left: number; top: number; width: number; height: number };
  /** Not of the header, and no control of a slider. */
  isContent: boolean;
  /** Not so in a slide that is not shown. */
  isVisible: boolean;
  /** As CSS gives it: rgb(…). */
  color: string;
  /** At least 24 px, or 18.66 px and bold, or an icon: it needs less contrast. (WCAG 2.2, 1.4.3 and 1.4.11) */
  isLarge: boolean;
}

/** Pages with pictures that bear text. */
export const PAGES = [
  '/',
  '/product',
  '/women',
  '/men',
  '/unisex',
  '/titaniun',
  '/collections/{id}',
  '/about',
  '/warranty',
  '/login',
];

/** The addresses of a page, one for each collection if it has an id. */
export async function addressesOf(path: string, url: string): Promise<string[]> {
  if (!path.includes('{id}')) return [path];
  const collections = (await (await fetch(`${url}/api/collection`)).json()) as {
    collection_id: number;
  }[];
  return collections.map(({ collection_id }) => path.replace('{id}', `${collection_id}`));
}

/** Runs in the page. Text with a ground of its own is not on a picture. */
export function textsOnPictures(): TextOnPicture[] {
  const isGround = (element: Element) =>
    !/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor);
  const slideOf = (element: Element) => element.closest('[aria-roledescription="slide"]');
  const isOn = (element: Element, image: HTMLImageElement) => {
    const slide = slideOf(element);
    if (slide && slide !== slideOf(image)) return false;
    for (let at: Element | null = element; at && !at.contains(image); at = at.parentElement)
      if (isGround(at)) return false;
    return true;
  };

  const styleOf = (element: Element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const isLarge =
      element instanceof SVGElement || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return { color, isLarge };
  };

  const texts: { element: Element; text: string; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ opacityProperty: false })) continue;
    // For screen readers alone.
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    texts.push({ element, text, rects });
  }
  for (const icon of document.querySelectorAll('svg'))
    texts.push({ element: icon, text: 'icon', rects: [icon.getBoundingClientRect()] });

  return [...document.images].flatMap((image) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => !media || matchMedia(media).matches) ?? image;
    const name = /\/media\/([^/]+)-[0-9a-f]{8}\//.exec(source.srcset)?.[1];
    const frame = image.getBoundingClientRect();
    if (!name || !frame.width) return [];

    const [width, height] = ['width', 'height'].map((side) => Number(source.getAttribute(side)));
    const { objectPosition } = getComputedStyle(image);
    const [atX = 50, atY = 50] = objectPosition.split(' ').map(parseFloat);
    const scale = Math.max(frame.width / (width ?? 1), frame.height / (height ?? 1));
    const [shownWidth, shownHeight] = [(width ?? 1) * scale, (height ?? 1) * scale];
    const left = frame.left + ((frame.width - shownWidth) * atX) / 100;
    const top = frame.top + ((frame.height - shownHeight) * atY) / 100;

    return texts
      .filter(({ element }) => isOn(element, image))
      .flatMap(({ element, text, rects }) =>
        rects
          .filter(
            (rect) =>
              rect.left < frame.right &&
              rect.right > frame.left &&
              rect.top < frame.bottom &&
              rect.bottom > frame.top,
          )
          .map((rect) => ({
            ...styleOf(element),
            isContent: Boolean(
              element.closest('main') && !element.closest('button, [aria-hidden="true"]'),
            ),
            isVisible: [element, image].every((one) =>
              one.checkVisibility({ visibilityProperty: true }),
            ),
            picture: name,
            text,
            rect: {
              left: rect.left + scrollX,
              top: rect.top + scrollY,
              width: rect.width,
              height: rect.height,
            },
            box: [
              (Math.max(rect.left, frame.left) - left) / shownWidth,
              (Math.max(rect.top, frame.top) - top) / shownHeight,
              (Math.min(rect.right, frame.right) - left) / shownWidth,
              (Math.min(rect.bottom, frame.bottom) - top) / shownHeight,
            ] as [number, number, number, number],
            shownBox: [
              (rect.left - frame.left) / frame.width,
              (rect.top - frame.top) / frame.height,
              (rect.right - frame.left) / frame.width,
              (rect.bottom - frame.top) / frame.height,
            ] as [number, number, number, number],
            objectPosition,
          })),
      );
  });
}
