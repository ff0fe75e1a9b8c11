/** A term, and how often it was searched for. */
export class SearchFiguresDto {
  term: string;
  searches: number;
}

export class SearchesDto {
  most: SearchFiguresDto[];
  /** Those that found nothing. */
  in_vain: SearchFiguresDto[];
}
