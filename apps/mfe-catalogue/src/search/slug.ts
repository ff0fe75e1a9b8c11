import { cleanTerm } from '@tivara/contracts';
import { bannerOf } from '../banner';
import pictures from './pictures.json';

/** Slugs with their own banner and canonical URL. (SPEC 9, Banner by slug) */
const CATEGORIES = { women: 'Women', men: 'Men', unisex: 'Unisex' } as const;
type CategorySlug = keyof typeof CATEGORIES;
export const CATEGORY_SLUGS = Object.keys(CATEGORIES) as CategorySlug[];

export function readSlug(slug: string) {
  const term = cleanTerm(slug);
  const category = CATEGORY_SLUGS.find((one) => one === term.toLowerCase());
  return {
    term,
    title: category ? CATEGORIES[category] : term,
    picture: bannerOf(pictures, `listing-${category ?? 'default'}`),
    canonical: category && `/${category}`,
  };
}
