import { Suspense, useState, type ReactNode } from 'react';
// The providers that the shell renders around a page.
/* eslint-disable @typescript-eslint/no-restricted-imports */
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import type { AnyApiInit, CompareButtonProps, Product, WishlistItem } from '@tivara/contracts';
import { Federation, FederationContext } from '@tivara/federation';
import { AppContext, createQueryClient, type AppStore } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';

export const item = (product_id: number, color_id: number, color_name: string): WishlistItem => ({
  product_id,
  product_name: `TV-10${product_id} Meridian`,
  category_name: 'UNISEX',
  material_name: 'TITANIUM',
  selected_color: { color_id, color_name },
  images: ['/media/a/720.jpg', '/media/b/720.jpg'],
});

const picture = (key: string) => ({
  image_id: 1,
  image_url: `/media/${key}/1600.jpg`,
  width: 1600,
  height: 1067,
  widths: [400, 720, 1600],
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt: key,
});

export const product = (product_id: number, ...colours: [number, string][]) =>
  ({
    product_id,
    product_name: `TV-10${product_id} Meridian`,
    category_name: 'UNISEX',
    material_name: 'TITANIUM',
    colors: colours.map(([color_id, color_name]) => ({
      color_id,
      color_name,
      color_code: '#D4AF37',
      images: [picture('a'), picture('b')],
    })),
  }) as unknown as Product;

/** Stands for the only fragment of another remote. */
const Compare = ({ product, color }: CompareButtonProps) => (
  <button>{`Compare ${product.product_name} in ${color.color_name} (${color.color_id})`}</button>
);

export type Answers = Record<string, (path: string, init: AnyApiInit) => unknown>;

/** Stubs API calls by path without query; other calls stay pending. */
export function TestProviders(props: {
  store: AppStore;
  answers?: Answers;
  at?: string;
  children: ReactNode;
}) {
  const [queryClient] = useState(createQueryClient);
  const [federation] = useState(() => new Federation(async () => ({ default: Compare })));
  const answers: Answers = { '/api/colors': () => [], ...props.answers };
  const api = stubApi((path, init) => {
    const answer = answers[path.split('?')[0] ?? ''];
    return answer ? answer(path, init) : new Promise(() => undefined);
  });
  return (
    <FederationContext value={federation}>
      <AppContext value={{ store: props.store, api }}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[props.at ?? '/']}>
            <Suspense>{props.children}</Suspense>
          </MemoryRouter>
        </QueryClientProvider>
      </AppContext>
    </FederationContext>
  );
}

/** For jsdom: media queries never match and every element is in view. */
export function mockBrowser(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as never;
  window.IntersectionObserver = class {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.callback([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as never;
}
