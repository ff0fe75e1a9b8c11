export class CatalogueProgressDto {
  state: 'making' | 'ready' | 'failed';
  made: number;
  pages: number;
}
