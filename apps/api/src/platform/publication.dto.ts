/** When shoppers see a record; `starts_at` is null for a draft, `ends_at` if there is no end. */
export class PublicationDto {
  published: boolean;
  starts_at: string | null;
  ends_at: string | null;
}
