/** A row that a new one may repeat. */
export class SimilarRowDto {
  id: number;
  name: string;
}
