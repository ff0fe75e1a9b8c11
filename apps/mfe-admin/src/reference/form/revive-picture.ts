import type { PictureItem } from '../../shared/form/pictures/picture-item';

/** A draft without the file that a reload has lost. */
export function revivePicture<Values extends { pictures: PictureItem[] }>(values: Values) {
  const pictures = values.pictures.filter(({ picture }) => picture !== null);
  const lost = pictures.length < values.pictures.length;
  return {
    values: { ...values, pictures },
    note: lost ? 'The picture was still on its way, and has to be chosen again.' : undefined,
  };
}
