import { cleanTerm } from '@tivara/contracts';
import { msg, type Texts } from '@tivara/state';

/** Slugs with their own banner and canonical URL. (SPEC 9, Banner by slug) */
export const CATEGORIES = { women: msg('Women'), men: msg('Men'), unisex: msg('Unisex') };
export type CategorySlug = keyof typeof CATEGORIES;
export const CATEGORY_SLUGS = Object.keys(CATEGORIES) as CategorySlug[];

export function readSlug(t: Texts, slug: string) {
  const term = cleanTerm(slug);
  const category = CATEGORY_SLUGS.find((one) => one === term.toLowerCase());
  return {
    term,
    title: category ? t(CATEGORIES[category]) : term,
    banner: category ?? ('default' as const),
    canonical: category && `/${category}`,
  };
}
