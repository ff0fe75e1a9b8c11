export interface Size {
  width: number;
  height: number;
}

const MAX_SCALE = 4;

/** How far a picture that is fitted into a box can be enlarged before its own pixels show. @param density device pixels for each CSS pixel */
export function largestScale(picture: Size, box: Size, density: number): number {
  const fitted = Math.min(box.width, (box.height * picture.width) / picture.height);
  return Math.min(MAX_SCALE, Math.max(1, picture.width / (fitted * density)));
}
